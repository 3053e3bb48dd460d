import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

/**
 * An article directly before a formatted day. Italian shortens it before 8 and 11: «l’8»,
 * «dall’11».
 */
const UNELIDED =
  /\b(?:[Ii]l|al|[Dd]al|del)(?:\s|\{" "\})+(?:\$?\{(?:format(?:Date|Moment|Version)\(|day\})|<RomeTime\b|<time\b)/g;

const findUnelided = (text: string) => [...text.matchAll(UNELIDED)].map(([found]) => found);

it("writes every article before a day with the function that shortens it", () => {
  const sources = globSync(["packages/*/src/**/*.{ts,tsx}", "site/src/**/*.{ts,tsx}"], {
    cwd: ROOT,
    exclude: ["**/*.test.*"],
  });
  expect(sources.length).toBeGreaterThan(1000);
  const wrong = sources.flatMap((path) =>
    findUnelided(readFileSync(resolve(ROOT, path), "utf8")).map((found) => `${path}: ${found}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  "dal {formatDate(start)}",
  "non entri dal {day}",
  "finito il <RomeTime iso={until} />",
  'Ricevuto il{" "}\n  <RomeTime iso={at} />',
])("finds %s", (text) => {
  expect(findUnelided(text)).toHaveLength(1);
});
