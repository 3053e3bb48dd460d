import type { Addon, ChoicesAddon, ConsentsAddon } from "@volpe/contract";
import { isOfferResult } from "../api/offer-guards.ts";
import {
  type Guard,
  isFlag,
  isInteger,
  isListOf,
  isNumber,
  isOneOf,
  isOptional,
  isShape,
  isText,
} from "../guard/guard.ts";

type AddonOf<Kind extends Addon["kind"]> = Extract<Addon, { kind: Kind }>;

const ADDONS: { [Kind in Addon["kind"]]: Guard<AddonOf<Kind>> } = {
  choices: isShape<AddonOf<"choices">>({
    kind: isOneOf("choices"),
    choices: isListOf(
      isShape<ChoicesAddon["choices"][number]>({
        value: isText,
        label: isText,
        hint: isOptional(isText),
      }),
    ),
    typed: isFlag,
  }),
  field: isShape<AddonOf<"field">>({
    kind: isOneOf("field"),
    field: isOneOf("text", "email", "phone", "number", "address", "date"),
    name: isText,
    label: isText,
    placeholder: isOptional(isText),
    autocomplete: isOptional(isText),
    unit: isOptional(isText),
    initial: isOptional(isText),
    suggestions: isOptional(isListOf(isText)),
    skip: isOptional(isShape<{ value: string; label: string }>({ value: isText, label: isText })),
  }),
  offers: isShape<AddonOf<"offers">>({
    kind: isOneOf("offers"),
    offers: isListOf(isOfferResult),
    referenceSpendEur: isNumber,
    referenceLabel: isText,
    query: isOptional(isText),
  }),
  file: isShape<AddonOf<"file">>({
    kind: isOneOf("file"),
    label: isText,
    accept: isListOf(isText),
    maxBytes: isInteger,
  }),
  pdf: isShape<AddonOf<"pdf">>({
    kind: isOneOf("pdf"),
    label: isText,
    url: isText,
    page: isText,
  }),
  consents: isShape<AddonOf<"consents">>({
    kind: isOneOf("consents"),
    boxes: isListOf(
      isShape<ConsentsAddon["boxes"][number]>({
        name: isText,
        label: isText,
        required: isFlag,
        link: isOptional(isShape<{ label: string; url: string }>({ label: isText, url: isText })),
      }),
    ),
    submit: isText,
  }),
};

/** An addon of a kind that this build does not know is refused: its question could not be shown. */
export const isAddon: Guard<Addon> = (value): value is Addon =>
  Object.values<Guard<Addon>>(ADDONS).some((guard) => guard(value));
