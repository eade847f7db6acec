import { expect, test } from "vitest";
import { parseRoute } from "../src/route.svelte";

test("each address leads to its page", () => {
  expect(parseRoute("/")).toEqual({ page: "lobby" });
  expect(parseRoute("/new/calico")).toEqual({ page: "new", game: "calico" });
  expect(parseRoute("/t/aB_-9")).toEqual({ page: "match", match: "aB_-9" });
  expect(parseRoute("/rules/yummy_kitty", "#4.2")).toEqual({ page: "rules", game: "yummy_kitty", section: "4.2" });
  expect(parseRoute("/new/saucers")).toEqual({ page: "new", game: "saucers" });
  expect(parseRoute("/print/calico")).toEqual({ page: "print", game: "calico" });
  expect(parseRoute("/settings")).toEqual({ page: "settings" });
});

test("what is not known is missing", () => {
  for (const path of ["/new", "/print/chess", "/t", "/nothing", "/settings/more", "/t/a/b", "/%ff", "/t/%"])
    expect(parseRoute(path)).toEqual({ page: "missing" });
});
