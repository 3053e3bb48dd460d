import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { RangeField } from "./range-field.tsx";

const RANGE = { key: "incasso", label: "Incasso", unit: "€", min: 1, max: 10_000_000, step: 500 };

it.each([
  [7300.5, "7.300,5"],
  [345.125, "345,125"],
])("shows %d as an Italian writes it, without losing digits", (value, shown) => {
  const markup = renderToString(<RangeField range={{ ...RANGE, value }} />);
  expect(markup).toContain('type="text" inputMode="decimal"');
  expect(markup).toContain(`value="${shown}"`);
});
