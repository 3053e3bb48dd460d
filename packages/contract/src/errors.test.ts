import { expect, test } from "vitest";
import { ERRORS } from "./errors.ts";
import { OFFER_ENDED } from "./gone-offers.ts";

test("the refusal of an order suits every kind of offer, so it does not say «attivare»", () => {
  expect(ERRORS["offer-not-orderable"].message).not.toContain("attiv");
  expect(OFFER_ENDED).not.toContain("attiv");
});
