import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { toInitialValues } from "./estimate-fields.ts";
import { MonthsField } from "./months-field.tsx";

const MONTHS = "gen feb mar apr mag giu lug ago set ott nov dic".split(" ");

it("says the shares of the bands that it has read", () => {
  const mesi = MONTHS.map((month) => `${month};100;50;60`).join("\n");
  const values = { ...toInitialValues(new URLSearchParams()), modo: "mesi", mesi };
  render(<MonthsField values={values} error={undefined} />);
  fireEvent.input(screen.getByRole("textbox"));
  expect(screen.getByText(/Ho letto dodici mesi/).textContent).toMatch(
    /2\.520\skWh in un anno, 47,6% in F1, 23,8% in F2, 28,6% in F3\.$/,
  );
});
