import { expect, it } from "vitest";
import { type ExcludedFromImport, toExcludedLines } from "./import-report.ts";

const offer = (code: string, reason: string): ExcludedFromImport => ({
  status: "not-computable",
  code,
  name: `Offerta ${code}`,
  reason,
});

it("names every excluded offer by its code, below its reason", () => {
  const credible: ExcludedFromImport = { ...offer("C", "Costa troppo"), status: "set-aside" };
  expect(
    toExcludedLines([offer("A", "Ha fasce proprie"), credible, offer("B", "Ha fasce proprie")]),
  ).toEqual([
    "Messa da parte: offerta C (Offerta C): Costa troppo.",
    "Non calcolabili, 2 offerte: Ha fasce proprie.",
    "  A (Offerta A)",
    "  B (Offerta B)",
  ]);
});

it("lists every offer of a long group", () => {
  const many = Array.from({ length: 1000 }, (_, index) => offer(`C${index}`, "Ha fasce proprie"));
  const lines = toExcludedLines(many);
  expect(lines).toHaveLength(1001);
  expect(lines.at(-1)).toContain("C999");
});
