/** How a button was pressed: a key has no clicks to count. */
import type { How } from "./picking.svelte";

export const howPressed = (event: MouseEvent): How =>
  !event.detail ? "key" : "pointerType" in event && event.pointerType === "touch" ? "touch" : "mouse";
