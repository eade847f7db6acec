/** The shapes of the wire, from the server's own description (described.d.ts, generated). */
import type { components } from "./described";

export type Shapes = components["schemas"];

/** Whatever a socket may bring. */
export type SocketNews =
  | Shapes["SocketMessage"]
  | Shapes["SocketView"]
  | Shapes["SocketPresence"]
  | Shapes["SocketMoved"]
  | Shapes["SocketRefused"]
  | Shapes["SocketStill"]
  | Shapes["SocketPong"];
