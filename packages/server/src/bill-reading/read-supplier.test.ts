import { expect, test } from "vitest";
import { readBillSupplier } from "./read-supplier.ts";
import { printRows } from "./test-rows.ts";

test("takes the name once if the logo above repeats it", () => {
  expect(readBillSupplier(printRows([["Ginestra"], ["Ginestra S.r.l."]]))?.value).toBe(
    "Ginestra S.r.l.",
  );
  expect(readBillSupplier(printRows([["Ginestra Luce"], ["Ginestra S.r.l."]]))?.value).toBe(
    "Ginestra S.r.l.",
  );
  expect(readBillSupplier(printRows([["Ginestra"], ["Energia S.r.l."]]))?.value).toBe(
    "Ginestra Energia S.r.l.",
  );
});

test("does not take a customer whose label stands above for the seller", () => {
  const rows = printRows([
    ["Intestato a", "Pagina 1"],
    ["Falegnameria Due Ponti S.r.l.", "Ginestra Energia S.p.A."],
  ]);
  expect(readBillSupplier(rows)?.value).toBe("Ginestra Energia S.p.A.");
});
