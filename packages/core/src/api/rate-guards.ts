import type { Rate, RateCreated, RateView } from "@volpe/contract";
import {
  isFlag,
  isListOf,
  isNullable,
  isNumber,
  isOneOf,
  isOptional,
  isShape,
  isText,
} from "../guard/guard.ts";
import { isDestination, isOfferResult, isTipology } from "./offer-guards.ts";

export const isRate = isShape<Rate>({
  cma: isText,
  smc: isText,
  cmp: isText,
  months: isText,
  total: isText,
  gain: isText,
  sme: isText,
  smg: isText,
  invoice: isText,
  percent: isText,
  price: isText,
});

export const isRateCreated = isShape<RateCreated>({
  rate: isText,
  key: isOptional(isText),
  mailed: isOptional(isFlag),
});

export const isRateView = isShape<RateView>({
  rate: isText,
  createdAt: isText,
  type: isTipology,
  subtype: isText,
  destination: isDestination,
  province: isText,
  capacityKw: isNullable(isNumber),
  figures: isRate,
  reference: isOneOf("present-contract", "median-offer"),
  referenceSpendEur: isNumber,
  offers: isListOf(isOfferResult),
  assumptions: isOptional(isListOf(isText)),
  updatedAt: isText,
  demonstration: isFlag,
  quotePdf: isText,
});
