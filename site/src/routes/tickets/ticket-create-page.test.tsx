import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { CustomerRequest } from "@volpe/contract";
import { ApiError, createBrowserStorage, OfflineError } from "@volpe/core";
import { beforeEach, expect, it } from "vitest";
import { createFormDrafts } from "../../forms/form-drafts.ts";
import { getField } from "../testing/controls.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { invalidFields } from "../testing/invalid-fields.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./ticket-create-page.tsx";

beforeEach(() => localStorage.clear());

const REQUEST: CustomerRequest = {
  id: "r1",
  kind: "quote",
  tipology: "luce",
  title: "Luce per la casa, 2.700 kWh",
  state: "Preventivo pronto",
  path: [{ name: "Preventivo", state: "now" }],
  nextStep: "Scegli un’offerta.",
  isYours: true,
  action: null,
  rate: "q1",
  saving: null,
  tickets: [],
  createdAt: "2026-11-20T09:00:00Z",
};

const DRAFT_ID = "0b1e2d3c-4f5a-4b6c-8d7e-9f0a1b2c3d4e";

function renderCreate({
  rate = "nuovo",
  answer = () => ({ slug: "s1", message: "m1" }),
}: {
  rate?: string;
  answer?: () => unknown;
} = {}) {
  const sent: FormData[] = [];
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: {
      "GET /requests": () => [REQUEST],
      "POST /tickets": ({ body }) => {
        sent.push(body as FormData);
        return answer();
      },
    },
  });
  const path = "/tickets/create/:rate";
  return { sent, router: renderRoute(page, { path, url: `/tickets/create/${rate}`, client }) };
}

const type = (label: string, value: string) =>
  fireEvent.input(getField(label), { target: { value } });
const pick = (...files: File[]) =>
  fireEvent.change(getField("Allegati, se servono"), { target: { files } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Invia la richiesta" }));
const drafts = () => createFormDrafts("u1", createBrowserStorage());

async function fill() {
  await screen.findByRole("heading", { level: 1 });
  type("Oggetto", "La quota fissa");
  type("Messaggio", "Non torna.");
}

it("sends the form once and redirects to the message", async () => {
  const { sent, router } = renderCreate();
  await fill();
  send();
  send();
  await screen.findByText("Un’altra pagina");
  expect(router.state.location.pathname).toBe("/tickets/s1/m1");
  expect(sent).toHaveLength(1);
  const { id, ...words } = Object.fromEntries(sent[0]?.entries() ?? []);
  expect(words).toEqual({ subject: "La quota fissa", message: "Non torna.", rate: "" });
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(drafts().find("nuova:")).toBeUndefined();
});

it("names and sends the quote that the ticket is about", async () => {
  const { sent } = renderCreate({ rate: "q1" });
  await fill();
  expect(
    screen.getByRole("link", { name: "Luce per la casa, 2.700 kWh" }).getAttribute("href"),
  ).toBe("/preventivo/q1");
  expect(screen.getByText("Preventivo pronto · 20 novembre 2026")).toBeTruthy();
  send();
  await waitFor(() => expect(sent[0]?.get("rate")).toBe("q1"));
});

it("lists the picked files and refuses invalid ones at once", async () => {
  renderCreate();
  await fill();
  pick(new File(["x".repeat(2048)], "a.pdf"), new File(["x"], "nota.txt"));
  pick(new File(["x"], "b.jpg"));
  expect(screen.getByText("a.pdf").textContent).toContain("2\u00a0kB");
  pick(new File(["x"], "nota.txt"));
  expect(getField("Allegati, se servono").getAttribute("aria-invalid")).toBe("true");
  expect(
    screen.getByText(
      "«nota.txt» non è un PDF, un JPEG o un PNG: allega un file in uno di questi formati.",
    ),
  ).toBeTruthy();
  expect(screen.getByText("2 file allegati")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Togli b.jpg" }));
  expect(screen.getByText("Un file allegato")).toBeTruthy();
  expect(screen.queryByText("b.jpg")).toBeNull();
  expect(document.activeElement).toBe(getField("Allegati, se servono"));
});

it("shows the API's error beside its field and keeps the typed text", async () => {
  renderCreate({
    answer: () => {
      throw invalidFields({ subject: "Scrivi l’oggetto: bastano due parole." });
    },
  });
  await screen.findByRole("heading", { level: 1 });
  type("Messaggio", "Non torna.");
  send();
  expect((await screen.findByRole("alert")).textContent).toContain("Scrivi l’oggetto");
  expect(getField("Oggetto").getAttribute("aria-invalid")).toBe("true");
  expect(getField("Messaggio").value).toBe("Non torna.");
});

it("keeps a form waiting for a connection, and shows it again if it is cancelled", async () => {
  renderCreate({
    answer: () => {
      throw new OfflineError();
    },
  });
  await fill();
  const { value: written } = getField("Messaggio");
  send();
  const list = await screen.findByRole("region", { name: "In attesa di invio" });
  expect(list.textContent).toContain(`Il messaggio per l’assistenza «${written}»: parte da solo`);
  const findSend = () => screen.queryByRole("button", { name: "Invia la richiesta" });
  await waitFor(() => expect(findSend()).toBeNull());
  fireEvent.click(within(list).getByRole("button", { name: "Annulla" }));
  await screen.findByRole("button", { name: "Invia la richiesta" });
  expect(getField("Messaggio").value).toBe(written);
  expect(createBrowserStorage().get("volpe-attesa")).toBeUndefined();
});

it("keeps the id of a repeated message and changes it with the text", async () => {
  const { sent } = renderCreate({
    answer: () => {
      throw new ApiError(503, [{ code: "unavailable", message: "Riprova." }]);
    },
  });
  await fill();
  for (const times of [1, 2]) {
    send();
    await waitFor(() => expect(sent).toHaveLength(times));
    await screen.findByRole("button", { name: "Invia la richiesta" });
  }
  type("Messaggio", "Non torna affatto.");
  send();
  await waitFor(() => expect(sent).toHaveLength(3));
  const ids = sent.map((form) => form.get("id"));
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

const toValues = (subject: string, message: string) => [
  { field: "subject", value: subject },
  { field: "message", value: message },
];

it("restores a draft under its own id", async () => {
  const values = toValues("La quota", "Non tor");
  drafts().keep("nuova:", { values, id: DRAFT_ID, attempted: false });
  const { sent } = renderCreate();
  await screen.findByText("Ho ripreso quello che stavi scrivendo.");
  expect([getField("Oggetto").value, getField("Messaggio").value]).toEqual(["La quota", "Non tor"]);
  type("Messaggio", "Non torna.");
  expect(drafts().find("nuova:")).toEqual({
    values: toValues("La quota", "Non torna."),
    ...{ name: "nuova:", id: DRAFT_ID, attempted: false },
  });
  send();
  await waitFor(() => expect(sent[0]?.get("id")).toBe(DRAFT_ID));
});

it("keeps the typed text on the page and the device if the session ended", async () => {
  renderCreate({
    answer: () => {
      throw new ApiError(401, [{ code: "unauthenticated", message: "Accedi." }]);
    },
  });
  await fill();
  send();
  expect((await screen.findByRole("alert")).textContent).toContain("L’accesso è scaduto");
  type("Messaggio", "Non torna, e scrivo ancora.");
  expect(drafts().find("nuova:")?.values[1]?.value).toBe("Non torna, e scrivo ancora.");
});

it("counts the letters left and announces them at a few thresholds", async () => {
  renderCreate();
  await fill();
  const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(said()).not.toContain("Restano meno di 500 caratteri.");
  type("Messaggio", "m".repeat(4600));
  expect(said()).toContain("Restano meno di 500 caratteri.");
  expect(screen.getByText(/Ne restano 400\./)).toBeTruthy();
  type("Messaggio", "m".repeat(4901));
  expect(said()).toContain("Restano meno di 100 caratteri.");
  type("Messaggio", "m".repeat(5012));
  expect(said()).toContain("Il messaggio è troppo lungo.");
  expect(screen.getByText(/Sono 12 di troppo\./)).toBeTruthy();
});

it("names the contract in the subject if there is no quote", async () => {
  const path = "/contratto/c1";
  const contract = { ...REQUEST, id: "c1", title: "Casa, Prova Linee", rate: null };
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: {
      "GET /requests": () => [
        { ...contract, kind: "contract", action: { label: "Apri il contratto", path } },
      ],
    },
  });
  const url = "/tickets/create/nuovo?riguarda=c1";
  renderRoute(page, { path: "/tickets/create/:rate", url, client });
  const link = await screen.findByRole("link", { name: "Casa, Prova Linee" });
  expect(link.getAttribute("href")).toBe(path);
  expect(getField("Oggetto").value).toBe("Casa, Prova Linee");
});
