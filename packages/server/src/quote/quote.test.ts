import { describe, expect, test } from "vitest";
import { FAKE_MARKET } from "../interview/fake-catalogue.ts";
import { saysReferenceEstimate, toPriceExpiry } from "./assumptions.ts";
import { makeQuote, type QuoteRequest } from "./quote.ts";

const REQUEST: QuoteRequest = {
  profile: {
    tipology: "luce",
    destination: "privati",
    annualConsumption: 2700,
    capacityKw: 3,
    resident: true,
    province: "MI",
    defaultConsumption: false,
  },
  presentSpendEur: null,
  presentSaleEur: null,
  presentFixedEur: 0,
  estimates: [],
  supplyEstimates: [],
  openingOffer: "",
};

const NONE = { offers: [], medianSpendEur: null };

const make = (change: Partial<QuoteRequest>) => makeQuote({ ...REQUEST, ...change }, FAKE_MARKET);

describe("the saving", () => {
  test("is relative to the present contract if it is known", () => {
    expect(make({ presentSpendEur: 1234 })).toMatchObject({
      reference: "present-contract",
      referenceSpendEur: 1234,
      figures: { total: "1234", gain: "310", percent: "25.12" },
    });
  });

  test("stands beside the best offer's unit price, as its card has it", () => {
    const market: typeof FAKE_MARKET = {
      ...FAKE_MARKET,
      best: (profile, count) => {
        const { offers, ...rest } = FAKE_MARKET.best(profile, count);
        return { ...rest, offers: offers.map((offer) => ({ ...offer, unitPriceEur: 0.166676 })) };
      },
    };

    expect(makeQuote(REQUEST, market)?.figures.price).toBe("0.166676");
  });

  test("uses the sale part of a bill rather than its total", () => {
    // The reference is 700 of sale and 231 of regulated parts, with 10% of VAT. Only the sale
    // differs from the best offer's 609.
    const quote = make({ presentSpendEur: 2000, presentSaleEur: 700 });

    expect(quote?.referenceSpendEur).toBe(1024.1);
    expect(quote?.gainEur).toBe(100.1);
    expect(quote?.gainEur).toBeCloseTo((700 - 609) * 1.1, 2);
  });

  test("is relative to the median offer without a total if nothing is known", () => {
    expect(make({})).toMatchObject({
      reference: "median-offer",
      referenceSpendEur: 999.9,
      figures: { total: "", gain: "75.9" },
    });
  });

  test("is not relative to a bill whose price has ended", () => {
    const presentExpiry = toPriceExpiry("2026-09-30", "2026-11-21");
    const estimates = ["La spesa annua di oggi è una stima."];
    const quote = make({ presentSpendEur: 900, presentSaleEur: 500, estimates, presentExpiry });
    expect(quote).toMatchObject({ reference: "median-offer", isReferenceEstimate: false });
    expect(quote?.assumptions).toContain(presentExpiry.sentence);
    expect(quote?.assumptions).not.toContain(estimates[0]);
  });

  test("is negative if the present contract costs less", () => {
    expect(make({ presentSpendEur: 900 })?.figures).toMatchObject({
      gain: "-24",
      percent: "-2.67",
    });
  });
});

describe("the offers", () => {
  test("are the three cheapest", () => {
    expect(make({})?.offers.map(({ slug }) => slug)).toEqual([
      "chiara-luce-12",
      "lago-fissa",
      "monte-web",
    ]);
  });

  test("start with the cheapest, then the opening's offer with its rank", () => {
    const quote = make({ openingOffer: "vento-flex", presentSpendEur: 1234 });

    expect(quote?.offers.map(({ slug }) => slug)).toEqual([
      "chiara-luce-12",
      "vento-flex",
      "lago-fissa",
    ]);
    expect(quote?.opening).toMatchObject({ position: 5, ranked: 5 });
    expect(quote?.gainEur).toBe(310);
  });

  test("omit an opening's offer that is not ranked", () => {
    expect(make({ openingOffer: "no-such" })).toMatchObject({ opening: null });
  });

  test("lead to no quote if none is ranked", () => {
    expect(makeQuote(REQUEST, { ...FAKE_MARKET, best: () => NONE })).toBeNull();
  });
});

test("lists the assumptions and marks estimates", () => {
  expect(make({ estimates: ["Il consumo è una stima."] })).toMatchObject({
    isReferenceEstimate: true,
    assumptions: [
      "Spesa annua calcolata per 2.700\u00a0kWh l’anno, 3\u00a0kW, provincia di Milano, residente, imposte comprese e senza canone RAI.",
      "Il risparmio è misurato rispetto alla spesa annua dell’offerta mediana, quella a metà della classifica.",
      "Il consumo è una stima.",
    ],
  });
});

test("distinguishes an estimated present spend from estimated offers", () => {
  const reason = "La spesa annua di oggi è una stima: una sola bolletta riportata a un anno.";
  const quote = make({ estimates: [reason], presentSpendEur: 1100 });

  expect(quote).toMatchObject({ isReferenceEstimate: true });
  expect(quote?.offers.map(({ estimate }) => estimate)).toEqual([[], [], []]);
});

test.each([[["È una stima."]], [["Il prezzo dell’indice è quello di oggi."]], [[]]])(
  "a saved quote still says whether its present spend is an estimate: %o",
  (estimates) => {
    const quote = make({ estimates, presentSpendEur: 1100 });
    const saved = { offers: quote?.offers ?? [], assumptions: quote?.assumptions ?? [] };

    expect(saysReferenceEstimate(saved)).toBe(quote?.isReferenceEstimate);
    expect(quote?.isReferenceEstimate).toBe(estimates.length > 0);
  },
);

test("a saved quote says that its present spend is an estimate where its supply is one too", () => {
  const supply = "Il consumo di 2.700\u00a0kWh l’anno è una stima.";
  const index = "Il prezzo dell’indice è quello di oggi.";
  const quote = make({
    estimates: [supply, index],
    supplyEstimates: [supply],
    presentSpendEur: 1100,
  });
  const saved = { offers: quote?.offers ?? [], assumptions: quote?.assumptions ?? [] };

  expect(quote?.isReferenceEstimate).toBe(true);
  expect(saysReferenceEstimate(saved)).toBe(true);
});

test("marks offers as estimates if consumption or power was guessed", () => {
  const reason = "Il consumo di 2.700\u00a0kWh l’anno è una stima.";
  const quote = make({ estimates: [reason], supplyEstimates: [reason] });

  expect(quote?.offers.map(({ estimate }) => estimate)).toEqual([[reason], [reason], [reason]]);
  expect(quote?.assumptions.filter((each) => each === reason)).toHaveLength(1);
});

test.each<[Partial<QuoteRequest["profile"]>, boolean]>([
  [{}, true],
  [{ destination: "aziende" }, false],
  [{ tipology: "gas", capacityKw: null }, false],
])("mentions the TV fee only for homes with electricity: %o", (change, isSaid) => {
  const quote = make({ profile: { ...REQUEST.profile, ...change } });
  const said = quote?.assumptions ?? ["imposte comprese."];

  expect(/canone RAI/.test(said.join(" "))).toBe(isSaid);
});
