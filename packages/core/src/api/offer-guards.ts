import type {
  ExcludedGroup,
  ExcludedList,
  ExcludedOffer,
  OfferList,
  OfferResult,
  OfferSheet,
} from "@volpe/contract";
import {
  type Guard,
  isFlag,
  isInteger,
  isListOf,
  isNullable,
  isNumber,
  isOneOf,
  isOptional,
  isShape,
  isText,
} from "../guard/guard.ts";
import { isIgnored, isTexts, LIST_FRAME } from "./listing-guards.ts";

export const isDestination = isOneOf("privati", "aziende");
export const isTipology = isOneOf("luce", "gas", "internet", "pos", "noleggio");
const isEnergyTipology = isOneOf("luce", "gas");
const isPricing = isOneOf("fixed", "variable", "mixed");

/** A figure stands beside `below` alone. */
const isBreakEven: Guard<NonNullable<OfferResult["breakEven"]>> = (
  value,
): value is NonNullable<OfferResult["breakEven"]> =>
  isShape<{ status: string; indexEur?: number }>({
    status: isOneOf("below", "never", "always"),
    indexEur: isOptional(isNumber),
  })(value) && (value.status === "below") === (value.indexEur !== undefined);

export const isOfferResult = isShape<OfferResult>({
  slug: isText,
  path: isText,
  name: isText,
  code: isText,
  supplier: isShape<OfferResult["supplier"]>({ name: isText, slug: isText }),
  tipology: isTipology,
  destination: isDestination,
  pricing: isPricing,
  durationMonths: isNullable(isInteger),
  green: isFlag,
  spend: isShape<OfferResult["spend"]>({
    sale: isNumber,
    discounts: isNumber,
    network: isNumber,
    charges: isNumber,
    taxes: isNumber,
    vat: isNumber,
    total: isNumber,
  }),
  unitCostEur: isNumber,
  estimate: isTexts,
  unitPriceEur: isOptional(isNullable(isNumber)),
  fixedFeeEur: isOptional(isNullable(isNumber)),
  breakEven: isOptional(isBreakEven),
  conditionalDiscounts: isTexts,
  why: isTexts,
});

const isCatalogueState = isShape<OfferList["catalogue"]>({
  updatedAt: isNullable(isText),
  demonstration: isFlag,
  status: isOneOf("ready", "parameters-past", "none-computable", "no-valid-offers", "empty"),
  parametersQuarter: isNullable(isText),
  indexNote: isText,
});

const isSupplyProfile = isShape<OfferList["profile"]>({
  tipology: isEnergyTipology,
  destination: isDestination,
  annualConsumption: isNumber,
  capacityKw: isNullable(isNumber),
  resident: isFlag,
  province: isNullable(isText),
  comune: isOptional(isText),
  placeName: isOptional(isText),
  bands: isOptional(isListOf(isNumber)),
  defaultConsumption: isFlag,
});

/** Made by the server that it is sent back to. */
const isQuery = isShape<OfferList["query"]>({} as never);

export const isOfferList = isShape<OfferList>({
  ...LIST_FRAME,
  catalogue: isCatalogueState,
  profile: isSupplyProfile,
  query: isQuery,
  scenario: isShape<OfferList["scenario"]>({
    kind: isOneOf("present", "change", "flat"),
    index: isText,
    presentEur: isNullable(isNumber),
    usedEur: isNullable(isNumber),
    percent: isNullable(isNumber),
  }),
  offers: isListOf(isOfferResult),
  rankedTotal: isInteger,
  medianSpendEur: isNullable(isNumber),
  excludedTotal: isInteger,
  excluded: isListOf(
    isShape<ExcludedGroup>({
      reason: isText,
      count: isInteger,
      offers: isListOf(
        isShape<ExcludedGroup["offers"][number]>({ name: isText, supplier: isText }),
      ),
    }),
  ),
});

export const isExcludedList = isShape<ExcludedList>({
  profile: isSupplyProfile,
  offers: isListOf(
    isShape<ExcludedOffer>({ name: isText, supplier: isText, code: isText, reason: isText }),
  ),
});

type Line = OfferSheet["prices"][number];
type Outcome = OfferSheet["outcome"];
type OutcomeOf<Status> = Extract<Outcome, { status: Status }>;

const isLines = isListOf(isShape<Line>({ label: isText, value: isText, note: isOptional(isText) }));
const isComputed = isShape<OutcomeOf<"computed">>({
  status: isOneOf("computed"),
  result: isOfferResult,
});
const isExcluded = isShape<OutcomeOf<"excluded">>({ status: isOneOf("excluded"), reason: isText });
const isOutcome: Guard<Outcome> = (value): value is Outcome =>
  isComputed(value) || isExcluded(value);

export const isOfferSheet = isShape<OfferSheet>({
  catalogue: isCatalogueState,
  profile: isSupplyProfile,
  slug: isText,
  path: isText,
  name: isText,
  code: isText,
  description: isText,
  supplier: isShape<OfferSheet["supplier"]>({
    name: isText,
    slug: isText,
    vatNumber: isText,
    website: isNullable(isText),
    phone: isNullable(isText),
  }),
  offerUrl: isNullable(isText),
  tipology: isEnergyTipology,
  destination: isDestination,
  pricing: isPricing,
  durationMonths: isNullable(isInteger),
  green: isFlag,
  validFrom: isText,
  validTo: isText,
  current: isFlag,
  prices: isLines,
  discounts: isLines,
  options: isLines,
  conditions: isLines,
  outcome: isOutcome,
  medianSpendEur: isNullable(isNumber),
  similar: isListOf(isOfferResult),
  ignored: isIgnored,
});
