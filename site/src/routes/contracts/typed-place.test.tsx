import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { SupplyPlaceQuery, WireError } from "@volpe/contract";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { PageClientContext } from "../../page/use-client.tsx";
import { createFakeClient } from "../testing/fake-client.ts";
import { toDataValues } from "./contract-data.ts";
import { ContractDataForm } from "./contract-data-form.tsx";
import { createContract } from "./sample-contract.ts";

const contract = createContract();
const OF_ROME = "Questo CAP non è di Milano: va da 20121 a 20162.";

/** The form of a supply in Milano; returns the places about which it asked. */
function show(errors: readonly WireError[] = []): SupplyPlaceQuery[] {
  const asked: SupplyPlaceQuery[] = [];
  const answer = (query: SupplyPlaceQuery) => {
    asked.push(query);
    const isOfRome = query.postal_code.startsWith("00");
    return { city: null, postal_code: isOfRome ? OF_ROME : null, province: null };
  };
  const client = createFakeClient({
    calls: { "GET /contracts/places": ({ query }) => answer(query as SupplyPlaceQuery) },
  });
  const form = (
    <ContractDataForm
      contract={contract}
      values={toDataValues(contract, { account: null, holder: null })}
      fromBill={{ point: false, address: false }}
      billHolder=""
      errors={errors}
    />
  );
  render(
    <PageClientContext value={client}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: form }])} />
    </PageClientContext>,
  );
  return asked;
}

function leave(label: string, text: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.input(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
}

it("says on leaving the field that a postal code is not of the comune", async () => {
  const asked = show();
  const code = leave("CAP", "00184");
  await screen.findByText(OF_ROME);
  expect(code.getAttribute("aria-invalid")).toBe("true");
  leave("CAP", "20121");
  await waitFor(() => expect(code.getAttribute("aria-invalid")).toBeNull());
  expect(asked).toEqual(
    ["00184", "20121"].map((postal_code) => ({ city: "Milano", postal_code, province: "MI" })),
  );
});

it("does not ask about a place while a part of it is missing", async () => {
  const asked = show();
  leave("CAP", "201");
  await screen.findByText("Scrivi il CAP: sono 5 cifre.");
  leave("Comune", "");
  expect(asked).toEqual([]);
});

it("keeps the error of a corrected field until the pressed button is released", async () => {
  show();
  leave("CAP", "201");
  const error = await screen.findByText("Scrivi il CAP: sono 5 cifre.");
  fireEvent.pointerDown(screen.getByRole("button", { name: "Salva e controlla l’ordine" }));
  leave("CAP", "20121");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(error.isConnected).toBe(true);
  fireEvent.pointerUp(window);
  await waitFor(() => expect(error.isConnected).toBe(false));
});

it("links the list of the place where the offer is not sold, for the same use", () => {
  const field = "supply.address.city";
  const message = "Non è venduta nella tua provincia.";
  show([{ code: "offer-elsewhere", field, message }]);
  expect(
    screen.getByRole("link", { name: "Guarda le offerte che si vendono lì" }).getAttribute("href"),
  ).toBe("/offerte/luce?consumo=2700&luogo=Milano+%28MI%29");
  cleanup();
  show([{ code: "invalid-field", field, message }]);
  expect(screen.queryByRole("link", { name: /che si vendono lì/ })).toBeNull();
});
