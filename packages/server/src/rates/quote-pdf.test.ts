import { EMPTY_RATE } from "@volpe/contract";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { fakeBest } from "../assistant/fake-catalogue.ts";
import { makeQuote } from "./quote.ts";
import { renderQuotePdf } from "./quote-pdf.ts";
import type { SavedRate } from "./rate-repository.ts";

function toRate(change: Partial<SavedRate> = {}): SavedRate {
  const quote = makeQuote(
    {
      profile: {
        tipology: "luce",
        destination: "privati",
        annualConsumption: 2700,
        capacityKw: 3,
        resident: true,
        province: "MI",
        defaultConsumption: false,
      },
      presentSpendEur: 1234.5,
      presentSaleEur: null,
      estimates: ["Il consumo di 2.700 kWh l’anno è una stima, perché viene da una sola bolletta."],
      supplyEstimates: [],
      openingOffer: "",
    },
    fakeBest,
  );
  if (quote === null) {
    throw new Error("no quote");
  }
  return {
    id: "AbCdEfGhIjKlMnOpQrStUv",
    ownerKeyHash: "hash",
    type: "luce",
    subtype: "residente",
    destination: "privati",
    province: "MI",
    capacityKw: 3,
    figures: { ...EMPTY_RATE, cma: "2700", ...quote.figures },
    reference: quote.reference,
    referenceSpendEur: quote.referenceSpendEur,
    offers: quote.offers,
    bestSlug: quote.best.slug,
    assumptions: quote.assumptions,
    dataDay: "2026-11-20",
    demonstration: false,
    tracking: "AFF-1",
    createdAt: new Date("2026-11-21T10:00:00Z"),
    ...change,
  };
}

const render = (rate: SavedRate) => renderQuotePdf(rate, { publicUrl: "https://volpe.example" });

describe("the quote's document", () => {
  let text = "";
  let pages = 0;
  let info: Record<string, unknown> = {};
  beforeAll(async () => {
    const bytes = new Uint8Array(await render(toRate()));
    const document = await getDocumentProxy(bytes);
    const extracted = await extractText(document, { mergePages: true });
    text = extracted.text.replace(/\s+/g, " ");
    pages = extracted.totalPages;
    info = (await getMeta(document)).info;
  });

  test("is one page with a title, in Italian", () => {
    expect(pages).toBe(1);
    expect(info).toMatchObject({
      Title: "Preventivo luce di Volpe, 21 novembre 2026",
      Language: "it",
    });
  });

  test.each([
    "310,50 € in meno l’anno",
    "È una stima: il 25% in meno rispetto a 1.234,50 €",
    "la spesa annua del tuo contratto di oggi, imposte comprese",
    "Casa · residente · provincia di Milano · 2.700 kWh l’anno · 3 kW",
    "924,00 €",
    "Energia Chiara S.p.A. · prezzo fisso per 12 mesi · 0,3422 €/kWh tutto compreso",
    "vendita 609,00 € · rete 130,00 € · oneri 81,00 € · imposte e IVA 104,00 €",
    "Codice offerta CHIARA-LUCE-12",
    "è una stima, perché viene da una sola bolletta",
    "Le cifre valgono per i dati del 20 novembre 2026",
    "Dati elaborati a partire dagli Open Data pubblicati su “Portale Offerte”",
    "P.IVA 00000000000",
    "https://volpe.example/preventivo/AbCdEfGhIjKlMnOpQrStUv",
  ])("says «%s»", (words) => {
    expect(text).toContain(words);
  });

  test("says nothing about who came from where", () => {
    expect(text).not.toContain("AFF-1");
  });
});

test("gives the same bytes for the same rate", async () => {
  expect((await render(toRate())).equals(await render(toRate()))).toBe(true);
});

test("marks as a stima the offer whose figure is one", async () => {
  const rate = toRate();
  const offers = rate.offers.map((offer) => ({ ...offer, estimate: ["Prezzo variabile."] }));
  const bytes = new Uint8Array(await render({ ...rate, offers }));
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });

  expect(text).toContain("l’anno · stima");
});

test("says that demonstration data are invented, and that there is no saving where none is", async () => {
  const rate = toRate({ demonstration: true });
  const figures = { ...rate.figures, gain: "-10", percent: "-1" };
  const bytes = new Uint8Array(await render({ ...rate, figures }));
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });

  expect(text).toContain("Dati dimostrativi");
  expect(text).toContain("Nessun risparmio oggi");
});

test("keeps to one page with long names and many assumptions", async () => {
  const rate = toRate();
  const long = "Offerta dal nome lunghissimo che non finisce mai e poi mai ".repeat(4);
  const bytes = new Uint8Array(
    await render({
      ...rate,
      offers: rate.offers.map((offer) => ({
        ...offer,
        name: long,
        supplier: { ...offer.supplier, name: long },
        code: "X".repeat(80),
      })),
      assumptions: Array.from({ length: 9 }, (_, index) => `Ipotesi ${index}: ${long}`),
    }),
  );

  expect((await getDocumentProxy(bytes)).numPages).toBe(1);
});
