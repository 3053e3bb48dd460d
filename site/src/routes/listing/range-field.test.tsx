import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { RangeField } from "./range-field.tsx";

const RANGE = { key: "incasso", label: "Incasso", unit: "€", min: 1, max: 10_000_000, step: 500 };

it("lets any figure be sent that the API takes, whatever a slider's step is", () => {
  const markup = renderToString(<RangeField range={{ ...RANGE, value: 7300.5 }} />);
  expect(markup).toContain('min="1" max="10000000" step="any"');
  expect(markup).toContain('value="7300.5"');
});

it("shows no third decimal, which would come back as thousands", () => {
  const markup = renderToString(<RangeField range={{ ...RANGE, value: 345.125 }} />);
  expect(markup).toContain('value="345.13"');
});
