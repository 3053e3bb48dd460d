import { existsSync, globSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

/** Licences that ask at most for their text in each copy, which every package contains. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  // Fonts and the letters of the text recognition.
  "OFL-1.1",
  "Unlicense",
];

/** Packages whose manifest names no licence, with what their LICENSE file says. */
const READ: Readonly<Record<string, string>> = { "png-js": "MIT" };

type Manifest = {
  name: string;
  license?: string;
  /** The form that npm used before 2014. */
  licenses?: { type: string }[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** The folder of a dependency as Node finds it; null if it is not installed. */
function findFolder(from: string, name: string): string | null {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, "node_modules", name);
    if (existsSync(join(folder, "package.json"))) {
      return realpathSync(folder);
    }
    if (at === dirname(at)) {
      return null;
    }
  }
}

/** The packages of a production install of the workspace, and the dependencies that are missing. */
function listPackages() {
  const folders = globSync(["packages/*/package.json", "site/package.json"], { cwd: ROOT });
  const waiting = folders.map((path) => join(ROOT, dirname(path)));
  const found = new Map<string, Manifest>();
  const missing: string[] = [];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) {
      continue;
    }
    const manifest = readManifest(folder);
    const { dependencies = {}, optionalDependencies = {} } = manifest;
    found.set(folder, manifest);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = findFolder(folder, name);
      if (next !== null) {
        waiting.push(next);
      } else if (!(name in optionalDependencies)) {
        missing.push(`${manifest.name} → ${name}`);
      }
    }
  }
  return { packages: [...found.values()], missing };
}

function isAllowed({ name, license, licenses = [] }: Manifest): boolean {
  const named = license ?? licenses[0]?.type ?? READ[name] ?? "none";
  return named
    .replace(/^\(|\)$/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => ALLOWED.includes(one)));
}

test("every production dependency has a licence that is on the list", () => {
  const { packages, missing } = listPackages();
  const foreign = packages.filter(({ name }) => !name.startsWith("@volpe/"));
  expect(missing).toEqual([]);
  expect(foreign.length).toBeGreaterThan(200);
  expect(foreign.filter((manifest) => !isAllowed(manifest)).map(({ name }) => name)).toEqual([]);
});

test.each([
  ["GPL-3.0-only", false],
  ["(MIT OR GPL-3.0-only)", true],
  ["(MIT AND GPL-3.0-only)", false],
  ["SEE LICENSE IN LICENSE.md", false],
  [undefined, false],
])("allows the licence %s: %s", (license, allowed) => {
  expect(isAllowed({ name: "x", ...(license === undefined ? {} : { license }) })).toBe(allowed);
});
