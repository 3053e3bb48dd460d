import { expect, test, vi } from "vitest";
import { setUp } from "../test-setup.ts";
import {
  createFilledSearch,
  createTestDocument,
  createTestSearch,
  createTestSource,
  TEST_CARS,
} from "./test-search.ts";

const filled = setUp("file", createFilledSearch);

const joinSpans = (spans: { text: string }[] = []) => spans.map(({ text }) => text).join("");
const findFirst = async (asked: string) => {
  const { groups } = await filled.search.find(asked);
  return `${groups[0]?.group}: ${joinSpans(groups[0]?.results[0]?.title)}`;
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
  ["comissioni del pos", "blog: Quanto costa un POS: commissioni, circuito per circuito"],
])("«%s» finds first %s", async (asked, first) => {
  expect(await findFirst(asked)).toBe(first);
});

test.each([
  ["eletricità", "elettricità", "luce"],
  ["bolleta", "bolletta", "domande"],
  ["assicurazzione", "assicurazione", "blog"],
])("«%s» is corrected to «%s»", async (asked, correction, group) => {
  const results = await filled.search.find(asked);
  expect(results).toMatchObject({ matching: "all", correction });
  expect(results.groups.map((each) => each.group)).toContain(group);
});

test.each(["xqzwk", "asdfgh", "blablabla", "pizza", "zzzz zzzz", "qwertyuiop 🦊"])(
  "«%s» finds nothing",
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
  "treats «%s» as an empty search",
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
])("answers the search for %j without an error", async (asked) => {
  await expect(filled.search.find(asked)).resolves.toHaveProperty("matching");
  await expect(filled.search.suggest(asked)).resolves.toHaveProperty("suggestions");
});

test("finds an offer by its code or the beginning of it", async () => {
  const [offer] = filled.services.catalogue.entries();
  for (const asked of [offer?.code ?? "", offer?.code.toLowerCase().slice(0, 24) ?? ""]) {
    const { groups } = await filled.search.find(asked);
    const paths = groups.flatMap(({ results }) => results.map(({ path }) => path));
    expect(paths).toContain(offer?.path);
  }
});

test("an amount is no model's name", async () => {
  const all = await filled.search.find("auto");
  for (const asked of [
    "auto 208 euro",
    "auto a 20 euro",
    "auto sotto 300 euro",
    "auto meno di 300 euro",
    "auto fino a 300€",
  ]) {
    expect(await filled.search.find(asked), asked).toMatchObject({
      matching: "all",
      total: all.total,
      unknown: [],
    });
  }
});

test.each(["lecce", "bari", "rho", "la spezia", "san donato milanese"])(
  "«%s» beside a product excludes no offer",
  async (place) => {
    const all = await filled.search.find("luce milano", { group: "luce" });
    expect(await filled.search.find(`luce ${place}`, { group: "luce" })).toMatchObject({
      matching: "all",
      total: all.total,
      unknown: [],
      correction: null,
    });
  },
);

test("a word that pages have is no place", async () => {
  const { groups } = await filled.search.find("luce ora");
  expect(groups.map(({ group }) => group)).not.toContain("luce");
});

test.each(["offerta per vedova", "a2a energia", "bolletta vedova"])(
  "«%s» finds nothing by its common word alone",
  async (asked) => {
    expect(await filled.search.find(asked)).toMatchObject({ matching: "none", groups: [] });
  },
);

test("finds by the rare word if no document has both words", async () => {
  const { total } = await filled.search.find("toyota");
  expect(await filled.search.find("toyota bolletta")).toMatchObject({ matching: "some", total });
});

test("corrects an additional vowel before the end of a word", async () => {
  expect(await filled.search.find("lucie fissa")).toMatchObject({ correction: "luce fissa" });
  expect(await filled.search.find("luci fisse")).toMatchObject({ correction: null });
});

test("finds documents with some of the words if none has all", async () => {
  expect(await filled.search.find("luce xqzwk")).toMatchObject({
    matching: "all",
    unknown: ["xqzwk"],
  });
  expect(await filled.search.find("toyota bolletta")).toMatchObject({ matching: "some" });
});

test("pages through a group without losing or repeating a result", async () => {
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

test("counts every document that has at least one of the less common words", async () => {
  const some = await filled.search.find("toyota peugeot offerta");
  expect(some).toMatchObject({ matching: "some", page: 1, pages: 1, total: 2 });
  const alone = await filled.search.find("offerta", { group: "luce" });
  expect(alone.pages).toBeGreaterThan(1);
  expect(await filled.search.find("offerta", { page: 3 })).toEqual(
    await filled.search.find("offerta"),
  );
});

test("suggests at most eight results from the first letter on", async () => {
  expect((await filled.search.suggest("l")).suggestions).toHaveLength(8);
  const { suggestions } = await filled.search.suggest("peug");
  expect(suggestions).toContainEqual({
    kind: "noleggio",
    kindLabel: "Noleggio",
    label: "Peugeot 208 PureTech",
    path: "/noleggio/peugeot-208-puretech",
  });
});

test("answers unknown groups and pages over HTTP", async () => {
  const { app } = filled.server;
  for (const query of ["", "?q=luce&gruppo=boh&pagina=-3", "?q=a&q=b", "?pagina=1e9&q=luce"]) {
    expect((await app.inject(`/api/v1/search${query}`)).statusCode).toBe(200);
    expect((await app.inject(`/api/v1/search/suggestions${query}`)).statusCode).toBe(200);
  }
  expect((await app.inject("/api/v1/search?q=%00")).statusCode).toBe(422);
});

test("names a wish as unknown that no document has and that names no product", async () => {
  const search = await createTestSearch([createTestSource(TEST_CARS)]);
  const all = { matching: "all", total: TEST_CARS.length, unknown: [] };
  expect(await search.find("conveniente")).toMatchObject({ total: 0, unknown: ["conveniente"] });
  expect(await search.find("auto conveniente")).toMatchObject(all);
  await search.close();
});

test("finds a change after reindexing", async () => {
  const source = createTestSource(TEST_CARS);
  const search = await createTestSearch([source]);
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
});

test("answers from the old index while the new one is built", async () => {
  const many = Array.from({ length: 400 }, (_, n) =>
    createTestDocument({ title: `Fiat Panda ${n}` }),
  );
  const source = createTestSource(many);
  const search = await createTestSearch([source]);
  source.replace(many.map((document) => ({ ...document, subtitle: "da 199 € al mese" })));
  let isDone = false;
  const renewing = search.reindex().then(() => {
    isDone = true;
  });
  while (!isDone) {
    expect(await search.find("fiat panda")).toMatchObject({ total: 400 });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await renewing;
  await search.close();
});

test("indexes a change that was listed just before another source failed", async () => {
  const source = createTestSource(TEST_CARS);
  const other = createTestSource([], "altra");
  const search = await createTestSearch([source, other]);
  source.replace([createTestDocument({ title: "Dacia Sandero" })]);
  const failing = vi.spyOn(other, "version").mockRejectedValueOnce(new Error("lost connection"));
  await expect(search.reindex()).rejects.toThrow("lost connection");
  failing.mockRestore();
  await search.reindex();
  expect(await search.find("dacia")).toMatchObject({ total: 1 });
  await search.close();
});
