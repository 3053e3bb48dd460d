import { expect, it } from "vitest";
import { toExcludedGroups } from "./offer-list.ts";
import type { ExcludedEntry } from "./ranking.ts";

const offers = (count: number, reason: string) =>
  Array.from({ length: count }, (_, index) => {
    const offer = { name: `${reason} ${String(index).padStart(3, "0")}` };
    return { entry: { offer, supplier: { name: "Prova" } }, reason } as ExcludedEntry;
  });

it("counts the offers of each reason, most frequent first, and names twenty of them", () => {
  const groups = toExcludedGroups([...offers(2, "Dual"), ...offers(500, "Fasce")]);
  expect(groups.map(({ reason, count, offers }) => [reason, count, offers.length])).toEqual([
    ["Fasce", 500, 20],
    ["Dual", 2, 2],
  ]);
  expect(groups[0]?.offers[0]).toEqual({ name: "Fasce 000", supplier: "Prova" });
});

it("lists at most ten reasons", () => {
  const many = Array.from({ length: 300 }, (_, index) => offers(30, `Motivo ${index}`)).flat();
  expect(toExcludedGroups(many)).toHaveLength(10);
});
