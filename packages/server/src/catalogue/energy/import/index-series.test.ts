import { describe, expect, it, test } from "vitest";
import type { IndexValue } from "../energy-snapshot.ts";
import { mergeIndices, toIndexValues } from "./index-series.ts";

const NOW = "2026-11";

describe("a row of the index file", () => {
  it("is read by series, with decimal commas and without its empty cells", () => {
    expect(
      toIndexValues(
        { annomese: "202606", "pun (€/kwh)": "0,132505", "psv (€/smc)": "", pfor: "-" },
        NOW,
      ),
    ).toEqual([{ series: "pun", month: "2026-06", value: 0.132505 }]);
  });

  test.each([
    [{ annomese: "202613" }, "AnnoMese"],
    [{ annomese: "202606", pun: "1.234,5" }, "pun non è un numero"],
    [{ annomese: "209912", pun: "0,13" }, "2099-12 non è ancora venuto"],
    [{ annomese: "202606", "pun (€/kwh)": "1,325050" }, "vale 1,32505, fuori da 0–1"],
    [{ annomese: "202606", pun: "-9,13" }, "fuori da 0–1"],
    [{ annomese: "202606", pun: "0" }, "fuori da 0–1"],
    [{ annomese: "202606", psv: "3,1" }, "fuori da 0–3"],
  ])("is refused: %j", (row, message) => {
    expect(() => toIndexValues(row, NOW)).toThrow(message);
  });
});

/** So many months of PUN from January 2025. */
function months(count: number, value = 0.12): IndexValue[] {
  return Array.from({ length: count }, (_, at) => ({
    series: "pun",
    month: `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`,
    value,
  }));
}

const merge = (changes: Partial<Parameters<typeof mergeIndices>[0]>) =>
  mergeIndices({ last: [], brought: [], without: [], thisMonth: NOW, ...changes });

describe("the months of an import", () => {
  it("replace the series if they are a year or more", () => {
    const last = months(14, 0.2);
    expect(merge({ last, brought: months(15) })).toEqual({ indices: months(15), faults: [] });
  });

  it("are added to the series if they are fewer", () => {
    const last = months(14);
    const brought = months(15, 0.13).slice(13);
    expect(merge({ last, brought })).toEqual({
      indices: [...months(13), ...brought],
      faults: [],
    });
  });

  it("omit future months of the last series", () => {
    const future = { series: "pun", month: "2099-12", value: 9 };
    expect(merge({ last: [...months(14), future] }).indices).toEqual(months(14));
  });

  it("lose the months that the operator removes", () => {
    expect(merge({ last: months(14), without: ["2026-02"] })).toEqual({
      indices: months(13),
      faults: [],
    });
  });

  test.each([
    ["a month is missing", months(15).toSpliced(6, 1), "mancano i mesi tra 2025-06 e 2025-08"],
    [
      "a month is ten times its neighbour",
      [...months(14), { series: "pun", month: "2026-03", value: 0.999 }],
      "il PUN passa da 0,12 di 2026-02 a 0,999 di 2026-03",
    ],
    [
      "a month is a tenth of its neighbour",
      [...months(14), { series: "pun", month: "2026-03", value: 0.012 }],
      "il PUN passa",
    ],
    [
      "they end before the last ones",
      months(13),
      "finiscono a 2026-01, prima arrivavano a 2026-02",
    ],
  ])("are doubtful if %s", (_, brought, fault) => {
    expect(merge({ last: months(14), brought }).faults).toEqual([expect.stringContaining(fault)]);
  });

  it("are not checked if no offer is priced with them", () => {
    const brought = months(14).map((value, at) => ({ ...value, series: "pe", value: at }));
    expect(merge({ brought }).faults).toEqual([]);
  });
});
