import { render, screen } from "@testing-library/react";
import { type BillSupply, BUSINESS_GAS_SENTENCE } from "@volpe/contract";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { ConfirmForm } from "./confirm-form.tsx";

function show(tipology: BillSupply["tipology"]) {
  const supply = { tipology, fields: [], offer: null } as unknown as BillSupply;
  const Component = () => <ConfirmForm form="a" supply={supply} refusal={undefined} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", Component }])} />);
}

it("says beside a company's gas why it has no quote, with a way on", () => {
  show("gas");
  const limit = screen.getByText(BUSINESS_GAS_SENTENCE, { exact: false });
  expect([...limit.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/preventivo/upload",
    "/contatti",
  ]);
  // The style sheet shows it by the choice beside it.
  expect(limit.parentElement?.querySelector('option[value="aziende"]')).not.toBeNull();
});

it("says nothing of gas beside electricity", () => {
  show("luce");
  expect(screen.queryByText(BUSINESS_GAS_SENTENCE, { exact: false })).toBeNull();
});
