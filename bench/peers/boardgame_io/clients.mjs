/** `node clients.mjs PORT MATCHES SECONDS`: each move as soon as the other player has seen the last; delays as JSON. */
import { createRequire } from "node:module";
import { game } from "./game.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const delays = [];
let stop = Infinity;

/** The server makes a match as soon as someone asks for it. */
function play(number) {
  const matchID = `bench${number}`;
  const players = ["0", "1"].map((playerID) => Client({ game, matchID, playerID, debug: false, multiplayer: SocketIO({ server }) }));
  let [sent, moved] = [0, -1];
  players.forEach((player, seat) => {
    player.start();
    player.subscribe((state) => {
      if (!state?.isConnected || state.ctx.currentPlayer !== String(seat) || state.G.count <= moved) return;
      if (moved >= 0) delays.push(performance.now() - sent);
      moved = state.G.count;
      if (performance.now() > stop) return;
      sent = performance.now();
      queueMicrotask(() => player.moves.add());
    });
  });
}

for (let number = 0; number < matches; number++) play(number);
await new Promise((done) => setTimeout(done, 1000));
delays.length = 0;
const began = performance.now();
stop = began + 1000 * seconds;
await new Promise((done) => setTimeout(done, 1000 * seconds));
const spent = (performance.now() - began) / 1000;
delays.sort((a, b) => a - b);
const at = (share) => delays[Math.floor(delays.length * share)];
console.log(JSON.stringify({ moves_per_second: delays.length / spent, p50_ms: at(0.5), p95_ms: at(0.95) }));
process.exit(0);
