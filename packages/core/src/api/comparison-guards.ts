import type { Comparison } from "@volpe/contract";
import {
  isFlag,
  isListOf,
  isNullable,
  isNumber,
  isOneOf,
  isShape,
  isText,
} from "../guard/guard.ts";

type Item = Comparison["items"][number];
type Group = Comparison["groups"][number];

const isTexts = isListOf(isText);

export const isComparison = isShape<Comparison>({
  tipology: isOneOf("luce", "gas", "internet", "pos", "noleggio"),
  items: isListOf(
    isShape<Item>({
      slug: isText,
      path: isText,
      name: isText,
      brand: isText,
      figureEur: isNullable(isNumber),
      figureLabel: isText,
      estimate: isFlag,
      reason: isText,
      parts: isListOf(isShape<Item["parts"][number]>({ label: isText, amountEur: isNumber })),
    }),
  ),
  groups: isListOf(
    isShape<Group>({
      title: isText,
      rows: isListOf(
        isShape<Group["rows"][number]>({ label: isText, values: isTexts, differs: isFlag }),
      ),
    }),
  ),
  missing: isTexts,
  assumptions: isTexts,
});
