import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const DECISIONS = readdirSync(join(ROOT, "docs/decisions"));
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/architecture.md",
  ...["contract", "core", "server", "ui", "widgets"].map((name) => `packages/${name}/README.md`),
  "site/README.md",
  "embed-demo/README.md",
  ...DECISIONS.map((name) => `docs/decisions/${name}`),
];
/** Paths that a build or a running program creates, so a fresh checkout lacks them. */
const MADE = /(?:^|\/)(?:dist|\.data|\.shots|node_modules)(?:\/|$)/;

/** Links to files, and paths in backticks that begin with a folder of the repository. */
function listPaths(document: string): string[] {
  const text = readFileSync(join(ROOT, document), "utf8");
  const links = [...text.matchAll(/\]\(([^)#\s:]+)[^)]*\)/g)].map(([, path = ""]) =>
    join(dirname(document), path),
  );
  const named = [...text.matchAll(/`((?:packages|site|docs|embed-demo)\/[\w./-]+)`/g)].map(
    ([, path = ""]) => path,
  );
  return [...links, ...named].filter((path) => !MADE.test(path));
}

it.each(DOCUMENTS)("%s names only paths that exist", (document) => {
  expect(listPaths(document).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it("numbers each decision once", () => {
  const numbers = DECISIONS.map((name) => name.slice(0, 3));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
