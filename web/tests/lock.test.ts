import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the lock is whole and names no registry", () => {
  const packages: Record<string, any> = JSON.parse(readFileSync("package-lock.json", "utf-8")).packages;
  const names = Object.keys(packages);
  const missing = names.flatMap((name) =>
    Object.keys(packages[name].optionalDependencies ?? {}).filter((wanted) => !names.some((other) => other.endsWith(`node_modules/${wanted}`))),
  );
  expect(missing).toEqual([]);
  expect(names.filter((name) => "resolved" in packages[name])).toEqual([]);
});
