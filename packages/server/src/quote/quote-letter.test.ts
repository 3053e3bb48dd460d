import { describe, expect, test } from "vitest";
import { toQuoteLetter } from "./quote-letter.ts";
import { toQuoteMail } from "./quote-mail.ts";
import type { SavedRate } from "./read-stored-rate.ts";
import { toTestRate } from "./test-rate.ts";

/** The test's quote with another saving; its best offer costs 924,00 €. */
function withGain(gain: number, change: Partial<SavedRate> = {}): SavedRate {
  const rate = toTestRate();
  const referenceSpendEur = 924 + gain;
  const percent = String((gain / referenceSpendEur) * 100);
  return toTestRate({
    figures: { ...rate.figures, gain: String(gain), percent },
    referenceSpendEur,
    ...change,
  });
}

const withoutSpaces = (text: string) => text.replaceAll("\u00a0", " ");

const TO_ANNA = {
  to: "anna@example.it",
  name: "Anna",
  page: "/preventivo/r?chiave=k",
  tracking: "",
  publicUrl: "https://volpe.example",
  unsubscribeUrl: "https://volpe.example",
};

const MEDIAN = { reference: "median-offer" } as const;

const SPEND = "La spesa annua di oggi è una stima: un solo periodo riportato a un anno.";
const VARIABLE = "Il prezzo è variabile: la spesa è una stima.";
const USE = "Il consumo di 2.700 kWh l’anno è una stima nostra da: 3 persone.";
const POWER = "La potenza non era nota: i conti usano 3 kW.";
const GUESSED = "consumo=2700&potenza=3&stima=si";

function withEstimate(index: number, ...estimate: string[]) {
  const reasons = estimate.length > 0 ? estimate : [VARIABLE];
  return toTestRate().offers.map((offer, at) =>
    at === index ? { ...offer, estimate: reasons } : offer,
  );
}

describe("the headline of a quote", () => {
  test.each<[string, SavedRate, string, string]>([
    [
      "a saving",
      withGain(42),
      "Risparmi 42,00 € l’anno",
      "invece di 966 €: il 4,3% in meno sulla bolletta.",
    ],
    [
      "a saving of less than a per cent",
      withGain(3),
      "Risparmi 3,00 € l’anno",
      "invece di 927 €: lo 0,3% in meno sulla bolletta.",
    ],
    [
      "a present contract that costs less",
      withGain(-270.47),
      "Il tuo contratto costa già meno: tienilo",
      "Oggi spendi 653,53 € l’anno. La più conveniente che trovo, «Chiara 12» di Energia Chiara S.p.A., costa 924,00 €.",
    ],
    [
      "a difference of cents",
      withGain(0.4),
      "Il tuo contratto costa quanto l’offerta migliore: tienilo",
      "Oggi spendi 924,40 € l’anno.",
    ],
    [
      "an unknown present spend",
      withGain(75.9, MEDIAN),
      "La più conveniente: 924,00 € l’anno",
      "75,90 € l’anno sotto l’offerta a metà classifica (999,90 €). Per sapere quanto risparmi mi serve quello che spendi oggi.",
    ],
    [
      "an unknown present spend and no better offer",
      withGain(0, MEDIAN),
      "La più conveniente: 924,00 € l’anno",
      "in linea con l’offerta a metà classifica",
    ],
  ])("states %s, and the summary states its figures", (_, rate, headline, summary) => {
    const letter = toQuoteLetter(rate);

    expect(withoutSpaces(letter.headline)).toBe(headline);
    expect(withoutSpaces(letter.summary)).toContain(summary);
  });

  test("concerns the cheapest offer even if another one comes first", () => {
    const { offers } = toTestRate();
    const letter = toQuoteLetter(toTestRate({ offers: offers.toReversed() }));

    expect(letter.summary).toContain("«Chiara 12»");
    expect(letter.offersTitle).toBe("Le più convenienti e quella da cui sei partito");
  });

  test.each([
    ["noleggio", "Quella che hai scelto"],
    ["internet", "Quella che hai scelto"],
    ["pos", "Quello che hai scelto"],
  ] as const)("says of one chosen %s «%s»", (type, title) => {
    const offers = toTestRate().offers.slice(0, 1);
    const openedSlug = offers[0]?.slug ?? "";

    expect(toQuoteLetter(toTestRate({ type, offers, openedSlug })).offersTitle).toBe(title);
  });

  test.each<[string, Partial<SavedRate>, boolean]>([
    ["exact figures", {}, false],
    ["an estimated present spend", { assumptions: [SPEND] }, true],
    ["an estimated consumption", { offers: withEstimate(0, USE), query: GUESSED }, true],
    ["a best offer that is variable", { offers: withEstimate(0) }, true],
    ["another offer that is variable", withOther(), false],
  ])("is marked as an estimate only if it depends on one: %s", (_, change, isEstimate) => {
    expect(toQuoteLetter(toTestRate(change)).isEstimate).toBe(isEstimate);
  });

  test("is also the subject and the title of the mail", () => {
    const send = (rate: SavedRate) => {
      const { subject, text } = toQuoteMail({ ...TO_ANNA, rate });
      return [subject, text.split("\n")[0] ?? ""].map(withoutSpaces);
    };

    expect(send(toTestRate())).toEqual([
      "Preventivo luce. Risparmi 310,50 € l’anno",
      "Risparmi 310,50 € l’anno",
    ]);
    expect(send(toTestRate({ type: "gas", offers: withEstimate(0) }))).toEqual([
      "Preventivo gas. Risparmi 310,50 € l’anno (stima)",
      "Risparmi 310,50 € l’anno (stima)",
    ]);
  });
});

test("a letter with room for few notes names the page that has the reasons of an estimate", () => {
  const rate = toTestRate({ assumptions: [SPEND] });
  expect(toQuoteLetter(rate).summary).toContain("più sotto c’è scritto perché");
  const { text } = toQuoteMail({ ...TO_ANNA, rate });
  expect(text).toContain(
    " La spesa di oggi è una stima, e nella pagina del preventivo c’è scritto perché.",
  );
});

test.each<[string, Partial<SavedRate>]>([
  ["La spesa di oggi è", { assumptions: [SPEND] }],
  ["Il costo dell’offerta è", { offers: withEstimate(0) }],
  ["Il consumo è", { offers: withEstimate(0, USE), query: GUESSED }],
  ["La potenza è", { offers: withEstimate(0, POWER), query: GUESSED }],
  [
    "Il consumo e il costo dell’offerta sono",
    { offers: withEstimate(0, USE, VARIABLE), query: GUESSED },
  ],
  [
    "La spesa di oggi, il consumo e il costo dell’offerta sono",
    { offers: withEstimate(0, USE, VARIABLE), query: GUESSED, assumptions: [USE, SPEND] },
  ],
])("the summary names the figures that are estimates: %s", (words, change) => {
  const { summary } = toQuoteLetter(toTestRate(change));
  expect(summary).toMatch(new RegExp(`[.] ${words} una stima, e più sotto c’è scritto perché[.]$`));
});

test.each([true, false])(
  "a mail says that its offers are invented if they are (%s)",
  (demonstration) => {
    const { text, html } = toQuoteMail({ ...TO_ANNA, rate: toTestRate({ demonstration }) });
    for (const part of [text, html]) {
      expect(part.includes("le offerte di questo preventivo sono inventate")).toBe(demonstration);
    }
  },
);

/** The note of an offer that is not the best is also among the assumptions. */
function withOther(): Partial<SavedRate> {
  return { offers: withEstimate(1), assumptions: [VARIABLE] };
}

describe("how an offer is taken up", () => {
  test.each<[string, Partial<SavedRate>, string[], string[]]>([
    ["a home's electricity", {}, ["POD", "codice fiscale e documento", "la luce", "14 giorni"], []],
    ["a home's gas", { type: "gas" }, ["PDR", "il gas", "14 giorni"], ["POD", "la luce"]],
    ["a business", { destination: "aziende" }, ["partita IVA"], ["14 giorni"]],
  ])("names for %s its documents and its rights", (_, change, said, unsaid) => {
    const { list } = toQuoteLetter(toTestRate(change)).steps;
    const text = list.map((step) => `${step.title}. ${step.text}`).join("\n");

    expect(list).toHaveLength(3);
    expect(text).toContain("Il contratto è con lui, non con Volpe");
    for (const word of said) {
      expect(text).toContain(word);
    }
    for (const word of unsaid) {
      expect(text).not.toContain(word);
    }
  });

  test("states until when the offers are valid", () => {
    const { offers } = toTestRate();
    const on = (...days: (string | undefined)[]) =>
      toQuoteLetter(
        toTestRate({
          offers: offers.map(({ terms, ...offer }, index) => {
            const validTo = days[index];
            return terms === undefined || validTo === undefined
              ? offer
              : { ...offer, terms: { ...terms, validTo } };
          }),
        }),
      ).validity;

    const day = "2026-12-31";
    expect(on(day, day, day)).toContain("Si possono attivare fino al 31 dicembre 2026.");
    expect(on(day, "2026-11-30", day)).toContain("La prima a scadere si può attivare fino al 30 n");
    expect(on(day, undefined, day)).toContain("controlla la scadenza sul sito del fornitore.");
  });

  test("states until when cars can be ordered, which nobody activates", () => {
    const on = (demonstration: boolean) =>
      toQuoteLetter(toTestRate({ type: "noleggio", demonstration })).validity;

    expect(on(false)).toContain("Si possono ordinare fino al 31 dicembre 2026.");
    expect(on(true)).toContain("Le offerte sono inventate e non si possono ordinare.");
  });

  test.each(["luce", "gas", "internet", "noleggio"] as const)(
    "says of invented offers of %s that they have no button",
    (type) => {
      const toText = (demonstration: boolean) =>
        toQuoteLetter(toTestRate({ type, demonstration })).steps.list.at(-1)?.text;

      const verb = type === "noleggio" ? "Ordina" : "Attiva";
      expect(toText(true)).toMatch(
        new RegExp(
          `prepari da[^.]* con «${verb}»[^.]*\\. Accanto a un’offerta inventata questo pulsante non c’è\\.`,
        ),
      );
      expect(toText(false)).toContain(`con «${verb}»`);
      expect(toText(false)).not.toContain("inventata");
    },
  );

  test("is hypothetical for invented offers", () => {
    const { steps, validity } = toQuoteLetter(toTestRate({ demonstration: true }));

    expect(steps.title).toBe("Con offerte vere si farebbe così, in tre passi");
    expect(validity).toContain("Le offerte sono inventate e non si possono attivare.");
  });
});

test("names each figure of a shop in the line of its use", () => {
  const use = [
    { label: "Incasso al mese", value: "3.000 €" },
    { label: "Scontrino medio", value: "35 €" },
  ];
  const { supply } = toQuoteLetter(toTestRate({ type: "pos", use }));
  expect(supply).toBe("Incasso al mese: 3.000 € · Scontrino medio: 35 €");
});

test.each([
  ["noleggio", 3, "Le tre auto che costano meno con i filtri scelti"],
  ["internet", 2, "Le linee che costano meno con i filtri scelti"],
  ["pos", 1, "Il POS che costa meno con i filtri scelti"],
] as const)("says of %s that filters chose its offers, and names them", (type, count, title) => {
  const offers = toTestRate().offers.slice(0, count);
  const use = [
    { label: "Per chi", value: "privato" },
    { label: "Filtri", value: "SUV, Elettrica" },
  ];
  const rate = toTestRate({ type, reference: "none", referenceSpendEur: null, offers, use });
  const letter = toQuoteLetter(rate);

  expect(letter.offersTitle).toBe(title);
  expect(withoutSpaces(letter.headline)).toBe(
    "La più conveniente con i filtri scelti: 924,00 € l’anno",
  );
  expect(letter.supply).toMatch(/privato · Filtri: SUV, Elettrica$/i);
  expect(toQuoteMail({ rate, ...TO_ANNA }).text).toContain("SUV, Elettrica");
  expect(toQuoteLetter({ ...rate, use: [] }).offersTitle).not.toContain("filtri");
});
