import { expect, test } from "vitest";
import { createTestContext } from "../../../spend/test-context.ts";
import {
  createTestComponent,
  createTestDiscount,
  createTestOffer,
} from "../../../spend/test-offer.ts";
import { createOfferPolicy } from "./offer-policy.ts";

const policy = createOfferPolicy(createTestContext());

/** A fixed offer of 96 € a year and this price per kWh, with a discount in €. */
const offer = (price: number, discount = 0) =>
  createTestOffer({
    dispatching: [{ code: "14", value: null }],
    components: [
      createTestComponent("01", [{ unit: "01", price: 96 }]),
      createTestComponent("04", [{ unit: "03", price }]),
    ],
    discounts: [createTestDiscount({ kind: "01", unit: "05", value: discount })],
  });

test.each([
  ["its energy costs nothing", offer(0), "L’energia risulta gratis, o pagata dal venditore"],
  ["the seller pays the energy", offer(-0.05), "L’energia risulta gratis, o pagata dal venditore"],
  ["its discounts exceed the seller’s part", offer(0.15, 600), "Gli sconti (600,00"],
  ["its prices are in thousandths", offer(150), "La spesa di un cliente tipo risulta"],
])("sets an offer aside if %s", (_, wrong, reason) => {
  expect(policy(wrong)).toEqual({ status: "set-aside", reason: expect.stringContaining(reason) });
});

test("ranks a cheap price and a large discount", () => {
  expect(policy(offer(0.06, 150))).toMatchObject({ status: "ranked" });
});

test("takes a fee that includes the units as their price", () => {
  const flat = createTestOffer({
    allInclusive: { code: "01", includedConsumption: null },
    components: [createTestComponent("01", [{ unit: "01", price: 600 }])],
  });
  expect(policy(flat)).toMatchObject({ status: "ranked" });
});
