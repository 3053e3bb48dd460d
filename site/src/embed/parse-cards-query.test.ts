import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseCardsQuery, toCardsPath, toCardsSearch } from "./parse-cards-query.ts";

type Declaration = {
  tagName: string;
  attributes: { name: string; type: { text: string } }[];
};

const parse = (query: string) => parseCardsQuery(new URLSearchParams(query));

test.each([
  ["", "/offers?tipology=luce"],
  [
    "typology=gas&brand=enerluna&consumo=900",
    "/offers?consumo=900&fornitore=enerluna&tipology=gas",
  ],
  ["consumption=900", "/offers?consumo=900&tipology=luce"],
  ["consumption=900&consumo=800", "/offers?consumo=800&tipology=luce"],
  ["consumo=2,700", "/offers?consumo=2700&tipology=luce"],
  ["consumption=1,200,500 kWh", "/offers?consumo=1200500+kWh&tipology=luce"],
  ["consumo=2700,5", "/offers?consumo=2700%2C5&tipology=luce"],
  ["consumo=2,700.5", "/offers?consumo=2%2C700.5&tipology=luce"],
  ["typology=noleggio&brand=fiat&limit=2", "/vehicles?marca=fiat"],
  ["typology=noleggio&brand=alfa romeo ", "/vehicles?marca=alfa-romeo"],
  ["brand=Enerluna S.p.A.", "/offers?fornitore=enerluna&tipology=luce"],
  ["brand=VENTOLIO ENERGIA SRL", "/offers?fornitore=ventolio-energia&tipology=luce"],
  ["brand=%3F", "/offers?fornitore=%3F&tipology=luce"],
  ["typology=pos&tracking=AFF-1", "/terminals?"],
  ["typology=internet&layout=list&filters=1&luogo=", "/internet?luogo="],
  ["typology=pos&slugs=a, b&consumo=900", "/items?consumo=900&slugs=a%2Cb"],
])("«%s» asks the API for %s", (query, path) => {
  expect(toCardsPath(parse(query))).toBe(path);
});

test("keeps the number of cards within 1 and 12", () => {
  expect(
    ["0", "1", "12", "13", "-4", "molte", "2,6", "1.000"].map(
      (limit) => parse(`limit=${limit}`).limit,
    ),
  ).toEqual([3, 1, 12, 12, 1, 3, 3, 12]);
});

test("takes each layout and each colour that the element's description names", () => {
  const { modules } = JSON.parse(
    readFileSync(`${import.meta.dirname}/../../../packages/widgets/custom-elements.json`, "utf8"),
  ) as { modules: { declarations: Declaration[] }[] };
  const attributes = modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === "volpe-offer-cards")?.attributes;
  const list = (wanted: string) => {
    const text = attributes?.find(({ name }) => name === wanted)?.type.text ?? "";
    return [...text.matchAll(/'(\w+)'/g)].map(([, value = ""]) => value);
  };
  const [standard, ...colours] = list("theme");
  expect(list("layout").map((layout) => parse(`layout=${layout}`).layout)).toEqual(list("layout"));
  expect(colours.map((theme) => parse(`theme=${theme}`).theme)).toEqual(["light", "dark"]);
  expect([standard, parse(`theme=${standard}`).theme]).toEqual(["auto", ""]);
});

test("takes the default for an unknown value", () => {
  expect(parse("typology=barche&layout=cubo&tracking=non valido")).toMatchObject({
    typology: "luce",
    layout: "grid",
    tracking: "",
  });
});

test.each([
  ["", "typology=luce&limit=3"],
  [
    "typology=gas&brand=enerluna&consumo=900&theme=dark&layout=list&limit=6&tracking=AFF-1",
    "typology=gas&limit=6&layout=list&theme=dark&consumo=900&fornitore=enerluna&tracking=AFF-1",
  ],
  ["slugs=a, b&filters=1&tracking=non valido&theme=blu", "typology=luce&slugs=a%2Cb&limit=3"],
])("«%s» is written as «%s», which is read as the same", (query, written) => {
  const parsed = parse(query);
  expect(toCardsSearch(parsed)).toBe(written);
  const { brand: _brand, ...same } = parsed;
  expect(parse(written)).toMatchObject({ ...same, filters: false });
});
