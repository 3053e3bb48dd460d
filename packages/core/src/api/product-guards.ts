import type { Chooser, ProductList, ProductResult, ProductSheet } from "@volpe/contract";
import {
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
import { isIgnored, isRanges, isTexts, LIST_FRAME } from "./listing-guards.ts";

type Section = ProductSheet["sections"][number];

const RESULT = {
  slug: isText,
  path: isText,
  name: isText,
  brand: isShape<ProductResult["brand"]>({ name: isText, slug: isText, mark: isNullable(isText) }),
  seller: isNullable(isText),
  tipology: isOneOf("noleggio", "pos", "internet"),
  destination: isOneOf("privati", "aziende"),
  kind: isText,
  picture: isShape<ProductResult["picture"]>({
    path: isText,
    width: isInteger,
    height: isInteger,
  }),
  figureEur: isNumber,
  figurePer: isOneOf("month", "24-months"),
  figureNote: isText,
  parts: isListOf(isShape<ProductResult["parts"][number]>({ label: isText, amountEur: isNumber })),
  facts: isTexts,
  note: isText,
};

const isProductResult = isShape<ProductResult>(RESULT);
const isState = isShape<ProductList["state"]>({
  updatedAt: isNullable(isText),
  demonstration: isFlag,
});

export const isProductList = isShape<ProductList>({
  ...LIST_FRAME,
  state: isState,
  tipology: RESULT.tipology,
  destination: RESULT.destination,
  items: isListOf(isProductResult),
  excluded: isListOf(
    isShape<ProductList["excluded"][number]>({ name: isText, brand: isText, reason: isText }),
  ),
});

const isChooser = isShape<Chooser>({
  key: isText,
  label: isText,
  options: isListOf(
    isShape<Chooser["options"][number]>({
      value: isText,
      label: isText,
      selected: isFlag,
      available: isFlag,
    }),
  ),
});

export const isProductSheet = isShape<ProductSheet>({
  ...RESULT,
  state: isState,
  description: isText,
  current: isFlag,
  validTo: isNullable(isText),
  choosers: isListOf(isChooser),
  ranges: isRanges,
  ignored: isIgnored,
  assumptions: isTexts,
  sections: isListOf(
    isShape<Section>({
      title: isText,
      lines: isListOf(
        isShape<Section["lines"][number]>({
          label: isText,
          value: isText,
          note: isOptional(isText),
        }),
      ),
    }),
  ),
  siblings: isListOf(
    isShape<ProductSheet["siblings"][number]>({
      name: isText,
      path: isText,
      figureEur: isNumber,
      current: isFlag,
    }),
  ),
  similar: isListOf(isProductResult),
});
