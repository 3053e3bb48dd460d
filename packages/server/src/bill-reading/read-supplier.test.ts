import { expect, test } from "vitest";
import { readBillSupplier } from "./read-supplier.ts";
import { printRows } from "./test-rows.ts";

test("takes the name once where the logo above it says the same", () => {
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

test("takes no customer for the seller whose label stands above its name", () => {
  const rows = printRows([
    ["Intestato a", "Pagina 1"],
    ["Falegnameria Due Ponti S.r.l.", "Ginestra Energia S.p.A."],
  ]);
  expect(readBillSupplier(rows)?.value).toBe("Ginestra Energia S.p.A.");
});
