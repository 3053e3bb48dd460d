import { expect, test } from "vitest";
import { toEntry } from "./bill-entry.ts";
import { withSalePrice } from "./sale-price.ts";
import { printRows } from "./test-rows.ts";

/** The fixed part of a sale of so many euros with 500 kWh at 0,15 €/kWh. */
function readFixed(eur: number, fee: string, price = "0,1500 €/kWh") {
  const place = { text: "", page: 1 };
  const [sale, periodConsumption] = [toEntry(eur, place), toEntry(500, place)];
  const rows = printRows([[`Prezzo energia ${price}`], [`Quota fissa ${fee}`]]);
  return withSalePrice(rows, { sale, periodConsumption }, "luce").saleFixed?.value;
}

test.each([
  [99, "12,00 €/mese", 24],
  [99, "12,00 €/POD/mese", 24],
  [99, "12,00 €/punto di prelievo/mese", 24],
  [99, "12,00 €/punto prelievo/mese", 24],
  [99, "12,00 €/punto di riconsegna/mese", 24],
  [99, "24,00 €", 24],
  [99, "144,00 €/anno", 24],
  [99, "144,00 €/POD/anno", 24],
  [99, "144,00 €/punto di prelievo/anno", 24],
  [99, "12,00 €/anno", undefined],
  [99, "12,00 €/giorno", undefined],
  [99, "12,00 €/kW/mese", undefined],
  [99, "12,00 €/mese/kW", undefined],
  [99, "144,00 €/anno / kW", undefined],
  [99, "12,00 €/POD", undefined],
])("of a sale of %s € with a fee of %s, the fixed part is %s", (eur, fee, fixed) => {
  expect(readFixed(eur, fee)).toBe(fixed);
});

test("reads a price in cents", () => {
  expect(readFixed(99, "12,00 €/mese", "15,00 cent€/kWh")).toBe(24);
});
