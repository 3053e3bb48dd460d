import { screen } from "@testing-library/react";
import type { ContractView } from "@volpe/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { PageClientContext } from "../../page/use-client.tsx";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { toDataValues } from "./contract-data.ts";
import { ContractDataForm } from "./contract-data-form.tsx";
import { createContract } from "./sample-contract.ts";

/** Shows the data's form as the server sends it, which is all that a page without JavaScript has. */
function show(reasons?: ContractView["needs"]["reasons"], chosen = "") {
  const contract = createContract();
  const needs = { ...contract.needs, ...(reasons && { reasons }) };
  const values = toDataValues(contract, { account: null, holder: null });
  const form = (
    <ContractDataForm
      contract={{ ...contract, needs }}
      values={{ ...values, reason: chosen }}
      fromBill={{ point: false, address: false }}
      billHolder=""
      errors={[]}
    />
  );
  document.body.innerHTML = renderToStaticMarkup(
    <PageClientContext value={createFakeClient({})}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: form }])} />
    </PageClientContext>,
  );
}

const listChoices = () =>
  [...document.querySelectorAll<HTMLInputElement>("[name=reason]")].map(({ value, checked }) => [
    value,
    checked,
  ]);

it("offers every reason without a notice for an offer that allows all", () => {
  show();
  expect(listChoices().map(([value]) => value)).toEqual([
    "change",
    "name-change",
    "reactivation",
    "first-activation",
  ]);
  expect(readText("body")).not.toContain("non si può avere");
});

it("says which reasons it leaves out because the offer does not allow them", () => {
  show(["change", "name-change", "first-activation"]);
  expect(listChoices()).toEqual([
    ["change", false],
    ["name-change", false],
    ["first-activation", false],
  ]);
  expect(readText("body")).toContain(
    "Questa offerta non si può avere con un subentro: se ti serve quello, scegline un’altra.",
  );
  const other = screen.getByRole("link", { name: "Guarda le altre offerte" });
  expect(other.getAttribute("href")).toContain("destinazione=privati");
  expect(other.getAttribute("target")).toBe("_blank");
  // The list cannot leave out the offers that have the same limit.
  expect(readText("body")).toContain("se una ha lo stesso limite, lo scrive la sua pagina");
});

it("does not choose the only reason for the person", () => {
  show(["change"]);
  expect(listChoices()).toEqual([["change", false]]);
});

it("says how to go on from a reason that the offer no longer allows", () => {
  show(["change"], "reactivation");
  expect(listChoices()).toEqual([["change", false]]);
  expect(readText(".v-error")).toBe(
    "Questa offerta non si può avere con un subentro: scegli un’altra offerta o, se il tuo caso è un altro, correggi la scelta.",
  );
  expect(screen.getByLabelText<HTMLInputElement>("POD").value).toBe("IT001E12345678");
});
