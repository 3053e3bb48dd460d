import { expect, it } from "vitest";
import { toComparisonGroups } from "./comparison.ts";

it("shows «–» for the value that an item lacks", () => {
  const [one, other] = [
    { label: "Canone", value: "10,00 €" },
    { label: "Sede", value: "" },
  ];
  const groups = toComparisonGroups([
    [{ title: "Costi", lines: [one, other] }],
    [{ title: "Costi", lines: [] }],
  ]);
  expect(groups).toEqual([
    {
      title: "Costi",
      rows: [
        { label: "Canone", values: ["10,00 €", "–"], differs: true },
        { label: "Sede", values: ["–", "–"], differs: false },
      ],
    },
  ]);
});
