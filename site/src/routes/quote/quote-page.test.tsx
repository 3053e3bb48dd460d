// @vitest-environment jsdom

import { screen } from "@testing-library/react";
import { EMPTY_RATE, type RateView } from "@volpe/contract";
import { describe, expect, it } from "vitest";
import { createOfferList } from "../offers/sample-offers.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./quote-page.tsx";

function createQuote(changes: Partial<RateView> = {}): RateView {
  return {
    rate: "q7Zk1",
    createdAt: "2026-11-21T10:00:00.000Z",
    type: "luce",
    subtype: "non-residente",
    destination: "privati",
    province: "MI",
    capacityKw: 4.5,
    figures: { ...EMPTY_RATE, cma: "1800" },
    reference: "present-contract",
    referenceSpendEur: 930,
    offers: createOfferList().offers,
    updatedAt: "2026-11-20",
    demonstration: false,
    quotePdf: "/api/v1/rates/q7Zk1/quote.pdf",
    ...changes,
  };
}

async function show(changes: Partial<RateView> = {}, search = "") {
  const client = createFakeClient({ get: (rate) => createQuote({ rate, ...changes }) });
  renderRoute(page, { path: "/preventivo/:rate", url: `/preventivo/q7Zk1${search}`, client });
  await screen.findByRole("heading", { level: 1 });
}

describe("a saved quote", () => {
  it("says the saving and that it is against the present contract", async () => {
    await show();
    expect(readText(".quote__saving")).toBe(
      "Con la prima offerta spendi 230 € in meno l’anno, il 25% della bolletta, rispetto ai 930 € che spendi oggi",
    );
  });

  it("says that a saving against an estimated present spend is a stima", async () => {
    await show({ assumptions: ["La spesa di oggi è una stima: viene da una bolletta sola."] });
    expect(readText(".quote__saving")).toMatch(/oggi stima: come la calcoliamo$/);
  });

  it.each([
    [760, "l’8%"],
    [786, "l’11%"],
    [702, "meno dell’1%"],
    [1400, "il 50%"],
  ])("of %i € writes the share with its article", async (referenceSpendEur, words) => {
    await show({ referenceSpendEur });
    expect(readText(".quote__saving")).toContain(`in meno l’anno, ${words} della bolletta`);
  });

  it("says that the saving is against the median where the present spend is not known", async () => {
    await show({ reference: "median-offer", referenceSpendEur: 800 });
    expect(readText(".quote__saving")).toBe(
      "Con la prima offerta spendi 100 € in meno l’anno, rispetto all’offerta a metà classifica (800 €)",
    );
  });

  it("tells whoever already pays less to stay", async () => {
    await show({ referenceSpendEur: 600 });
    expect(readText(".quote__saving")).toContain("Tieni la tua.");
  });

  it("gives the PDF and leads each offer to its sheet for the same profile", async () => {
    await show();
    const pdf = screen.getByRole("link", { name: "Scarica il PDF" });
    expect(pdf.getAttribute("href")).toBe("/api/v1/rates/q7Zk1/quote.pdf");
    expect(pdf.hasAttribute("download")).toBe(true);
    const offer = screen.getByRole("link", { name: /Luce Serena 24/ });
    expect(offer.getAttribute("href")).toBe(
      "/privati/luce/enerluna/luce-serena-000123esvml01?consumo=1800&potenza=4.5&residente=no&provincia=MI",
    );
  });

  it("shows what it was computed for", async () => {
    await show();
    const assumptions = readText(".quote__assumptions");
    for (const text of ["1.800 kWh", "4,5 kW", "non residente", "Milano", "21 novembre 2026"]) {
      expect(assumptions).toContain(text);
    }
  });

  it("says once what became of the mail", async () => {
    await show({}, "?posta=non-inviata");
    expect(readText(".v-notice-attention")).toContain("Non ho mandato l’e-mail");
  });

  it("lists what its figures rest on", async () => {
    await show({ assumptions: ["Spesa annua calcolata per 1.800 kWh l’anno."] });
    expect(readText(".quote__assumptions ul")).toBe("Spesa annua calcolata per 1.800 kWh l’anno.");
  });

  it("stays out of search engines", async () => {
    await show();
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe(
      "noindex",
    );
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  });
});
