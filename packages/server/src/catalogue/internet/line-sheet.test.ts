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
