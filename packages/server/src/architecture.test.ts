import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCE = import.meta.dirname;
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), "utf8") }));
const product = files.filter(
  ({ file }) => !/(^|\/)(test-|property\/)|\.test\.ts$|-fixture\.ts$/.test(file),
);

const importsOf = (text: string) =>
  [...text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(([, name]) => name ?? "");

test("SQL stands in repositories, tables, the database's folder and the job queue alone", () => {
  const allowed = /(-repository|-tables)\.ts$|^db\/|^jobs\//;
  const strangers = product
    .filter(({ file }) => !allowed.test(file))
    .filter(({ text }) =>
      importsOf(text).some((name) => /^(drizzle-orm|pg$|@electric-sql)/.test(name)),
    )
    .map(({ file }) => file);
  expect(strangers).toEqual([]);
});

test("the environment is read in one file", () => {
  const readers = product.filter(({ text }) => /process\.env\b/.test(text)).map(({ file }) => file);
  expect(readers).toEqual(["config.ts"]);
});

test("rules of the annual spend know neither Fastify nor the database", () => {
  const strangers = product
    .filter(({ file }) => file.startsWith("spend/"))
    .filter(({ text }) => importsOf(text).some((name) => /fastify|drizzle|\/db\//.test(name)))
    .map(({ file }) => file);
  expect(strangers).toEqual([]);
});

test("nothing of the product imports a test's helper", () => {
  const helpers = new Set(
    files.map(({ file }) => file).filter((file) => /(^|\/)test-[^/]*$/.test(file)),
  );
  const strangers = product
    .filter(({ file, text }) =>
      importsOf(text)
        .filter((name) => name.startsWith("."))
        .some((name) => helpers.has(relative(SOURCE, resolve(SOURCE, dirname(file), name)))),
    )
    .map(({ file }) => file);
  expect(strangers).toEqual([]);
});
