import { expect, it } from "vitest";
import { toLineSections } from "./line-sheet.ts";
import { lineRow } from "./test-line.ts";

it("links the answer that explains the technology of a line", () => {
  const lines = toLineSections(lineRow()).flatMap((section) => section.lines);
  expect(lines.find(({ label }) => label === "Tecnologia")).toEqual({
    label: "Tecnologia",
    value: "Fibra fino a casa (FTTH)",
    more: "/faqs/internet-ftth-fttc-fwa-differenze",
  });
});

it("writes a single month of promotion and of commitment in the singular", () => {
  const line = lineRow({ promoMonthlyEur: 9.9, promoMonths: 1, lockInMonths: 1 });
  const lines = toLineSections(line).flatMap((section) => section.lines);
  expect(lines.map(({ value }) => value)).toEqual(
    expect.arrayContaining([expect.stringMatching(/ per 1\u00a0mese$/), "1\u00a0mese"]),
  );
});
