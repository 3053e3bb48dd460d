import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { DUTY_TESTS } from "./duty-tests.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const DECISIONS = readdirSync(join(ROOT, "docs/decisions"));
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...readdirSync(join(ROOT, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
  ...["contract", "core", "server", "ui", "widgets"].map((name) => `packages/${name}/README.md`),
  "site/README.md",
  "embed-demo/README.md",
  ...DECISIONS.map((name) => `docs/decisions/${name}`),
];
/** Folders that a build or a test creates. */
const MADE_FOLDER = /^(?:dist|node_modules|test-results|playwright-report)$/;
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

it.each(DOCUMENTS)("%s has lines of at most 120 characters", (document) => {
  const lines = readFileSync(join(ROOT, document), "utf8").split("\n");
  expect(lines.filter(({ length }) => length > 120)).toEqual([]);
});

const SOURCES = globSync(["*.ts", "{packages,site,embed-demo}/**/*.{ts,tsx,mjs}"], {
  cwd: ROOT,
  exclude: (path) => MADE_FOLDER.test(basename(path)),
});

/**
 * File names in backticks. Names that «gone» follows are left out, and so are patterns such as
 * `<name>.ts`.
 */
function listNamedSources(document: string): string[] {
  const text = readFileSync(join(ROOT, document), "utf8");
  const named = text.matchAll(/`([\w./{,}-]+\.(?:tsx?|mjs))`(?![\s,(]+gone)/g);
  return [...named].flatMap(([, name = ""]) => {
    const [, before, names = "", after] = /^(.*)\{(.+)\}(.*)$/.exec(name) ?? [];
    return before === undefined ? [name] : names.split(",").map((each) => before + each + after);
  });
}

it.each(DOCUMENTS)("%s names only sources that exist, or says that they are gone", (document) => {
  const isThere = (name: string) => SOURCES.some((path) => `/${path}`.endsWith(`/${name}`));
  expect(listNamedSources(document).filter((name) => !isThere(name))).toEqual([]);
});

/** Each package with a README, and its folder whose subfolders the README names. */
const MAPS = [
  ...["core", "server", "ui", "widgets"].map((name) => [`packages/${name}`, "src"] as const),
  ["packages/contract", "src"] as const,
  ["site", "src"] as const,
  ["embed-demo", ""] as const,
];

it.each(MAPS)("the README of %s is a map of at most 60 lines", (folder) => {
  const lines = readFileSync(join(ROOT, folder, "README.md"), "utf8")
    .trimEnd()
    .split("\n");
  expect(lines.length).toBeLessThanOrEqual(60);
});

it.each(MAPS)("the README of %s names each folder of its sources", (folder, sources) => {
  const text = readFileSync(join(ROOT, folder, "README.md"), "utf8");
  const folders = readdirSync(join(ROOT, folder, sources), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !MADE_FOLDER.test(entry.name))
    .map(({ name }) => name);
  expect(folders.filter((name) => !new RegExp(`[\`/]${name}[\`/]`).test(text))).toEqual([]);
});

const HEADINGS = ["Context", "Decision", "Consequence"];

it.each(DECISIONS)("the decision %s has three headings and at most 40 lines", (name) => {
  const lines = readFileSync(join(ROOT, "docs/decisions", name), "utf8")
    .trimEnd()
    .split("\n");
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(lines[0]).toMatch(/^# \d{3}[.:] \S/);
  const headings = lines.filter((line) => line.startsWith("## "));
  expect(headings).toEqual(HEADINGS.map((heading) => `## ${heading}`));
});

/** The numbers in the sentence by which a decision supersedes others. */
function listSuperseded(text: string): string[] {
  const [sentence = ""] = /\bsupersedes\b.*?\.(?=\s)/is.exec(text) ?? [];
  return [...sentence.matchAll(/(?<![\d(])\b\d{3}\b(?!-)/g)].map(([number]) => number);
}

it("links the successor in each superseded decision", () => {
  const read = (name: string) => readFileSync(join(ROOT, "docs/decisions", name), "utf8");
  const missing = DECISIONS.flatMap((name) =>
    listSuperseded(read(name)).filter((number) => {
      const superseded = DECISIONS.find((other) => other.startsWith(number));
      return superseded === undefined || !read(superseded).includes(`](${name})`);
    }),
  );
  expect(missing).toEqual([]);
});

it("gives each decision a number of its own", () => {
  const numbers = DECISIONS.map((name) => name.slice(0, 3));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

/** Number of a duty → the words in backticks in its line «Tests:», sorted. */
function listTestFilesOfDuties(): Record<string, string[]> {
  const text = readFileSync(join(ROOT, "docs/contract-duties.md"), "utf8");
  return Object.fromEntries(
    [...text.matchAll(/^(\d+)\. .*\n +- Tests: (.*(?:\n {5,}\S.*)*)/gm)].map(
      ([, number = "", tests = ""]) => [
        number,
        [...tests.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name).toSorted(),
      ],
    ),
  );
}

/** The text of a test file by its name in the list, which may be short; null if it is missing. */
function findTestFile(name: string): string | null {
  const path = [
    name,
    `packages/server/src/contracts/${name}.test.ts`,
    `site/src/routes/contracts/${name}.test.tsx`,
  ].find((each) => /\.(?:test|spec)\.tsx?$/.test(each) && existsSync(join(ROOT, each)));
  return path === undefined ? null : readFileSync(join(ROOT, path), "utf8");
}

it("names the test files of each of the 28 duties of a contract", () => {
  const named = Object.entries(DUTY_TESTS).map(
    ([number, files]) => [number, Object.keys(files).toSorted()] as const,
  );
  expect(named).toHaveLength(28);
  expect(listTestFilesOfDuties()).toEqual(Object.fromEntries(named));
});

it.each(Object.entries(DUTY_TESTS))("names only existing tests for duty %s", (_, files) => {
  for (const [name, titles] of Object.entries(files)) {
    const text = findTestFile(name) ?? "";
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !text.includes(`"${title}"`))).toEqual([]);
  }
});
