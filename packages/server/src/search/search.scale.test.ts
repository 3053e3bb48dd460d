import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { type OpenDatabase, PGLITE_OPTIONS, toPgliteDatabase } from "../db/database.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { silentLog } from "../log.ts";
import {
  createTestDocument,
  createTestSearch,
  createTestSource,
  TEST_CARS,
} from "./test-search.ts";

const DOCUMENTS = [
  ...TEST_CARS,
  createTestDocument({ title: "Luce Fissa Casa", group: "luce", subtitle: "prezzo fisso" }),
  createTestDocument({ title: "Gas Indice", group: "gas", subtitle: "prezzo variabile" }),
  createTestDocument({
    title: "Come si legge la bolletta dell’elettricità",
    group: "blog",
    body: "La bolletta ha uno scontrino. L’assicurazione non c’entra.",
  }),
];
const QUERIES = [
  "wolksvagen",
  "peugot",
  "lucie fissa",
  "eletricità",
  "assicurazzione",
  "bolleta",
  "toyotta",
  "pannda",
  "citroen",
  "luce gas",
  "xqzwk",
  "500",
  "auto",
];

async function createOnPglite(): Promise<OpenDatabase> {
  const open = toPgliteDatabase(await PGlite.create(PGLITE_OPTIONS));
  await migrateDatabase(open, silentLog);
  return open;
}

test("both databases find the same, in the same order", async () => {
  const opened = [await createTestDatabase(), await createOnPglite()];
  expect(opened.map(({ kind }) => kind)).toEqual(["postgres", "pglite"]);
  const searches = await Promise.all(
    opened.map((open) => createTestSearch(open, [createTestSource(DOCUMENTS)])),
  );
  for (const asked of QUERIES) {
    const [onPostgres, onPglite] = await Promise.all(searches.map((each) => each.find(asked)));
    expect(onPostgres).toEqual(onPglite);
    const [suggested, alike] = await Promise.all(searches.map((each) => each.suggest(asked)));
    expect(suggested).toEqual(alike);
  }
  for (const [index, open] of opened.entries()) {
    await searches[index]?.close();
    await open.close();
  }
});
