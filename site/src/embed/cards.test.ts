import type { ItemCard, OfferList, ProductList } from "@volpe/contract";
import { expect, test } from "vitest";
import { toCards } from "./cards.ts";

const item = (slug: string, over: Partial<ItemCard> = {}) =>
  ({
    slug,
    tipology: "luce",
    card: null,
    current: false,
    updatedAt: "2026-11-21",
    demonstration: false,
    ...over,
  }) as ItemCard;

test("takes the first offers of a list, with the day and the state of its data", () => {
  const offers = ["a", "b", "c"].map((slug) => ({ slug }));
  const list = {
    offers,
    profile: { tipology: "luce", annualConsumption: 2700, capacityKw: 3 },
    catalogue: { updatedAt: "2026-11-21", demonstration: true },
  } as unknown as OfferList;
  expect(toCards(list, 2)).toEqual({
    entries: [
      { kind: "energy", slug: "a", offer: offers[0] },
      { kind: "energy", slug: "b", offer: offers[1] },
    ],
    typology: "luce",
    list,
    bases: ["Spesa di un anno per 2.700\u00a0kWh con 3\u00a0kW, imposte comprese"],
    updatedAt: "2026-11-21",
    demonstration: true,
    cars: false,
  });
});

test("says that only the rents of demonstration cars are invented", () => {
  const list = {
    items: [{ slug: "panda" }],
    tipology: "noleggio",
    state: { updatedAt: null, demonstration: true },
  } as unknown as ProductList;
  expect(toCards(list, 3)).toMatchObject({ demonstration: true, cars: true, updatedAt: null });
});

test("keeps the order of offers chosen by slug and names the oldest day of their data", () => {
  const offer = { slug: "b" };
  const ended = item("a", { updatedAt: "2026-11-20" });
  const shown = item("b", {
    card: { kind: "energy", offer } as unknown as ItemCard["card"],
    demonstration: true,
    figure: {
      eur: 500,
      amount: "500,00 €",
      basis: "l’anno per 900\u00a0kWh, imposte comprese",
      estimate: false,
    },
  });
  expect(toCards([shown, ended], 12, "b,,c,a,b")).toEqual({
    entries: [
      { kind: "energy", slug: "b", offer },
      { kind: "unknown", slug: "c" },
      { kind: "none", slug: "a", item: ended },
    ],
    typology: "luce",
    list: null,
    bases: ["Spesa di un anno per 900\u00a0kWh, imposte comprese"],
    updatedAt: "2026-11-20",
    demonstration: true,
    cars: false,
  });
});
