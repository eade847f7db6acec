/** A bench for boards: harness.html?game=calico&fixture=name&lang=fr&theme=dark&calm&motif. Not part of what is shipped. */
import { mount } from "svelte";
import "../styles/theme.css";
import "../styles/base.css";
import { hasBoard, loadPart } from "../games";
import { learn, speak, spokenLanguage } from "../words.svelte";
import Harness from "./Harness.svelte";

const fixtures = import.meta.glob<any>("../games/*/fixtures/*.json", { import: "default" });

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "calico";
if (!hasBoard(game)) throw new Error(game);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
document.documentElement.dataset.calm = asked.has("calm") ? "yes" : "no";
await speak(spokenLanguage([asked.get("lang") ?? "en"]));
await learn(game);
const load = fixtures[`../games/${game}/fixtures/${asked.get("fixture") ?? "first"}.json`];
mount(Harness, {
  target: document.getElementById("app")!,
  props: {
    part: await loadPart(game, ""),
    fixture: load ? await load() : null,
    motif: asked.has("motif"),
    calm: asked.has("calm"),
    show: asked.get("show") ?? "board",
  },
});
document.body.dataset.ready = "yes";
