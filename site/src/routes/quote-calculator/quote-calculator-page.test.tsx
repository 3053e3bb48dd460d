// @vitest-environment jsdom

import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { RateRequest } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { describe, expect, it, vi } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./quote-calculator-page.tsx";

// The conversation has tests of its own, and a socket.
vi.mock(import("@volpe/ui"), async (original) => ({
  ...(await original()),
  Assistant: () => <p>Conversazione</p>,
}));

async function show(create?: (request: RateRequest) => { rate: string }, url?: string) {
  const client = createFakeClient(create ? { create } : {});
  const router = renderRoute(page, {
    path: "/calcola-preventivo",
    ...(url !== undefined && { url }),
    client,
  });
  await screen.findByText("Conversazione");
  return router;
}

function fill(label: string, value: string) {
  const field = screen.getByLabelText(label, { selector: ".v-input" });
  fireEvent.input(field, { target: { value } });
}

function fillAll() {
  fill("Consumo in un anno", "2.700");
  fireEvent.change(screen.getByLabelText("Provincia"), { target: { value: "MI" } });
  fill("Nome e cognome", "Ada Rossi");
  fill("E-mail", "ada@esempio.it");
}

function send() {
  fireEvent.click(screen.getByRole("button", { name: "Calcola il preventivo", hidden: true }));
}

const privacyBox = () =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: /Ho letto l’informativa/, hidden: true });

describe("the plain form beside the assistant", () => {
  it("starts with every consent unticked and the Italian prefix", async () => {
    await show();
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox", { hidden: true });
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
    const phone = screen.getByRole<HTMLInputElement>("textbox", { name: "Telefono", hidden: true });
    expect(phone.value).toBe("+39");
  });

  it("leads to the saved quote", async () => {
    const asked: RateRequest[] = [];
    const router = await show((request) => {
      asked.push(request);
      return { rate: "q7Zk1" };
    });
    fillAll();
    fireEvent.click(privacyBox());
    send();
    await screen.findByText("Un’altra pagina");
    expect(router.state.location.pathname).toBe("/preventivo/q7Zk1");
    expect(asked).toMatchObject([{ consumption: 2700, province: "MI", email: "ada@esempio.it" }]);
  });

  it("says what to mend beside each field and on top, and keeps what was typed", async () => {
    await show();
    fill("Consumo in un anno", "tanto");
    fill("Nome e cognome", "Ada Rossi");
    send();
    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toContain("Ci sono 4 cose da sistemare");
    expect(document.activeElement).toBe(summary);
    const consumption = screen.getByLabelText<HTMLInputElement>("Consumo in un anno");
    expect(consumption.value).toBe("tanto");
    expect(consumption.getAttribute("aria-invalid")).toBe("true");
    const described = consumption.getAttribute("aria-describedby")?.split(" ")[0] ?? "";
    expect(document.getElementById(described)?.textContent).toContain("come 2700");
    expect(screen.getByLabelText<HTMLInputElement>("Nome e cognome").value).toBe("Ada Rossi");
    expect(document.querySelector("details")?.open).toBe(true);
  });

  it("shows what the server refuses at its field", async () => {
    await show(() => {
      throw new ApiError(422, [
        { code: "invalid-field", field: "email", message: "Questa e-mail non riceve posta." },
      ]);
    });
    fillAll();
    fireEvent.click(privacyBox());
    send();
    await waitFor(() => {
      expect(screen.getAllByText("Questa e-mail non riceve posta.")).toHaveLength(2);
    });
  });

  it("takes the typology from the address", async () => {
    await show(undefined, "/calcola-preventivo?tipo=gas&offerta=sole");
    const gas = screen.getByRole<HTMLInputElement>("radio", { name: "Gas", hidden: true });
    expect(gas.checked).toBe(true);
  });
});
