import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { findViolations } from "../testing/axe.ts";
import { createOffer } from "../testing/offer-fixture.ts";
import { SpendBar } from "./spend-bar.tsx";
import { SpendTable } from "./spend-table.tsx";

const { spend } = createOffer();

test("draws the bar with SVG attributes, without gaps", () => {
  const { container } = render(<SpendBar spend={spend} />);
  const bars = [...container.querySelectorAll(".v-spend-bar rect")];

  expect(container.querySelector("[style]")).toBeNull();
  expect(bars.map((bar) => bar.getAttribute("width"))).toEqual(["71.7%", "10.5%", "7.0%", "10.8%"]);
  expect(bars.map((bar) => bar.getAttribute("x"))).toEqual([null, "71.7%", "82.2%", "89.2%"]);
});

test("gives the bar a name if it has no legend", () => {
  render(<SpendBar spend={spend} legend={false} />);

  expect(screen.getByRole("img").getAttribute("aria-label")?.replaceAll("\u00a0", " ")).toBe(
    "Composizione: vendita 913,75 €, rete 133,97 €, oneri 89,51 €, imposte 137,69 €",
  );
});

test("shows cents and shares of one decimal in the table, and omits zeros", async () => {
  const { container } = render(<SpendTable spend={spend} caption="Spesa annua" />);
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  const words = rows.map((row) => (row.textContent ?? "").replaceAll("\u00a0", " "));

  expect(words).toEqual([
    "VoceEuro all’annoQuota",
    "Vendita913,75 €71,7%",
    "Rete e contatore133,97 €10,5%",
    "Oneri di sistema89,51 €7,0%",
    "Accise e addizionali21,79 €1,7%",
    "IVA115,90 €9,1%",
    "Totale1.274,92 €100,0%",
  ]);
  expect(await findViolations(container)).toEqual([]);
});

test("shows the parts of the sale in place of the sale", () => {
  const sale = [
    { label: "Vendita: energia", eur: 813.75 },
    { label: "Vendita: quote fisse", eur: 100 },
    { label: "Vendita: dispacciamento", eur: 0 },
  ];
  render(<SpendTable spend={spend} sale={sale} caption="Spesa annua" />);
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1, 4);
  const words = rows.map((row) => (row.textContent ?? "").replaceAll("\u00a0", " "));

  expect(words).toEqual([
    "Vendita: energia813,75 €63,9%",
    "Vendita: quote fisse100,00 €7,8%",
    "Rete e contatore133,97 €10,5%",
  ]);
});

test("shows shares that add up to 100%", () => {
  const parts = { sale: 100, discounts: 0, network: 100, charges: 100, taxes: 0, vat: 0 };
  render(<SpendTable spend={{ ...parts, total: 300 }} caption="Spesa annua" />);
  const shares = screen.getAllByRole("row").map((row) => row.lastElementChild?.textContent);

  expect(shares).toEqual(["Quota", "33,4%", "33,3%", "33,3%", "100,0%"]);
});

test("marks the legend as long if a figure has six digits", () => {
  const { container, rerender } = render(<SpendBar spend={spend} />);
  expect(container.querySelector(".v-spend-legend-long")).toBeNull();

  rerender(<SpendBar spend={{ ...spend, sale: 150_000 }} />);
  expect(container.querySelector(".v-spend-legend-long")).not.toBeNull();
});
