import { screen } from "@testing-library/react";
import type { CustomerRequest } from "@volpe/contract";
import { expect, it } from "vitest";
import { createRequest } from "../profile/sample-profile.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./requests-page.tsx";

function renderRequests(requests: CustomerRequest[]) {
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: { "GET /requests": () => requests },
  });
  renderRoute(page, { path: "/richieste", client });
}

const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

it("shows the state, the next step and the help for each request", async () => {
  const other = createRequest({
    id: "r2",
    kind: "item",
    tipology: "pos",
    title: "Terminale da banco",
    state: "Ti rispondiamo noi",
    action: null,
    rate: null,
    saving: null,
    tickets: [],
  });
  renderRequests([createRequest(), other]);
  await screen.findByRole("heading", { name: "Luce per la casa, 2.700 kWh" });
  expect(hrefOf(/^Apri il preventivo/)).toBe("/preventivo/abc");
  expect(hrefOf("V-2041")).toBe("/tickets/s1/ultimo");
  expect(hrefOf(/^Chiedi assistenza su Luce/)).toBe("/tickets/create/abc");
  expect(hrefOf(/^Chiedi assistenza su Terminale/)).toBe("/tickets/create/nuovo?riguarda=r2");
  expect(screen.getByText("182,40 € l’anno")).toBeTruthy();
});

it("makes the next step the main action only if the person takes it", async () => {
  renderRequests([
    createRequest(),
    createRequest({
      id: "c1",
      kind: "contract",
      isYours: false,
      action: { label: "Apri il contratto", path: "/contratto/c1" },
    }),
  ]);
  const classOf = async (name: RegExp) => (await screen.findByRole("link", { name })).className;
  expect(await classOf(/^Apri il preventivo/)).toBe("v-button");
  expect(await classOf(/^Apri il contratto/)).toBe("v-button v-button-secondary");
});

it("links to the withdrawal, and to a calendar file with its last day", async () => {
  renderRequests([
    createRequest(),
    createRequest({
      id: "c1",
      kind: "contract",
      title: "Luce Serena",
      action: { label: "Apri il contratto", path: "/contratto/c1" },
      withdrawal: { path: "/contratto/c1/recesso", until: "2026-12-07T22:59:59.000Z" },
    }),
  ]);
  await screen.findByRole("heading", { name: "Luce Serena" });
  expect(screen.getByText("7 dicembre 2026, 23:59")).toBeTruthy();
  expect(hrefOf(/^Recedere/)).toBe("/contratto/c1/recesso");
  expect(hrefOf(/nel calendario/)).toBe("/contratto/c1/documenti/ultimo-giorno-per-recedere.ics");
});

it("links to quotes and tickets if there are no requests", async () => {
  renderRequests([]);
  await screen.findByRole("heading", { name: "Qui arrivano i tuoi preventivi" });
  expect(hrefOf("Calcola un preventivo")).toBe("/calcola-preventivo");
  expect(hrefOf("Apri una richiesta di assistenza")).toBe("/tickets/create/nuovo");
});
