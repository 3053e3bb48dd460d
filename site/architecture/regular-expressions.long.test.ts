import { globSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { HOUR_MS } from "@volpe/contract";
import { checkSync } from "recheck";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const SOURCES = ["packages/*/src/**/*.{ts,tsx}", "site/src/**/*.{ts,tsx}"];
/** Only a repeated group can take exponential time. */
const REPEATED_GROUP = /\)(?:[*+]|\{\d*,\d*\})/;
/** The checker does not know `v`, which means the same here as `u`, nor `d`. */
const toKnownFlags = (flags: string) => flags.replace("v", "u").replace("d", "");

type Literal = { pattern: string; flags: string; file: string };

function listLiterals(): Literal[] {
  const found = new Map<string, Literal>();
  for (const file of globSync(SOURCES, { cwd: ROOT })) {
    if (/\.test\.tsx?$|\/test-|\.d\.ts$/.test(file)) continue;
    const lang = file.endsWith("x") ? "tsx" : "ts";
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) {
        node.forEach(visit);
      } else if (typeof node === "object" && node !== null) {
        const { regex } = node as { regex?: { pattern: string; flags: string } };
        if (regex !== undefined) found.set(`${regex.pattern}/${regex.flags}`, { ...regex, file });
        Object.values(node).forEach(visit);
      }
    };
    visit(parseAst(readFileSync(resolve(ROOT, file), "utf8"), { lang }));
  }
  return [...found.values()];
}

/**
 * Judges by the pattern's automaton or, if that is too large, by a search for a text that takes
 * long. A search that finds no such text in its time proves less than an automaton.
 */
const judge = ({ pattern, flags }: Pick<Literal, "pattern" | "flags">) => {
  const result = checkSync(pattern, toKnownFlags(flags), { checker: "auto", timeout: 20_000 });
  return result.status === "vulnerable" ? result.complexity.type : result.status;
};

// The checker takes seconds for most expressions, so this test is not in the default run.
test(
  "no regular expression is found to take exponential time for any text",
  () => {
    expect(judge({ pattern: "^(?:a|aa)+$", flags: "" })).toBe("exponential");
    expect(judge({ pattern: "^(?:a|a(?=a)a)+$", flags: "" })).toBe("exponential");
    const literals = listLiterals();
    expect(literals.length).toBeGreaterThan(500);
    const risky = literals.filter(({ pattern }) => REPEATED_GROUP.test(pattern));
    expect(risky.length).toBeGreaterThan(20);
    const found = risky.filter((literal) => judge(literal) === "exponential");
    expect(found.map(({ file, pattern }) => `${relative(ROOT, file)}: ${pattern}`)).toEqual([]);
  },
  HOUR_MS,
);
