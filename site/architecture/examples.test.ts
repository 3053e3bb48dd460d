import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import * as contract from "@volpe/contract";
import { expect, it } from "vitest";

const FOLDER = resolve(import.meta.dirname, "../../packages/contract/src");

/** The lines of docstrings that say what a call gives: `@example`, then `call() // value`. */
const EXAMPLES = readdirSync(FOLDER).flatMap((file) =>
  [...readFileSync(join(FOLDER, file), "utf8").matchAll(/@example\n \* (.+\)) \/\/ (.+)\n/g)].map(
    ([, call = "", value = ""]) => ({ call, value }),
  ),
);

it.each(EXAMPLES)("the example $call gives $value", ({ call, value }) => {
  // Values of another context equal ours only in their JSON.
  const run = (code: string) => JSON.stringify(runInNewContext(`(${code})`, { ...contract }));
  expect(run(call)).toBe(run(value));
});

it("finds the examples of the contract's door", () => {
  expect(EXAMPLES.length).toBeGreaterThan(20);
});
