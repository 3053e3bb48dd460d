import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { findViolations } from "../testing/axe.ts";
import { createOffer } from "../testing/offer-fixture.ts";
import { SpendBar } from "./spend-bar.tsx";
import { toSpendShares } from "./spend-shares.ts";
import { SpendTable } from "./spend-table.tsx";

const { spend } = createOffer();

test("draws the bar with attributes alone, end to end", () => {
  const { container } = render(<SpendBar spend={spend} />);
  const bars = [...container.querySelectorAll(".v-spend-bar rect")];

  expect(container.querySelector("[style]")).toBeNull();
  expect(bars.map((bar) => bar.getAttribute("width"))).toEqual([
    "71.67%",
    "10.51%",
    "7.02%",
    "10.80%",
  ]);
  expect(bars.map((bar) => bar.getAttribute("x"))).toEqual(["0.00%", "71.67%", "82.18%", "89.20%"]);
});

test("without its legend, is a picture with the same words", () => {
  render(<SpendBar spend={spend} legend={false} />);

  expect(screen.getByRole("img").getAttribute("aria-label")?.replaceAll("\u00a0", " ")).toBe(
    "Composizione: vendita 914 €, rete 134 €, oneri 89 €, imposte 138 €",
  );
});

test("takes discounts from the sale, and a negative part takes no room", () => {
  const shares = toSpendShares({ ...spend, discounts: 13.75, charges: -20 });

  expect(shares[0]?.eur).toBe(900);
  expect(shares[2]?.share).toBe(0);
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
});

test("the shown parts add up to the shown total, negative and odd ones too", () => {
  const odd = { ...spend, sale: 100.5, network: 100.5, charges: 100.5, taxes: 0, vat: 100.5 };
  for (const parts of [
    { ...spend },
    { ...odd, total: 402 },
    { ...odd, sale: -10.4, total: 291.1 },
  ]) {
    const sum = toSpendShares(parts).reduce((all, { wholeEur }) => all + wholeEur, 0);
    expect(sum).toBe(Math.round(parts.total));
  }
});

test("the table goes to the cent, leaves out what is zero and ends in the total", async () => {
  const { container } = render(<SpendTable spend={spend} caption="Spesa annua" />);
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  const words = rows.map((row) => (row.textContent ?? "").replaceAll("\u00a0", " "));

  expect(words).toEqual([
    "VoceEuro all’annoQuota",
    "Vendita913,75 €71,7%",
    "Rete e contatore133,97 €10,5%",
    "Oneri di sistema89,51 €7%",
    "Accise e addizionali21,79 €1,7%",
    "IVA115,90 €9,1%",
    "Totale1.274,92 €100%",
  ]);
  expect(await findViolations(container)).toEqual([]);
});

test("keeps figures of six digits two by two for longer than those of a home", () => {
  const { container, rerender } = render(<SpendBar spend={spend} />);
  expect(container.querySelector(".v-spend-legend-long")).toBeNull();

  rerender(<SpendBar spend={{ ...spend, sale: 150_000 }} />);
  expect(container.querySelector(".v-spend-legend-long")).not.toBeNull();
});
