import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { renderQuotePdf } from "./quote-pdf.ts";
import { toSavingNote } from "./quote-pdf-offers.ts";
import type { SavedRate } from "./read-stored-rate.ts";
import { toTestRate } from "./test-rate.ts";

const render = (rate: SavedRate) => renderQuotePdf(rate, { publicUrl: "https://volpe.example" });

describe("the quote's document", () => {
  let text = "";
  let pages = 0;
  let info: Record<string, unknown> = {};
  beforeAll(async () => {
    const bytes = new Uint8Array(await render(toTestRate()));
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
    "Risparmi 310,50 € l’anno",
    "Con «Chiara 12» di Energia Chiara S.p.A. spendi 924,00 € l’anno invece di 1.234,50 €: il 25,2% in meno sulla bolletta.",
    "Casa · residente · provincia di Milano · 2.700 kWh l’anno · 3 kW",
    "924,00 € l’anno Risparmi 310,50 €",
    "Energia Chiara S.p.A. · prezzo fisso per 12 mesi · 0,3422 €/kWh tutto compreso",
    "Vendita Rete Oneri Imposte609,00 € 130,00 € 81,00 € 104,00 €",
    "Si può attivare fino al: 31 dicembre 2026 · Durata: 12 mesi",
    "Codice CHIARA-LUCE-12 · Per attivarla: 800 123 456 · fornitore.example",
    "1. Scegli e controlla.",
    "Il contratto è con lui, non con Volpe",
    "Le cifre sono calcolate con i prezzi del 20 novembre 2026",
    "Si possono attivare fino al 31 dicembre 2026.",
    "Dati elaborati a partire dagli Open Data pubblicati su “Portale Offerte”",
    "P.IVA 00000000000",
    "https://volpe.example/preventivo/AbCdEfGhIjKlMnOpQrStUv",
  ])("says «%s»", (words) => {
    expect(text).toContain(words);
  });

  test("contains no data about the person", () => {
    expect(text).not.toContain("AFF-1");
  });
});

test("has the same bytes whenever it is made for the same rate", async () => {
  expect((await render(toTestRate())).equals(await render(toTestRate()))).toBe(true);
});

test("marks the offer that the person started from", async () => {
  const started = { openedSlug: toTestRate().offers[1]?.slug ?? "" };
  const read = async (rate: SavedRate) => {
    const document = await getDocumentProxy(new Uint8Array(await render(rate)));
    return (await extractText(document, { mergePages: true })).text;
  };
  expect(await read(toTestRate(started))).toContain("Quella da cui sei partito");
  expect(await read(toTestRate())).not.toContain("Quella da cui sei partito");
});

test("marks an estimated offer as «stima», and the saving with it", async () => {
  const { offers } = toTestRate();
  const [best, ...others] = offers;
  const estimated = { ...best, estimate: ["Prezzo variabile."] } as (typeof offers)[number];
  const bytes = new Uint8Array(await render(toTestRate({ offers: [estimated, ...others] })));
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });

  expect(text).toMatch(/Risparmi 310,50\s€ l’anno stima/);
  expect(text.match(/l’anno · stima/g)).toHaveLength(1);
  expect(text.match(/Risparmi [\d,]+\s€ \(stima\)/g)).toHaveLength(1);
});

test("marks the saving of every offer if the present spend is estimated", async () => {
  const { assumptions } = toTestRate();
  const rate = toTestRate({ assumptions: [...assumptions, "La spesa di oggi è una stima."] });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await render(rate))), {
    mergePages: true,
  });

  expect(text.match(/Risparmi [\d,]+\s€ \(stima\)/g)).toHaveLength(3);
  expect(text).not.toContain("l’anno · stima");
});

const readText = async (rate: SavedRate) => {
  const document = await getDocumentProxy(new Uint8Array(await render(rate)));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text: text.replace(/\s+/g, " "), totalPages };
};

test("says why it is an estimate and what its figures include, before its other notes", async () => {
  const offers = toTestRate().offers.map((offer) => ({
    ...offer,
    demonstration: true,
    estimate: [BANDS],
    terms: {
      validTo: "2026-12-31",
      phone: "800 123 456",
      url: "https://fornitore.example",
      lines: [...(offer.terms?.lines ?? []), { label: "Come si paga", value: PAYMENT }],
    },
  }));
  const [supply = "", reference = ""] = toTestRate().assumptions;
  const assumptions = [supply, reference, SPEND, BANDS, ...OTHERS];
  const { text, totalPages } = await readText(
    toTestRate({ demonstration: true, offers, assumptions }),
  );
  expect(text).toContain(
    "La spesa di oggi e il costo dell’offerta sono una stima, e nella pagina del preventivo",
  );
  const at = (note: string) => text.indexOf(note.replace(/\s+/g, " "));
  const places = [SPEND, BANDS, "imposte comprese e senza canone RAI."].map(at);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(text).toContain("Le altre note sono nella pagina del preventivo.");
  expect(totalPages).toBe(1);
});

const PAYMENT = "domiciliazione bancaria, carta di credito, bollettino postale, bonifico";
const BANDS = "Consumi divisi nelle fasce come di solito in casa: 33% F1, 31% F2, 36% F3";
const SPEND = "La spesa annua di oggi è una stima: un solo periodo riportato a un anno.";
const OTHERS = Array.from({ length: 9 }, (_, index) => `Un’altra nota, la numero ${index}.`);

test("prints the conditions of a rental with whole words, and leaves out only whole ones", async () => {
  const lines = [
    ["Chi noleggia", "Girasole Auto a Canone"],
    ["Durata", "36 mesi"],
    ["Uscita prima della fine", "metà dei canoni che restano; dopo 24 mesi, quattro canoni"],
    ["Franchigia", "500,00 €"],
    ["Ogni chilometro in più", "0,061 €"],
    ["Consegna", "In circa 90 giorni"],
    ["Per chi", "Privati e aziende"],
  ].map(([label = "", value = ""]) => ({ label, value }));
  const withLines = (count: number) =>
    toTestRate().offers.map((offer) => ({
      ...offer,
      terms: {
        validTo: null,
        phone: null,
        url: null,
        lines: Array.from({ length: count }).flatMap(() => lines),
      },
    }));
  const { text } = await readText(toTestRate({ offers: withLines(1) }));
  expect(text.match(/Consegna: In circa 90 giorni · Per chi: Privati e aziende/g)).toHaveLength(3);
  const long = await readText(toTestRate({ offers: withLines(4) }));
  expect(long.text).not.toContain("…");
  expect(long.totalPages).toBe(1);
});

test("says that demonstration data are invented", async () => {
  const { offers } = toTestRate();
  const invented = offers.map((offer) => ({ ...offer, demonstration: true }));
  const rate = toTestRate({ demonstration: true, offers: invented });
  const bytes = new Uint8Array(await render(rate));
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });

  expect(text).toContain("Dati dimostrativi");
  expect(text).toContain("Con offerte vere si farebbe così");
  expect(text).toContain("Le offerte sono inventate e non si possono attivare.");
  expect(text).toContain("Per le tariffe regolate: Dati elaborati");
  expect(text).toContain("Valida fino al: 31 dicembre 2026");
  expect(text).not.toMatch(/Si può attivare|Per attivarla/);
});

test("fits on one page with long names and many assumptions", async () => {
  const rate = toTestRate();
  const long = "Offerta dal nome lunghissimo che non finisce mai e poi mai ".repeat(4);
  const bytes = new Uint8Array(
    await render({
      ...rate,
      offers: rate.offers.map((offer) => ({
        ...offer,
        name: long,
        brand: { ...offer.brand, name: long },
        card:
          offer.card.kind === "energy"
            ? { kind: "energy" as const, offer: { ...offer.card.offer, code: "X".repeat(80) } }
            : offer.card,
      })),
      assumptions: Array.from({ length: 9 }, (_, index) => `Ipotesi ${index}: ${long}`),
    }),
  );

  expect((await getDocumentProxy(bytes)).numPages).toBe(1);
});

test("a spend in the middle of the ranking is named as on the card", () => {
  const rate = toTestRate();
  const [offer] = rate.offers;
  if (offer === undefined) throw new Error("The quote has no offer");
  const referenceSpendEur = offer.price.cents / 100;

  expect(toSavingNote(offer, { ...rate, reference: "median-offer", referenceSpendEur })).toEqual({
    text: "A metà classifica",
    isGood: false,
  });
});

test("only a saving has the colour of one", () => {
  const rate = toTestRate();
  const [offer] = rate.offers;
  if (offer === undefined) throw new Error("The quote has no offer");
  const today = offer.price.cents / 100;
  const noteAt = (referenceSpendEur: number) =>
    toSavingNote(offer, { ...rate, reference: "present-contract", referenceSpendEur });
  expect([today + 12.82, today, today - 12.82].map(noteAt)).toMatchObject([
    { text: expect.stringMatching(/^Risparmi 12,82/), isGood: true },
    { text: "Costa quanto oggi", isGood: false },
    { text: expect.stringMatching(/^Spendi 12,82.* in più/), isGood: false },
  ]);
});
