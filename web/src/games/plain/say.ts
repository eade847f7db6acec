/** Any game in words: its own where it has them, else the names and values of the fields. */
import { has } from "../../words.svelte";
import type { AnyAction, AnyView, Event, Line, Say } from "../contract";
import { lineArgs, type Args } from "../lines";

/** Fields of every view that say nothing of what lies on the table. */
const FRAME = ["config", "seat", "to_act"];

export const fieldsOf = (view: AnyView): [name: string, value: unknown][] => Object.entries(view).filter(([name]) => !FRAME.includes(name));

/** What a field of the view is called. */
export const sayField = (prefix: string, name: string, t: Say): string => sayOr(`${prefix}-field-${name}`, {}, name, t);

/** A value without brackets and quotes. */
export function sayValue(value: unknown, t: Say): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return t(value ? "web-plain-yes" : "web-plain-no");
  if (Array.isArray(value)) return value.map((part) => sayValue(part, t)).join(value.some((part) => part && typeof part === "object") ? " | " : " ") || "–";
  if (typeof value === "object") return sayFields(value, t) || "–";
  return String(value);
}

export function sayAction(prefix: string, action: AnyAction, t: Say): string {
  const { kind, ...fields } = action as { kind: string } & Args;
  return sayOr(`${prefix}-action-${kind}`, fields, [kind, sayFields(fields, t)].filter(Boolean).join(", "), t);
}

export const sayLine = (prefix: string, line: Line, t: Say): string => sayOr(`${prefix}-line-${line.rule}`, lineArgs(line), line.rule, t);

export function sayEvent(prefix: string, { name, seat, cells, args }: Event, names: string[], t: Say): string {
  const told = { ...args, name: seat === null ? "" : (names[seat] ?? ""), cells: cells.join(" ") };
  return sayOr(`${prefix}-event-${name}`, told, "", t);
}

const sayFields = (fields: object, t: Say): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${sayValue(value, t)}`)
    .join(", ");

const sayOr = (key: string, args: Args, other: string, t: Say): string => (has(key) ? t(key, args) : other);
