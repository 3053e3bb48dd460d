import { expect, test } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { findSavedQuote, toQuotedResultHref } from "./quoted-result.ts";

const QUOTE = {
  rate: "q7Zk1",
  type: "luce",
  query: "consumo=2610&potenza=3&residente=si&provincia=MI&fasce=34-31-35",
  reference: "present-contract",
  referenceSpendEur: 1012.3,
} as const;

const CONTRACT = {
  pricing: "fixed",
  unitPriceEur: 0.135,
  fixedFeeEur: 96.5,
  includesDispatching: true,
} as const;

/** The saved quote that the address of a result finds. */
async function find(search: string, presentEur = 1012.3) {
  const letter = { isEstimate: true };
  const { api } = createFakeClient({
    calls: {
      "GET /rates/q7Zk1": () => ({
        ...QUOTE,
        letter,
        isReferenceEstimate: true,
        assumptions: ["È una stima."],
      }),
    },
  });
  return await findSavedQuote(api.request, new URLSearchParams(search), presentEur);
}

const toSearch = (href: string) => href.slice(href.indexOf("?"));

test("links a quote to its result with supply, spend and expiry", () => {
  expect(
    Object.fromEntries(
      new URLSearchParams(toSearch(toQuotedResultHref(QUOTE, { expiry: "2027-03-31" }))),
    ),
  ).toEqual({
    tipologia: "luce",
    consumo: "2610",
    potenza: "3",
    residente: "si",
    provincia: "MI",
    fasce: "34-31-35",
    spesa: "1012,3",
    scadenza: "2027-03-31",
    preventivo: "q7Zk1",
  });
});

test("links a quote without a present spend to a result without spend and contract", () => {
  const quote = { ...QUOTE, reference: "median-offer" } as const;
  const href = toQuotedResultHref(quote, { expiry: "", contract: CONTRACT });
  expect(href).not.toMatch(/spesa|contratto|energia/);
});

test("keeps the contract's terms as long as they give the quote's spend", async () => {
  const search = toSearch(toQuotedResultHref(QUOTE, { expiry: null, contract: CONTRACT }));
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
    spesa: "1012,3",
    contratto: "fisso",
    energia: "0,135",
    quota: "96,5",
    dispacciamento: "compreso",
  });
  expect(await find(search)).toMatchObject({ rate: "q7Zk1" });
  expect(await find(search, 1012.31)).toBeNull();
});

test("keeps the separate dispatching of a contract whose price lacks it", () => {
  const contract = { ...CONTRACT, includesDispatching: false };
  const href = toQuotedResultHref(QUOTE, { expiry: null, contract });
  expect(href).toContain("energia=0%2C135");
  expect(href).not.toContain("dispacciamento");
});

test("finds the quote from the address of its result", async () => {
  expect(await find(toSearch(toQuotedResultHref(QUOTE, { expiry: null })))).toEqual({
    rate: "q7Zk1",
    isEstimate: true,
    isReferenceEstimate: true,
    assumptions: ["È una stima."],
  });
});

test.each([
  ["other figures", toSearch(toQuotedResultHref(QUOTE, { expiry: null })).replace("2610", "2611")],
  ["another spend", toSearch(toQuotedResultHref(QUOTE, { expiry: null })).replace("1012", "900")],
  ["no quote", "?tipologia=luce&consumo=2610"],
])("finds no saved quote in an address with %s", async (_, search) => {
  expect(await find(search)).toBeNull();
});
