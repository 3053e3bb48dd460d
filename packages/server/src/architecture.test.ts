import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

/** The entry files of the package and of the operator's commands. */
const DOORS = ["index.ts", "admin/admin.ts"];

/** Every file that the entry files reach, with its imports. */
function readProduct(): Map<string, { text: string; imports: string[] }> {
  const files = new Map<string, { text: string; imports: string[] }>();
  const waiting = [...DOORS];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) {
      continue;
    }
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    const names = [...text.matchAll(/(?:from|import|import\()\s*"([^"]+)"/g)];
    const folder = dirname(file);
    const imports = names.map(([, name = ""]) =>
      name.startsWith(".") ? relative(".", resolve(folder, name)) : name,
    );
    files.set(file, { text, imports });
    waiting.push(...imports.filter((name) => name.endsWith(".ts")));
  }
  return files;
}

const product = readProduct();

const filesThat = (breaks: (file: string, imports: string[], text: string) => boolean) =>
  [...product]
    .filter(([file, { imports, text }]) => breaks(file, imports, text))
    .map(([file]) => file);

test("reaches every part of the product from the entry files", () => {
  expect([...product.keys()]).toEqual(
    expect.arrayContaining([
      "app.ts",
      "db/database.ts",
      "spend/annual-spend.ts",
      "admin/commands.ts",
    ]),
  );
});

test("allows SQL only in repositories, tables, the database folder and the job queue", () => {
  const allowed = /(-repository|-tables)\.ts$|^db\/|^jobs\//;
  const sql = /^(drizzle-orm|pg$|@electric-sql\/)/;
  expect(
    filesThat((file, imports) => !allowed.test(file) && imports.some((name) => sql.test(name))),
  ).toEqual([]);
});

test("reads the environment in one file", () => {
  expect(filesThat((_file, _imports, text) => /process\.env\b/.test(text))).toEqual([
    "process/config.ts",
  ]);
});

test("keeps Fastify and the database out of the rules of the annual spend", () => {
  const outside = /^(fastify|@fastify|drizzle-orm|db)\b/;
  expect(
    filesThat(
      (file, imports) => /^spend\//.test(file) && imports.some((name) => outside.test(name)),
    ),
  ).toEqual([]);
});

test("imports no test files in product files", () => {
  const tests =
    /(^|\/)(test|fake)-|\.test\.ts$|^(vitest|fast-check|smtp-server|oauth2-mock-server)$/;
  expect(filesThat((_file, imports) => imports.some((name) => tests.test(name)))).toEqual([]);
});
