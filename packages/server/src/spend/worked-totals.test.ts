import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { computeWorkedFile } from "./worked/worked-case.ts";

type Table = {
  tolerance: number;
  goldens: { id: string; kind: string; expected: Record<string, number> }[];
};

const table: Table = JSON.parse(
  readFileSync(new URL("./worked-totals.json", import.meta.url), "utf8"),
);
const { results, faults } = computeWorkedFile(table);

describe("worked totals", () => {
  test("are in the expected format", () => {
    expect(faults).toEqual([]);
  });

  test("include figures of the Portal, of a seller and derived ones", () => {
    expect(new Set(table.goldens.map(({ kind }) => kind))).toEqual(
      new Set(["portal", "seller", "derived"]),
    );
  });

  test.each(table.goldens)("are computed to the cent, part by part: $id", ({ id, expected }) => {
    const result = results.find((row) => row.id === id);
    const parts = new Map(Object.entries(result && "parts" in result ? result.parts : {}));
    const differing = Object.entries(expected).filter(
      ([part, eur]) => !(Math.abs((parts.get(part) ?? Number.NaN) - eur) <= table.tolerance),
    );
    expect({ result, differing }).toEqual({ result, differing: [] });
  });
});
