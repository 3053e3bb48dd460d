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

const PANDA = {
  slug: "lince-uno",
  brand: { name: "Lince" },
  ai_translated: [{ label: "Lince Uno 1.2" }],
  tipology: "noleggio",
  destination: "privati",
  path: "/noleggio/lince-uno/1-2",
  figure: null,
  current: true,
};

async function showItem(calls: Record<string, (call: { body?: unknown }) => unknown>, url: string) {
  const client = createFakeClient({
    calls: { "POST /items/visualizzati": () => [PANDA], ...calls },
  });
  const router = renderRoute(page, { path: "/calcola-preventivo", url, client });
  await screen.findByRole("heading", { level: 1 });
  return router;
}

describe("the form of a rental", () => {
  const URL_OF_ITEM = "/calcola-preventivo?tipo=noleggio&offerta=lince-uno";

  it("is about the item, and asks only what the item leaves open", async () => {
    await showItem({}, URL_OF_ITEM);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "La tua richiesta: Lince Uno 1.2",
    );
    expect(screen.getByRole("link", { name: "la scheda" }).getAttribute("href")).toBe(
      "/noleggio/lince-uno/1-2",
    );
    expect(screen.getByLabelText("Durata")).toBeTruthy();
    expect(screen.queryByLabelText("Che auto")).toBeNull();
  });

  it("is for a business from the start where the car is for businesses alone", async () => {
    const calls = { "POST /items/visualizzati": () => [{ ...PANDA, destination: "aziende" }] };
    await showItem(calls, URL_OF_ITEM);
    expect(screen.getByLabelText<HTMLSelectElement>("Per chi").value).toBe("aziende");
  });

  it("asks what kind where the address names no item", async () => {
    await showItem({}, "/calcola-preventivo?tipo=noleggio");
    expect(screen.getByLabelText("Che auto")).toBeTruthy();
  });

  it("sends what was said and tells what happens next", async () => {
    const sent: unknown[] = [];
    const answer = (call: { body?: unknown }) => {
      sent.push(call.body);
      return { mailed: true };
    };
    const router = await showItem({ "POST /item-requests": answer }, URL_OF_ITEM);
    fill("Chilometri l’anno", "15mila");
    fill("Nome e cognome", "Ada Rossi");
    fill("E-mail", "ada@esempio.it");
    fireEvent.click(privacyBox());
    fireEvent.click(screen.getByRole("button", { name: "Manda la richiesta", hidden: true }));
    await screen.findByRole("heading", { name: "La richiesta è registrata" });
    expect(router.state.location.search).toBe("?tipo=noleggio&offerta=lince-uno&inviata=si");
    expect(sent).toMatchObject([{ type: "noleggio", item: "lince-uno", mileage: "15mila" }]);
    const back = screen.getByRole("link", { name: "Torna alla scheda" });
    expect(back.getAttribute("href")).toBe("/noleggio/lince-uno/1-2");
  });

  it("comes back with what is to be mended, and what was typed", async () => {
    await showItem({}, URL_OF_ITEM);
    fill("Chilometri l’anno", "15mila");
    fireEvent.click(screen.getByRole("button", { name: "Manda la richiesta", hidden: true }));
    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toContain("Ci sono 3 cose da sistemare");
    expect(screen.getByLabelText<HTMLInputElement>("Chilometri l’anno").value).toBe("15mila");
  });
});
