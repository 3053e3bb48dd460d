import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import {
  createFilledSearch,
  createTestDocument,
  createTestSearch,
  createTestSource,
  TEST_CARS,
} from "./test-search.ts";

let filled: Awaited<ReturnType<typeof createFilledSearch>>;
beforeAll(async () => {
  filled = await createFilledSearch();
});
afterAll(() => filled.close());

const toText = (spans: { text: string }[] = []) => spans.map(({ text }) => text).join("");
const findFirst = async (asked: string) => {
  const { groups } = await filled.search.find(asked);
  return `${groups[0]?.group}: ${toText(groups[0]?.results[0]?.title)}`;
};

test.each([
  ["wolksvagen golf", "noleggio: Volkswagen Golf 2.0 TDI"],
  ["volks wagen golf", "noleggio: Volkswagen Golf 2.0 TDI"],
  ["peugot", "noleggio: Peugeot 208 PureTech"],
  ["toyotta", "noleggio: Toyota Yaris Hybrid"],
  ["pannda", "noleggio: Fiat Panda 1.0 Hybrid"],
  ["panda fiat", "noleggio: Fiat Panda 1.0 Hybrid"],
  ["citroen", "noleggio: Citroën C3 Plus"],
  ["ŠKODA", "noleggio: Škoda Octavia Wagon"],
  ["troc", "noleggio: Volkswagen T-Roc 1.5 TSI"],
  ["500", "noleggio: Fiat 500e"],
  ["lucie fissa", "luce: Nottola Luce Fissa"],
  ["lucefissa", "luce: Nottola Luce Fissa"],
  ["solndra", "marche: Solandra Energia S.r.l."],
  ["volture", "domande: Voltura o subentro: qual è la differenza?"],
  ["comissioni del pos", "blog: Quanto costa un POS: le commissioni, circuito per circuito"],
])("«%s» finds first %s", async (asked, first) => {
  expect(await findFirst(asked)).toBe(first);
});

test.each([
  ["eletricità", "elettricità", "luce"],
  ["bolleta", "bolletta", "domande"],
  ["assicurazzione", "assicurazione", "blog"],
])("«%s» is mended to «%s», and says so", async (asked, correction, group) => {
  const results = await filled.search.find(asked);
  expect(results).toMatchObject({ matching: "all", correction });
  expect(results.groups.map((each) => each.group)).toContain(group);
});

test.each(["xqzwk", "asdfgh", "blablabla", "pizza", "zzzz zzzz", "qwertyuiop 🦊"])(
  "«%s» finds nothing rather than anything",
  async (asked) => {
    expect(await filled.search.find(asked)).toMatchObject({
      matching: "none",
      total: 0,
      groups: [],
    });
    expect((await filled.search.suggest(asked)).suggestions).toEqual([]);
  },
);

test.each(["", "   ", "il di la", "perché", "🦊", "& | ! ( ) :* <-> '"])(
  "«%s» has no word to look for, which is no fault",
  async (asked) => {
    expect(await filled.search.find(asked)).toMatchObject({ matching: "empty", groups: [] });
  },
);

test.each([
  "';drop table x;--",
  "a\\b'c",
  "luce:*&!gas",
  "\u0000luce\u0000",
  "\ud800",
  "a".repeat(100_000),
])("answers %j without fault", async (asked) => {
  await expect(filled.search.find(asked)).resolves.toHaveProperty("matching");
  await expect(filled.search.suggest(asked)).resolves.toHaveProperty("suggestions");
});

test("an offer is found by its code, whole or begun", async () => {
  const [offer] = filled.services.catalogue.entries();
  for (const asked of [offer?.code ?? "", offer?.code.toLowerCase().slice(0, 24) ?? ""]) {
    const { groups } = await filled.search.find(asked);
    const paths = groups.flatMap(({ results }) => results.map(({ path }) => path));
    expect(paths).toContain(offer?.path);
  }
});

test("words that stand nowhere are named and left out; words never together find what has some", async () => {
  expect(await filled.search.find("luce xqzwk")).toMatchObject({
    matching: "all",
    unknown: ["xqzwk"],
  });
  expect(await filled.search.find("toyota bolletta")).toMatchObject({ matching: "some" });
});

test("counts each group whole, and turns its pages without losing or repeating any", async () => {
  const { groups } = await filled.search.find("offerta", { group: "luce" });
  const count = groups[0]?.count ?? 0;
  expect(count).toBe(
    filled.services.catalogue.entries().filter((e) => e.tipology === "luce").length,
  );
  const pages = [1, 2, 3].map((page) => filled.search.find("offerta", { group: "luce", page }));
  const paths = (await Promise.all(pages)).flatMap(
    (page) => page.groups[0]?.results.map(({ path }) => path) ?? [],
  );
  expect(new Set(paths).size).toBe(Math.min(60, count));
});

test("counts whole where no page has all the words; pages are turned within a group alone", async () => {
  const some = await filled.search.find("toyota offerta");
  expect(some).toMatchObject({ matching: "some", page: 1, pages: 1 });
  const alone = await filled.search.find("offerta", { group: "luce" });
  const luce = some.groups.find(({ group }) => group === "luce");
  expect(luce?.count).toBe(alone.total);
  expect(alone.pages).toBeGreaterThan(1);
  expect(await filled.search.find("offerta", { page: 3 })).toEqual(
    await filled.search.find("offerta"),
  );
});

test("suggests at most eight, from the first letters on", async () => {
  expect((await filled.search.suggest("l")).suggestions).toHaveLength(8);
  const { suggestions } = await filled.search.suggest("peug");
  expect(suggestions).toContainEqual({
    kind: "noleggio",
    kindLabel: "Noleggio",
    label: "Peugeot 208 PureTech",
    path: "/noleggio/peugeot-208-puretech",
  });
});

test("over HTTP whatever is asked is answered, also a group or page that is not there", async () => {
  const { app } = filled.server;
  for (const query of ["", "?q=luce&gruppo=boh&pagina=-3", "?q=a&q=b", "?pagina=1e9&q=luce"]) {
    expect((await app.inject(`/api/v1/search${query}`)).statusCode).toBe(200);
    expect((await app.inject(`/api/v1/search/suggestions${query}`)).statusCode).toBe(200);
  }
  expect((await app.inject("/api/v1/search?q=%00")).statusCode).toBe(422);
});

test("a change is found at once, what did not change is left as it was, and what went is gone", async () => {
  const open = await createTestDatabase();
  const source = createTestSource(TEST_CARS);
  const search = await createTestSearch(open, [source]);
  expect(await search.find("panda")).toMatchObject({ total: 1 });
  source.replace([
    createTestDocument({ title: "Dacia Sandero" }),
    ...TEST_CARS.filter(({ title }) => !title.includes("Panda")),
  ]);
  expect(await search.find("dacia")).toMatchObject({ total: 0 });
  await search.reindex();
  expect(await search.find("dacia")).toMatchObject({ total: 1 });
  expect(await search.find("fiat")).toMatchObject({ total: 1 });
  expect(await search.find("panda")).toMatchObject({ total: 0 });
  await search.close();
  await open.close();
});

test("whoever searches while the index is renewed finds what was there", async () => {
  const open = await createTestDatabase();
  const many = Array.from({ length: 400 }, (_, n) =>
    createTestDocument({ title: `Fiat Panda ${n}` }),
  );
  const source = createTestSource(many);
  const search = await createTestSearch(open, [source]);
  source.replace(many.map((document) => ({ ...document, subtitle: "da 199 € al mese" })));
  let isDone = false;
  const renewing = search.reindex().then(() => {
    isDone = true;
  });
  for (let turn = 0; !isDone; turn += 1) {
    // Another word that stands nowhere, or the answer would be one that was kept.
    const { total } = await search.find(`fiat panda z${"q".repeat(1 + (turn % 60))}`);
    expect(total).toBe(400);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await renewing;
  await search.close();
  await open.close();
});
