import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ContractView, ERRORS, formatCents } from "@volpe/contract";
import { data } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { toDataValues } from "./contract-data.ts";
import * as page from "./contract-page.tsx";
import { createContract, SAMPLE_OFFER } from "./sample-contract.ts";

type Step = "data" | "order" | "code" | "outcome";

const CHEAPER = { ...SAMPLE_OFFER.price, perYearCents: 69_000 };

/** Renders the page with its loader's data; the loader itself runs only on the server. */
async function show(step: Step, changes: Partial<ContractView> = {}) {
  const contract = createContract(changes);
  const loader = () => ({
    contract,
    step,
    values: toDataValues(contract, { account: null, holder: null }),
    fromBill: { point: false, address: false },
    billHolder: "",
    earlierAt: null,
  });
  const action = () => data({ form: "codice", errors: [STALE] }, { status: 409 });
  const shown = { Component: page.Component, loader, action };
  const router = renderRoute(shown, { path: "/contratto/:rate", client: createFakeClient({}) });
  await screen.findByRole("heading", { level: 1 });
  return router;
}

const STALE = { code: "contract-state", message: ERRORS["contract-state"].message } as const;

describe("the order", () => {
  it("has the mandatory information directly above the binding button", async () => {
    await show("order");
    const button = screen.getByRole("button", { name: "Ordine con obbligo di pagare" });
    expect(button.textContent).toBe("Ordine con obbligo di pagare");
    const recap = button.previousElementSibling;
    expect(recap?.className).toBe("order-recap");
    const items = recap?.textContent ?? "";
    for (const item of [
      "Luce Serena 24",
      "58,35\u00a0€ al mese",
      "700,23\u00a0€ l’anno",
      "24 mesi",
    ]) {
      expect(items).toContain(item);
    }
  });

  it("ticks no box in advance", async () => {
    await show("order");
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ name, checked, required }) => [name, checked, required])).toEqual([
      ["privacy", false, true],
      ["conditions", false, true],
      ["clauses", false, true],
      ["durable", false, true],
      ["early", false, false],
    ]);
  });

  it("names the supplier as counterparty, Volpe's part and its commission", async () => {
    await show("order");
    const parties = readText(".order-parties");
    for (const text of [
      "Enerluna S.p.A.",
      "Via del Sole 1",
      "01234567897",
      "reclami@",
      "Volpe mette in contatto",
      "paga Volpe",
    ]) {
      expect(parties).toContain(text);
    }
  });

  it("says that the offer has changed", async () => {
    await show("order", { offerChanged: true });
    expect(readText(".v-notice-attention")).toContain("l’offerta è cambiata. Qui sotto");
  });

  it("says that saved data are kept, and has no button, if the offer has ended", async () => {
    await show("order", { way: { kind: "ended", text: "Questa offerta non si vende più." } });
    expect(readText("body")).toContain("Questa offerta non si vende più.");
    expect(readText("body")).toContain("Quello che avevi già salvato resta qui 30 giorni");
    expect(screen.queryByRole("button", { name: "Ordine con obbligo di pagare" })).toBeNull();
    expect(screen.getByRole("link", { name: /offerte di oggi/ })).toBeTruthy();
  });

  it("says what changed of an offer if only its seller can make the contract now", async () => {
    const text = "Prima dell’ordine devi poter leggere la scheda di chi vende.";
    const way = { kind: "hand-over" as const, text, url: "https://enerluna.example/" };
    await show("order", { way, offerChanged: true, priceBefore: CHEAPER });
    expect(readText("body")).toContain("era 690,00 € l’anno, adesso è 700,23 €.");
    expect(readText("body")).toContain(text);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("names both prices of a void code, and links to the order with today's figures", async () => {
    await show("code", { state: "submitted", offerChanged: true, priceBefore: CHEAPER });
    expect(readText("body")).toMatch(
      /Da quando hai ordinato l’offerta è cambiata: era 690,00 € l’anno, adesso è 700,23 €\. .*non devi niente a nessuno/,
    );
    expect(screen.queryByLabelText("Codice di sei cifre")).toBeNull();
    const link = screen.getByRole("link", { name: /cifre di oggi/ });
    expect(link.getAttribute("href")).toMatch(/\?passo=dati$/);
  });

  it("says the price that the offer had and the one that it has now", async () => {
    const { price } = SAMPLE_OFFER;
    const priceBefore = { ...price, perYearCents: price.perYearCents - 1250 };
    await show("order", { offerChanged: true, priceBefore });
    const [was, is] = [priceBefore, price].map(({ perYearCents }) =>
      formatCents(perYearCents).replaceAll("\u00a0", " "),
    );
    expect(readText(".v-notice-attention")).toContain(`era ${was} l’anno, adesso è ${is}. Qui`);
  });

  it("names a document's second text of one day", async () => {
    const [document] = createContract().documents.map((one) => ({
      ...one,
      version: "2026-11-26.2",
    }));
    await show("order", { documents: document === undefined ? [] : [document] });
    expect(readText(".order-documents")).toContain("Versione del 26 novembre 2026 (2)");
  });

  it("links to a document before the order", async () => {
    await show("order");
    const [open] = screen.getAllByRole("link", { name: "Condizioni" });
    expect(open?.getAttribute("href")).toBe(`/contratto/${"c".repeat(22)}/documenti/conditions`);
  });
});

describe("the data", () => {
  it("starts with the known data and asks a consumer for the birth date", async () => {
    await show("data");
    expect(screen.getByLabelText<HTMLInputElement>("Data di nascita").value).toBe("31/12/1980");
    expect(screen.getByLabelText<HTMLInputElement>("POD").value).toBe("IT001E12345678");
    expect(screen.queryByLabelText("Partita IVA")).toBeNull();
  });

  it("asks a business for the data of the company", async () => {
    await show("data", { regime: "business", consumer: null });
    const company = screen.getByRole("group", { name: "L’attività" });
    expect(within(company).getByLabelText("Partita IVA")).not.toBeNull();
    expect(within(company).getByLabelText("Codice fiscale dell’attività")).not.toBeNull();
    expect(screen.queryByLabelText("Codice fiscale")).toBeNull();
    expect(screen.queryByLabelText("Data di nascita")).toBeNull();
  });

  it("shows the error of a field on leaving it", async () => {
    await show("data");
    const point = screen.getByLabelText<HTMLInputElement>("POD");
    fireEvent.input(point, { target: { value: "IT001" } });
    fireEvent.blur(point);
    await waitFor(() => expect(point.getAttribute("aria-invalid")).toBe("true"));
    fireEvent.input(point, { target: { value: "IT 001E 12345678" } });
    fireEvent.blur(point);
    await waitFor(() => expect(point.getAttribute("aria-invalid")).toBeNull());
  });

  it("restores typed text after a reload", async () => {
    await show("data");
    fireEvent.input(screen.getByLabelText("Cognome"), { target: { value: "Verdi" } });
    document.body.replaceChildren();
    await show("data");
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>("Cognome").value).toBe("Verdi"),
    );
    expect(screen.getByText("Ho ripreso quello che stavi scrivendo.")).not.toBeNull();
  });
});

describe("a signed contract", () => {
  const SIGNED: Partial<ContractView> = {
    state: "accepted",
    signedAt: "2026-11-20T09:12:00.000Z",
    concludedAt: "2026-11-20T10:12:00.000Z",
    withdrawal: { until: "2026-12-04T22:59:59.000Z", open: true, withdrawnAt: null },
    history: [
      { state: "draft", at: "2026-11-20T09:00:00.000Z", by: "holder" },
      { state: "submitted", at: "2026-11-20T09:05:00.000Z", by: "holder" },
      { state: "signed", at: "2026-11-20T09:12:00.000Z", by: "holder" },
      { state: "accepted", at: "2026-11-20T10:12:00.000Z", by: "operator" },
    ],
  };

  it("says to a stale page's form that the contract has changed, without asking to reload", async () => {
    const router = await show("outcome", SIGNED);
    const formData = new FormData();
    await router.navigate("/contratto/:rate", { formMethod: "post", formData });
    const { textContent } = await screen.findByRole("alert");
    expect(textContent).toContain("Nel frattempo il contratto è cambiato");
    expect(textContent).toContain("Guarda a che punto è adesso");
    expect(textContent).not.toContain("Ricarica");
    expect(readText("body")).toContain("A che punto è");
  });

  it("links to the withdrawal and names its last minute in Rome", async () => {
    await show("outcome", SIGNED);
    const link = screen.getByRole("link", { name: "Recedere dal contratto qui" });
    expect(link.getAttribute("href")).toBe(`/contratto/${"c".repeat(22)}/recesso`);
    expect(document.body.textContent).toContain("4 dicembre 2026, 23:59");
  });

  it("names a mail that never arrived", async () => {
    const undelivered = [
      { mail: "confirmation", to: "a•••@esempio.it" },
      { mail: "receipt", to: "a•••@esempio.it" },
    ] as const;
    await show("outcome", {
      ...SIGNED,
      state: "withdrawn",
      undelivered: [...undelivered],
      withdrawal: { until: null, open: false, withdrawnAt: "2026-11-21T10:00:00.000Z" },
    });
    const text = readText("body");
    expect(text).toContain("La mail con i documenti non è arrivata: la casella a•••@esempio.it");
    expect(text).toContain("La ricevuta non è arrivata ad a•••@esempio.it");
    expect(text).not.toMatch(/[Hh]o mandato la ricevuta/);
  });

  it("is called concluded only once the supplier has accepted it", async () => {
    await show("outcome", SIGNED);
    expect(readText("body")).toContain("Contratto concluso il 20 novembre 2026, 11:12");
    document.body.replaceChildren();
    await show("outcome", {
      ...SIGNED,
      state: "signed",
      concludedAt: null,
      withdrawal: { until: null, open: true, withdrawnAt: null },
    });
    const text = readText("body");
    expect(text).toContain("Firmato il 20 novembre 2026, 10:12");
    expect(text).toContain("il contratto nasce quando ti arriva la sua accettazione");
    expect(text).toContain("Puoi recedere già adesso");
    expect(text).not.toMatch(/concluso il|nel calendario/);
    expect(screen.getByRole("link", { name: "Recedere dal contratto qui" })).not.toBeNull();
  });

  it.each(["refused", "withdrawn", "ended"] as const)(
    "is called signed, not concluded, if it is %s",
    async (state) => {
      await show("outcome", { ...SIGNED, state });
      const text = readText("body");
      expect(text).toContain("Firmato il 20 novembre 2026");
      expect(text).toContain("I documenti firmati li ho mandati");
      expect(text).not.toContain("Contratto concluso");
    },
  );

  it("says why the supplier refused it", async () => {
    await show("outcome", { ...SIGNED, state: "refused", reason: "Il contatore non c’è" });
    expect(readText("body")).toContain("Il motivo che ho registrato: «Il contatore non c’è».");
  });

  it("has no withdrawal if the law grants none", async () => {
    await show("outcome", { ...SIGNED, withdrawal: null });
    expect(screen.queryByRole("link", { name: /Recedere/ })).toBeNull();
    expect(readText("body")).not.toContain("puoi ritirare l’ordine");
    document.body.replaceChildren();
    await show("outcome", { ...SIGNED, state: "signed", concludedAt: null, withdrawal: null });
    expect(screen.queryByRole("link", { name: /Recedere/ })).toBeNull();
    expect(readText("body")).toContain("Finché Enerluna S.p.A. non accetta, puoi ritirare");
  });
});
