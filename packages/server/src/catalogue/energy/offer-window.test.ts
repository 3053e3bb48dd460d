import { expect, test } from "vitest";
import { toOfferWindow } from "./current-snapshot.ts";

const offers = [
  { validFromMs: 100, validToMs: 299 },
  { validFromMs: 250, validToMs: 400 },
];

test("begins and ends a window where an offer starts or ends", () => {
  expect(toOfferWindow(offers, 99)).toEqual({ fromMs: 0, untilMs: 100 });
  expect(toOfferWindow(offers, 100)).toEqual({ fromMs: 100, untilMs: 250 });
  expect(toOfferWindow(offers, 299)).toEqual({ fromMs: 250, untilMs: 300 });
  expect(toOfferWindow(offers, 300)).toEqual({ fromMs: 300, untilMs: 401 });
  expect(toOfferWindow(offers, 401)).toEqual({ fromMs: 401, untilMs: Number.POSITIVE_INFINITY });
});

test("never ends a window without offers", () => {
  expect(toOfferWindow([], 5)).toEqual({ fromMs: 0, untilMs: Number.POSITIVE_INFINITY });
});
