/** What was told, in sentences: for the log, the line of news and the live region. */
import type { GamePart, Message, Say } from "./games/contract";

export function sayMessage(message: Message, part: GamePart, names: string[], t: Say): string[] {
  const name = message.seat === null ? "" : (names[message.seat] ?? "");
  if (message.kind === "move") {
    return message.events.map((event) => part.sayEvent(event, names, t)).filter(Boolean);
  }
  if (message.kind === "created") return [];
  if (message.kind === "reaction") return [t("web-said-reaction", { name, reaction: t(`host-react-${message.reaction}`) })];
  if (message.kind === "joined") return [t("web-said-joined", { name: String(message.name ?? name) })];
  const key = { undo: "web-said-undo", left: "web-said-left", back: "web-said-back", gave_up: "web-said-gave-up", rematch: "web-said-rematch" }[
    message.kind
  ];
  return key ? [t(key, { name })] : [];
}
