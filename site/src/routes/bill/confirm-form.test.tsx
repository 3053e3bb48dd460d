import { render, screen } from "@testing-library/react";
import { type BillSupply, BUSINESS_GAS_SENTENCE, type WireError } from "@volpe/contract";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { ConfirmForm } from "./confirm-form.tsx";

function show(
  tipology: BillSupply["tipology"],
  change: Partial<BillSupply> = {},
  errors: readonly WireError[] = [],
) {
  const supply = { tipology, fields: [], offer: null, ...change } as unknown as BillSupply;
  const refusal = {
    errors,
    supply: "a",
    values: null,
    ticks: [],
    keepsFiscalCode: false,
    estimate: "",
  };
  const Component = () => <ConfirmForm form="a" supply={supply} refusal={refusal} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", Component }])} />);
}

it("says why gas for a company has no quote, and links to other ways", () => {
  show("gas");
  const limit = screen.getByText(BUSINESS_GAS_SENTENCE, { exact: false });
  expect([...limit.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/preventivo/upload",
    "/contatti",
  ]);
  // The style sheet shows the sentence while the choice next to it is a company.
  expect(limit.parentElement?.querySelector('option[value="aziende"]')).not.toBeNull();
});

it("does not show the sentence about gas for electricity", () => {
  show("luce");
  expect(screen.queryByText(BUSINESS_GAS_SENTENCE, { exact: false })).toBeNull();
});

it("offers guesses at the year's consumption for a bill that names none", () => {
  show("luce", { annualEstimate: { consumption: 2090, basis: "350 kWh in 61 giorni" } });
  const names = screen.getAllByRole("button", { hidden: true }).map((button) => button.textContent);
  expect(names).toContain("Da questa bolletta: 2.090\u00a0kWh");
  expect(names).toContain("Tre persone: 2.700\u00a0kWh");
  const button = screen.getByText("Da questa bolletta", { exact: false, selector: "button" });
  expect([button.getAttribute("name"), button.getAttribute("value")]).toEqual(["stima", "2090"]);
});

it("offers no guess if the consumption was read", () => {
  const read = { name: "annualConsumption", value: "2090", unit: "kWh", text: "", page: 1 };
  show("luce", { fields: [{ ...read, confidence: "sure" } as BillSupply["fields"][number]] });
  expect(screen.queryByText("Usa una stima", { exact: false })).toBeNull();
});

it("lists the errors in the order of the page", () => {
  const toError = (field: string) => ({ code: "invalid-field" as const, field, message: field });
  const fields = ["operator", "postalCode", "annualConsumption", "destination"];
  show("luce", {}, fields.map(toError));
  const links = [...screen.getByRole("alert").querySelectorAll("a")];
  expect(links.map((link) => link.textContent)).toEqual([
    "destination",
    "annualConsumption",
    "operator",
    "postalCode",
  ]);
});

it("offers smaller guesses for a home without residents", () => {
  const read = { name: "resident", value: "no", unit: "", text: "", page: 1 };
  show("luce", { fields: [{ ...read, confidence: "sure" } as BillSupply["fields"][number]] });
  const names = screen.getAllByRole("button", { hidden: true }).map((button) => button.textContent);
  expect(names).toContain("Tre persone: 1.080\u00a0kWh");
});
