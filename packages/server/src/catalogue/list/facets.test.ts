import { PAGE_ENTRIES } from "@volpe/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFacetColumns, filterEntries } from "./facets.ts";
import { type Choices, type Filter, readChoices, toFilterChips } from "./filter.ts";
import { toPage, toPageIgnored, toSortedOrder } from "./list-page.ts";

type Car = { fuel: string; tags: string[]; fee: number };

const FUELS = ["benzina", "diesel", "elettrica"];
const TAGS = ["rca", "kasko", "gomme"];

const FILTERS: readonly Filter<Car>[] = [
  {
    key: "alimentazione",
    label: "Alimentazione",
    several: true,
    valuesOf: ({ fuel }) => [fuel],
    labelOf: (value) => value.toUpperCase(),
    order: ["elettrica", "diesel"],
    hint: "Scegli dall’elenco.",
  },
  {
    key: "servizio",
    label: "Servizio",
    several: true,
    valuesOf: ({ tags }) => tags,
    labelOf: (value) => value,
    hint: "Scegli dall’elenco.",
  },
];

const cars = fc.array(
  fc.record({
    fuel: fc.constantFrom(...FUELS),
    tags: fc.uniqueArray(fc.constantFrom(...TAGS)),
    fee: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 30 },
);

const passes = (car: Car, chosen: Choices) =>
  FILTERS.every(({ key, valuesOf }) => {
    const wanted = chosen.get(key) ?? [];
    return wanted.length === 0 || valuesOf(car).some((value) => wanted.includes(value));
  });

function filterCars(
  entries: readonly Car[],
  chosen: Choices,
  test: ((car: Car) => boolean) | null = null,
) {
  return filterEntries(createFacetColumns(entries, FILTERS), [...entries.entries()], {
    placeOf: ([place]) => place,
    chosen,
    test: test === null ? null : ([, car]) => test(car),
  });
}

describe("filterEntries", () => {
  it("counts for each value what a list filtered by it would hold", () => {
    fc.assert(
      fc.property(
        cars,
        fc.uniqueArray(fc.constantFrom(...FUELS)),
        fc.uniqueArray(fc.constantFrom(...TAGS)),
        fc.integer({ min: 0, max: 9 }),
        (entries, fuels, tags, most) => {
          const chosen = new Map([
            ["alimentazione", fuels],
            ["servizio", tags],
          ]);
          const { passing, facets } = filterCars(entries, chosen, ({ fee }) => fee <= most);
          const listed = (with_: Choices) =>
            entries.filter((car) => car.fee <= most && passes(car, with_));
          expect(passing.map(([, car]) => car)).toEqual(listed(chosen));
          for (const { key, values } of facets) {
            for (const { value, count, selected } of values) {
              expect(count).toBe(listed(new Map(chosen).set(key, [value])).length);
              expect(selected).toBe(chosen.get(key)?.includes(value));
            }
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  const withoutElectric = ["diesel", "metano", "benzina"].map((fuel) => ({
    fuel,
    tags: [],
    fee: 1,
  }));
  const chosen = new Map([["alimentazione", ["elettrica"]]]);

  it("shows values in the filter's order, and the others after them by label", () => {
    const { facets } = filterCars(withoutElectric, chosen);
    expect(facets[0]?.values.map(({ label }) => label)).toEqual([
      "ELETTRICA",
      "DIESEL",
      "BENZINA",
      "METANO",
    ]);
  });

  it("keeps a chosen value without entries among the facets and the chips", () => {
    const { facets, passing } = filterCars(withoutElectric, chosen);
    expect(passing).toEqual([]);
    expect(facets[0]?.values.map(({ value, count, selected }) => [value, count, selected])).toEqual(
      [
        ["elettrica", 0, true],
        ["diesel", 1, false],
        ["benzina", 1, false],
        ["metano", 1, false],
      ],
    );
    expect(toFilterChips(FILTERS, chosen)).toEqual([
      { key: "alimentazione", value: "elettrica", label: "ELETTRICA" },
    ]);
  });
});

describe("readChoices", () => {
  const filter = (several: boolean) => ({
    key: "alimentazione",
    several,
    known: new Set(FUELS),
    hint: "Scegli dall’elenco.",
  });

  it.each([
    ["alimentazione=diesel,benzina", ["diesel", "benzina"], 0],
    ["alimentazione=diesel&alimentazione=Benzina&alimentazione=diesel", ["diesel", "benzina"], 0],
    ["alimentazione=", undefined, 0],
    ["alimentazione=,%20,", undefined, 0],
    ["alimentazione=carbone,diesel", ["diesel"], 1],
    ["altro=diesel", undefined, 0],
  ])("reads %j", (search, values, ignored) => {
    const read = readChoices(new URLSearchParams(search), [filter(true)]);
    expect(read.chosen.get("alimentazione")).toEqual(values);
    expect(read.ignored).toEqual(
      ignored === 0 ? [] : [{ key: "alimentazione", message: "Scegli dall’elenco." }],
    );
  });

  it("takes the first value of a single-value filter and does not split it", () => {
    const read = readChoices(new URLSearchParams("alimentazione=diesel&alimentazione=benzina"), [
      filter(false),
    ]);
    expect(read.chosen.get("alimentazione")).toEqual(["diesel"]);
  });
});

describe("toPage", () => {
  it("gives the last page for one beyond it, and one empty page for an empty list", () => {
    const entries = Array.from({ length: PAGE_ENTRIES + 1 }, (_, index) => index);
    expect(toPage(entries, 9)).toEqual({ entries: [PAGE_ENTRIES], total: 25, page: 2, pages: 2 });
    expect(toPage([], 3)).toEqual({ entries: [], total: 0, page: 1, pages: 1 });
  });

  it("has no hint for an existing page", () => {
    expect(toPageIgnored(3, 3)).toEqual([]);
  });

  it("names the last page for one beyond it", () => {
    expect(toPageIgnored(99, 3)).toEqual([
      { key: "pagina", message: "La pagina 99 non c’è: la lista finisce qui, a pagina 3." },
    ]);
  });
});

describe("toSortedOrder", () => {
  const keys = fc.oneof(
    fc.integer({ min: -5, max: 5 }),
    fc.integer({ min: -(2 ** 31), max: 2 ** 31 }),
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );

  it("puts numbers of any size in ascending order and keeps the order of equal ones", () => {
    fc.assert(
      fc.property(fc.array(keys), (numbers) => {
        const expected = [...numbers.keys()].sort(
          (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || a - b,
        );
        expect([...toSortedOrder(Float64Array.from(numbers))]).toEqual(expected);
      }),
    );
  });
});
