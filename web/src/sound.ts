/** Small sounds made on the spot: a stitch for a move, a chime for my turn, a purr at the end. Off unless wished. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
  if (!context) return;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, context.currentTime + at);
  volume.gain.setValueAtTime(0, context.currentTime + at);
  volume.gain.linearRampToValueAtTime(loud, context.currentTime + at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + length);
  voice.connect(volume).connect(context.destination);
  voice.start(context.currentTime + at);
  voice.stop(context.currentTime + at + length);
}

export function sound(kind: "move" | "turn" | "end"): void {
  if (!settings().sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (kind === "move") {
    tone(0, 1400, 0.05, 0.05, "triangle");
    tone(0.06, 900, 0.06, 0.05, "triangle");
  } else if (kind === "turn") {
    tone(0, 660, 0.25, 0.08);
    tone(0.12, 880, 0.35, 0.08);
  } else {
    for (let beat = 0; beat < 14; beat++) tone(beat * 0.055, 54 + (beat % 2) * 7, 0.05, 0.25, "sawtooth");
  }
}
