import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const MANIFESTS = ["contract", "core", "ui", "widgets", "server"].map((name) => `packages/${name}`);

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "volpe-lint-"));
  // Biome requires a `.gitignore` and treats an empty one as missing.
  writeFileSync(`${folder}/.gitignore`, "node_modules/\n");
  for (const path of [
    "biome.json",
    ...[...MANIFESTS, "site"].map((name) => `${name}/package.json`),
  ]) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    cpSync(`${ROOT}/${path}`, `${folder}/${path}`);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

type Wrong = {
  rule: string;
  path: string;
  content: string;
  /** Other files of the same folder, name → content. */
  beside?: Record<string, string>;
};

const wrongs: Wrong[] = [
  {
    rule: "noUndeclaredDependencies",
    path: "packages/ui/src/wrong.ts",
    content: 'import { createServer } from "@volpe/server";\nexport const wrong = createServer;\n',
  },
  {
    rule: "noUndeclaredDependencies",
    path: "packages/contract/src/wrong.ts",
    content: 'import { createClient } from "@volpe/core";\nexport const wrong = createClient;\n',
  },
  {
    rule: "noRestrictedImports",
    path: "packages/core/src/wrong.ts",
    content: 'import { BRAND } from "../../contract/src/brand.ts";\nexport const wrong = BRAND;\n',
  },
  {
    rule: "noRestrictedImports",
    path: "packages/core/src/api/wrong.ts",
    content: 'import { wrong } from "../../../../packages/server/src/x.ts";\nexport { wrong };\n',
  },
  {
    rule: "noRestrictedImports",
    path: "site/src/wrong.ts",
    content: 'import { Fox } from "@volpe/ui/src/brand/fox.tsx";\nexport const wrong = Fox;\n',
  },
  {
    rule: "noRestrictedImports",
    path: "packages/server/src/wrong.ts",
    content:
      'import { routes } from "../../../site/src/routes.tsx";\nexport const wrong = routes;\n',
  },
  {
    rule: "noRestrictedImports",
    path: "site/src/routes/home/wrong.tsx",
    content: 'import { createServer } from "@volpe/server";\nexport const wrong = createServer;\n',
  },
  ...["contract", "core", "ui", "widgets"].map((name) => ({
    rule: "noNodejsModules",
    path: `packages/${name}/src/wrong.ts`,
    content: 'import { readFileSync } from "node:fs";\nexport const wrong = readFileSync;\n',
  })),
  {
    rule: "noImportCycles",
    path: "packages/server/src/wrong.ts",
    content: 'import { other } from "./other.ts";\n\nexport const wrong = () => other;\n',
    beside: {
      "other.ts": 'import { wrong } from "./wrong.ts";\n\nexport const other = () => wrong;\n',
    },
  },
  {
    rule: "noImportCycles",
    path: "packages/server/src/wrong-type.ts",
    content:
      'import type { Other } from "./other-type.ts";\n\nexport type Wrong = { other: Other };\n',
    beside: {
      "other-type.ts":
        'import type { Wrong } from "./wrong-type.ts";\n\nexport type Other = Wrong | null;\n',
    },
  },
  {
    rule: "noProcessEnv",
    path: "packages/server/src/wrong.ts",
    content: "export const wrong = process.env.PORT;\n",
  },
  {
    rule: "noExcessiveLinesPerFile",
    path: "packages/server/src/wrong.ts",
    content: Array.from(
      { length: 301 },
      (_, line) => `export const wrong${line} = ${line};\n`,
    ).join(""),
  },
];

test.each(wrongs)("$rule refuses $path", ({ rule, path, content, beside }) => {
  expect(lint(path, content, beside)).toContain(rule);
});

test("accepts an import of a package by its name", () => {
  const content = 'import { BRAND } from "@volpe/contract";\n\nexport const right = BRAND;\n';
  expect(lint("packages/core/src/right.ts", content)).toEqual([]);
});

/** Names of the rules that report the file. */
function lint(path: string, content: string, beside: Record<string, string> = {}): string[] {
  const file = `${folder}/${path}`;
  const others = Object.entries(beside).map(([name, text]) => ({
    file: join(dirname(file), name),
    text,
  }));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  for (const { file: other, text } of others) {
    writeFileSync(other, text);
  }
  const { stdout } = spawnSync(
    `${ROOT}/node_modules/.bin/biome`,
    ["lint", "--reporter=json", path],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  for (const written of [file, ...others.map(({ file: other }) => other)]) {
    rmSync(written);
  }
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string }[] };
  return diagnostics.map(({ category }) => category.split("/").at(-1) ?? category);
}
