/** Whether a key is meant for a field, an open drawer or the browser, and so no shortcut of the table.
 * A drawer that has just closed holds the focus until the next frame: keys pressed then are the table's. */
export function isTaken(press: KeyboardEvent): boolean {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return true;
  if (document.querySelector("dialog[open]")) return true;
  const target = press.target as HTMLElement;
  return target.closest("input, select, textarea") !== null && target.closest("dialog") === null;
}
