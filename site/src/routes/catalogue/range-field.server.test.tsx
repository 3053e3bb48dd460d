import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { RangeField } from "./range-field.tsx";

const RANGE = { key: "incasso", label: "Incasso", unit: "€", min: 1, max: 10_000_000, step: 500 };

it.each([
  [7300.5, "7.300,5"],
  [345.125, "345,125"],
])("shows %d in Italian notation without losing digits", (value, shown) => {
  const markup = renderToString(
    <MemoryRouter>
      <RangeField range={{ ...RANGE, value }} ignored={[]} />
    </MemoryRouter>,
  );
  expect(markup).toContain('type="text" inputMode="decimal"');
  expect(markup).toContain(`value="${shown}"`);
});

it("asks about an implausible figure with a link before JavaScript arrives", () => {
  const markup = renderToString(
    <MemoryRouter initialEntries={["/pos?incasso=4,5&ordina=canone"]}>
      <RangeField range={{ ...RANGE, value: 4.5, measures: "takings", meant: 4500 }} ignored={[]} />
    </MemoryRouter>,
  );
  expect(markup).toContain("ordina=canone&amp;incasso=4.500");
});

it.each([
  ["oggi=2990", 2990, 29.9, /Intendevi.*oggi=29,90.*29,90/],
  ["oggi=2.700,5", 2700.5, 2700.5, /2\.700,5.*è una cifra insolita/],
])("asks about the present cost of %s", (search, value, meant, question) => {
  const markup = renderToString(
    <MemoryRouter initialEntries={[`/offerte/internet?${search}`]}>
      <RangeField range={{ ...RANGE, key: "oggi", value, meant }} ignored={[]} />
    </MemoryRouter>,
  );
  expect(markup).toMatch(question);
});
