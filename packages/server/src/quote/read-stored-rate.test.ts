import { expect, test } from "vitest";
import { toQuoteLetter } from "./quote-letter.ts";
import { readStoredRate } from "./read-stored-rate.ts";
import { toTestRate } from "./test-rate.ts";

test("opens a quote that an earlier release stored", () => {
  const rate = toTestRate();
  const earlier = {
    ...rate,
    use: [],
    query: "",
    offers: rate.offers.map(({ card, terms }) => {
      if (card.kind !== "energy") {
        throw new Error("the test's quote is of electricity");
      }
      return terms === undefined ? card.offer : { ...card.offer, terms };
    }),
  };

  expect(readStoredRate(earlier)).toEqual(rate);
  expect(toQuoteLetter(readStoredRate(earlier))).toEqual(toQuoteLetter(rate));
});

test("returns a quote of this release unchanged", () => {
  const rate = toTestRate();

  expect(readStoredRate(rate)).toEqual(rate);
});
