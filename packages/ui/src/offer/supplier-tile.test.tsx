import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { SupplierTile } from "./supplier-tile.tsx";

test.each([
  ["Ventolio Energia S.r.l.", "VE"],
  ["Voltapagina Energia S.r.l.", "VO"],
  ["Hera Comm", "HC"],
  ["Società Elettrica Ponente", "EP"],
  ["E S.p.A.", "ES"],
])("draws «%s» with the letters %s", (name, letters) => {
  expect(render(<SupplierTile name={name} />).container.textContent).toBe(letters);
});
