import { expect, test } from "vitest";
import { splitTogether } from "./stated-sums.ts";
import { printRows } from "./test-rows.ts";

const BOTH = { value: 40, text: "di cui rete e oneri di sistema  40,00", page: 1, isProved: true };

const TOGETHER = ["di cui rete e oneri di sistema", "40,00 €"];

/** Network and charges of a receipt that counts them together, and whether each is proved. */
const split = (lines: readonly (readonly string[])[]) => {
  const { network, charges } = splitTogether(printRows([TOGETHER, ...lines]), { network: BOTH });
  return [network?.value, network?.isProved, charges?.value, charges?.isProved];
};

test("is sure of two parts that add up to the sum of network and charges", () => {
  const parts = [
    ["di cui rete", "26,50 €"],
    ["di cui oneri di sistema", "13,50 €"],
  ];
  expect(split(parts)).toEqual([26.5, true, 13.5, true]);
});

test("doubts a split by the details, because a line may be missing", () => {
  expect(split([["Oneri ASOS e ARIM 100 kWh x 0,1350", "13,50 €"]])).toEqual([
    ...[26.5, false],
    ...[13.5, false],
  ]);
});

test("doubts the sum if the bill names the charges apart and the parts do not add up", () => {
  expect(split([["Oneri di sistema", "13,50 €"]])).toEqual([40, false, undefined, undefined]);
});

test("keeps a sum that nothing splits", () => {
  expect(split([])).toEqual([40, true, undefined, undefined]);
});

test("takes no other charge of the seller for a part of the sum", () => {
  const sale = [["Altri oneri di vendita 100 kWh x 0,0900", "9,00 €"]];
  expect(split(sale)).toEqual([40, true, undefined, undefined]);
});
