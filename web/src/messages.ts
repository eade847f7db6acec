/** What was told, in sentences: for the log, the line of news and the live region. */
import type { AnyBox, GamePart, Message, Say } from "./games/contract";
import type { Table } from "./match.svelte";
import { isGone, sayGone } from "./presence";

/** Whose turn it is, and since when they are gone if nobody who could act is here. */
export function sayTurn(table: Pick<Table, "status" | "seat" | "to_act" | "chairs">, names: string[], now: number, t: Say): string {
  if (table.status === "over") return t("web-over");
  if (table.seat !== null && table.to_act.includes(table.seat)) return t("web-your-turn", { name: names[table.seat] });
  const waited = table.to_act.map((seat) => names[seat]);
  if (!waited.length) return "";
  if (!table.to_act.every((seat) => isGone(table.chairs[seat]))) return t("web-turn-of", { count: waited.length, names: waited.join(", ") });
  const gone = table.to_act.map((seat) => `${names[seat]} (${sayGone(table.chairs[seat].since, now, t)})`);
  return t("web-waiting-for", { names: gone.join(", ") });
}

export function sayMessage(message: Message, part: GamePart, names: string[], t: Say, box: AnyBox): string[] {
  const name = message.seat === null ? "" : (names[message.seat] ?? "");
  if (message.kind === "move") {
    return message.events.map((event) => part.sayEvent(event, names, t, box)).filter(Boolean);
  }
  if (message.kind === "created") return [];
  if (message.kind === "reaction") return [t("web-said-reaction", { name, reaction: t(`host-react-${message.reaction}`) })];
  if (message.kind === "joined") return [t("web-said-joined", { name: String(message.name ?? name) })];
  const key = { undo: "web-said-undo", left: "web-said-left", back: "web-said-back", gave_up: "web-said-gave-up", rematch: "web-said-rematch" }[
    message.kind
  ];
  return key ? [t(key, { name })] : [];
}
