import { describe, expect, test } from "vitest";
import { toSupplyQuery, toSupplyUse } from "../quote/supply-use.ts";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { FAKE_PRODUCTS } from "./fake-products.ts";
import { getRate, toEmptyInterview } from "./interview.ts";
import { type Opening, readOpening } from "./opening.ts";
import { getNeeds } from "./product-needs.ts";
import { FLOW } from "./questions/flow.ts";
import { toQuoteRequest } from "./quote-result.ts";
import { findRefusal, toKey, walk } from "./test-walk-flow.ts";

const toFrom = (opening: Opening, world = fakeContext()) =>
  toEmptyInterview({ tracking: "", ...readOpening(opening, world) });
const HOME = toFrom({
  type: "luce",
  offer: "riva-verde",
  query: "consumo=3100&potenza=4.5&residente=si&provincia=TO&comune=001272",
});
const CAR = {
  type: "noleggio",
  offer: "lince-uno-12",
  query: "durata=48&km=15000&anticipo=0",
};

describe("a configuration that the page already knows", () => {
  test("needs one confirmation before the missing answers", () => {
    const { message } = begin(FLOW, HOME, fakeContext());
    const { keys, interview } = walk(["sì", "A2A", "900"], { from: HOME });

    expect(toPlain(message.messages.at(-1))).toBe(
      "Ho già residente, Torino (TO), 3.100 kWh, 4,5 kW, e «Riva Verde» costa 1.218,10 € l’anno: giusto?",
    );
    expect(keys).toEqual(["operator", "present-spend", "communication"]);
    expect(getRate(interview).cma).toBe("3100");
    expect(interview.draft).toMatchObject({
      destination: "privati",
      subtype: "residente",
      capacity: "4.5",
      address: { city: "Torino", province: "TO" },
    });
  });

  test("says that the price of the card is an estimate if it is one", () => {
    const opened = fakeContext().findOffer("riva-verde");
    const context = fakeContext({ findOffer: () => opened && { ...opened, isEstimate: true } });
    const { message } = begin(FLOW, HOME, context);

    expect(toPlain(message.messages.at(-1))).toContain("costa 1.218,10 € l’anno (stima): giusto?");
  });

  test.each([
    ["spesa=980", "980 € l’anno di spesa", "980"],
    ["spesa=85,5&periodo=mese", "85,50 € al mese di spesa", "1026"],
  ])("may contain today’s spend as %s", (query, words, total) => {
    const from = toFrom({ type: "gas", query: `consumo=900&provincia=TO&${query}` });
    const { message } = begin(FLOW, from, fakeContext());
    const { keys, interview } = walk(["sì", "A2A"], { from });

    expect(toPlain(message.messages.at(-1))).toBe(
      `Ho già Provincia di Torino, 900 Smc, ${words}: giusto?`,
    );
    expect(keys).toEqual(["operator", "communication"]);
    expect(getRate(interview).total).toBe(total);
  });

  test("is asked piece by piece if it is wrong", () => {
    const { keys, interview } = walk(["no, cambio", "sì", "Milano"], { from: HOME });

    expect(keys).toEqual(["subtype", "place", "operator"]);
    expect(interview.draft.address.city).toBe("Milano");
  });

  test("can be changed line by line afterwards", () => {
    const { messages } = walk(["sì", "A2A"], { from: HOME });

    expect(messages[0]?.known?.map(({ label, step }) => `${label} ${step}`)).toEqual([
      "Per 0",
      "Che cosa null",
      "Residenza 20",
      "Dove 30",
      "Operatore di oggi 50",
      "Consumo 60",
      "Potenza 200",
    ]);
  });

  test("prices the pressed item for the configuration of its page from the first message", () => {
    const asked: string[] = [];
    const world = fakeContext({
      products: {
        ...FAKE_PRODUCTS,
        findItem(slug, search) {
          asked.push(search.toString());
          return FAKE_PRODUCTS.findItem(slug, search);
        },
      },
    });
    begin(FLOW, toFrom(CAR, world), world);

    expect(asked.at(-1)).toBe("durata=48&km=15000&anticipo=0&destinazione=privati");
  });

  test("leads a rental from the card to the last question", () => {
    const { keys, interview } = walk(["esatto"], { from: toFrom(CAR) });

    expect(keys).toEqual(["needed-by"]);
    expect(getNeeds(interview)).toMatchObject({
      wantsOpened: true,
      durationMonths: 48,
      kmPerYear: 15_000,
      downPaymentEur: 0,
    });
  });

  test("of a shop carries its takings", () => {
    const from = toFrom({
      type: "pos",
      offer: "banco-facile",
      query: "incasso=8000&scontrino=12.5",
    });
    const { message } = begin(FLOW, from, fakeContext());
    const { keys, interview } = walk(["sì"], { from });

    expect(toPlain(message.messages.at(-1))).toBe(
      "Ho già 8.000 € al mese, 12,50 € di scontrino: giusto?",
    );
    expect(keys).toEqual(["circuits"]);
    expect(getNeeds(interview)).toMatchObject({ monthlyTakingsEur: 8000, averageReceiptEur: 12.5 });
  });

  test("of a shop carries its card circuits in words", () => {
    const from = toFrom({
      type: "pos",
      offer: "banco-facile",
      query: "incasso=12000&scontrino=18&circuiti=60-15-20-5-0",
    });
    const { message } = begin(FLOW, from, fakeContext());
    const { keys, interview } = walk(["sì"], { from });

    expect(toPlain(message.messages.at(-1))).toBe(
      "Ho già 12.000 € al mese, 18 € di scontrino, 60% PagoBancomat, 15% carte di debito, 20% carte di credito, 5% carte aziendali: giusto?",
    );
    expect(keys).toEqual(["communication"]);
    expect(getNeeds(interview).circuits).toBe("60-15-20-5-0");
  });

  test.each([
    ["pos", "banco-facile", "incasso=3000&oggi=54,4", ["40", "non lo so"]],
    ["internet", "fibra-calma", "provincia=MI&oggi=54,4", ["TIM", "fibra mista rame"]],
  ] as const)("of %s carries what is paid today", (type, offer, query, others) => {
    const findItem: typeof FAKE_PRODUCTS.findItem = (slug, search) => {
      const item = FAKE_PRODUCTS.findItem(slug, search);
      return item && { ...item, saving: `Risparmi su ${search.get("oggi")}` };
    };
    const world = fakeContext({ products: { ...FAKE_PRODUCTS, findItem } });
    const from = toFrom({ type, offer, query }, world);
    const told = walk(["sì", ...others], { from, world });
    const corrected = walk(["no, cambio"], { from, world });

    expect(toPlain(begin(FLOW, from, world).message.messages.at(-1))).toMatch(
      /, 54,40 € al mese di spesa oggi: giusto\?$/,
    );
    expect(told.messages[0]?.known).toContainEqual({
      label: "Spesa attuale",
      value: "54,40\u00a0€ al mese",
      step: 12,
    });
    expect(JSON.stringify(told.messages)).toContain("Risparmi su 54,4");
    expect(JSON.stringify(corrected.interview)).not.toContain("54,4");
  });

  test("is ignored if its values are invalid", () => {
    const from = toFrom({ type: "luce", query: "consumo=tanto&potenza=&altro=1" });

    expect(toKey(begin(FLOW, from, fakeContext()).step)).toBe("subtype");
  });
});

describe("a term that a car does not have", () => {
  const world = fakeContext({
    products: { ...FAKE_PRODUCTS, terms: (key) => (key === "durata" ? [36, 48] : []) },
  });

  test("is asked for instead of being rounded to the nearest", () => {
    const from = toFrom({ ...CAR, query: "durata=60&km=15000" }, world);
    const { keys, messages, interview } = walk(["sì"], { from, world });

    expect(keys).toEqual(["duration"]);
    expect(messages[0]?.messages[0]).toContain(
      "60 mesi: per questo noleggio non c’è un canone. Puoi scegliere tra 36 mesi e 48 mesi: quale scegli?",
    );
    expect(getNeeds(interview).durationMonths).toBeNull();
  });

  test("is asked for without a choice between terms if the car has only one", () => {
    const only = fakeContext({
      products: { ...FAKE_PRODUCTS, terms: (key) => (key === "durata" ? [36] : []) },
    });
    const from = toFrom({ ...CAR, query: "durata=60&km=15000" }, only);
    const { messages } = walk(["sì"], { from, world: only });

    expect(messages[0]?.messages[0]).toContain(
      "60 mesi: per questo noleggio non c’è un canone. La sola scelta è «36 mesi»: rispondi così, oppure «non lo so».",
    );
  });

  test("is left out of the confirmation, and the greeting says that it has no fee", () => {
    const from = toFrom({ ...CAR, query: "durata=60&km=15000" }, world);
    const { message } = begin(FLOW, from, world);

    expect(toPlain(message.messages[1])).toMatch(/^Parto da .* Per 60 mesi non ha un canone\./);
    expect(toPlain(message.messages.at(-1))).toBe("Ho già 15.000 km l’anno: giusto?");
  });

  test("leaves nothing to confirm if it is all that the page knew", () => {
    const from = toFrom({ ...CAR, query: "durata=60" }, world);

    expect(begin(FLOW, from, world).message.messages.join()).not.toContain("Ho già");
  });

  test("is refused when it is typed", () => {
    const from = toFrom({ type: "noleggio", offer: "lince-uno-12" }, world);
    const at = walk(["per me", "questa"], { from, world });

    expect(findRefusal(at, "60 mesi", world)?.message).toMatch(/non c’è un canone/);
  });
});

/** Replaces no-break spaces with plain ones. */
function toPlain(text?: string): string | undefined {
  return text?.replaceAll("\u00a0", " ");
}

test("gives the quote the shares with which the card was computed", () => {
  const query = "consumo=3100&potenza=4.5&residente=si&provincia=TO&fasce=60-20-20";
  const from = toFrom({ type: "luce", offer: "riva-verde", query });

  expect(toQuoteRequest(walk(["sì", "A2A"], { from }).interview).profile.bands).toEqual([
    60, 20, 20,
  ]);
  expect(
    toQuoteRequest(walk(["no", "sì", "Torino", "A2A", "2700", "3"], { from }).interview).profile,
  ).not.toHaveProperty("bands");
});

test("gives the quote the typed comune", () => {
  const { interview } = walk(["casa mia", "luce", "sì", "Rho", "A2A", "2700", "3"]);
  const { profile } = toQuoteRequest(interview);

  expect(profile).toMatchObject({ province: "MI", comune: "015182", placeName: "Rho (MI)" });
  expect(toSupplyUse(profile)).toContainEqual({ label: "Comune", value: "Rho (MI)" });
  expect(toSupplyQuery(profile)).toMatch(/provincia=MI&comune=015182/);
});

test("gives the quote only the province of a place that is no comune", () => {
  const { interview } = walk([
    "casa mia",
    "luce",
    "sì",
    "Milano Marittima",
    "RA",
    "A2A",
    "2700",
    "3",
  ]);

  expect(toQuoteRequest(interview).profile).toMatchObject({
    province: "RA",
    placeName: "Provincia di Ravenna",
  });
});
