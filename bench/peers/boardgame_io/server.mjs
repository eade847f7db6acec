/** `node server.mjs PORT` */
import { createRequire } from "node:module";
import { game } from "./game.mjs";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");
Server({ games: [game], origins: [/.*/] }).run(Number(process.argv[2]));
