import type { Facet, ListFrame } from "@volpe/contract";
import {
  type Guard,
  isFlag,
  isInteger,
  isListOf,
  isNullable,
  isNumber,
  isOptional,
  isShape,
  isText,
} from "../guard/guard.ts";

type Entry<Key extends keyof ListFrame> = Extract<ListFrame[Key], readonly unknown[]>[number];

export const isTexts = isListOf(isText);

export const isIgnored: Guard<ListFrame["ignored"]> = isListOf(
  isShape<Entry<"ignored">>({ key: isText, message: isText }),
);

export const isRanges: Guard<ListFrame["ranges"]> = isListOf(
  isShape<Entry<"ranges">>({
    key: isText,
    label: isText,
    unit: isText,
    min: isNumber,
    max: isNumber,
    step: isNumber,
    value: isNullable(isNumber),
  }),
);

const isFacet = isShape<Facet>({
  key: isText,
  label: isText,
  several: isFlag,
  required: isOptional(isFlag),
  unlisted: isOptional(isInteger),
  values: isListOf(
    isShape<Facet["values"][number]>({
      value: isText,
      label: isText,
      count: isInteger,
      selected: isFlag,
    }),
  ),
});

/** The checks of a `ListFrame`, to be joined by those of a list's own fields. */
export const LIST_FRAME = {
  total: isInteger,
  page: isInteger,
  pages: isInteger,
  facets: isListOf(isFacet),
  ranges: isRanges,
  applied: isListOf(isShape<Entry<"applied">>({ key: isText, value: isText, label: isText })),
  sorts: isListOf(isShape<Entry<"sorts">>({ value: isText, label: isText, selected: isFlag })),
  ignored: isIgnored,
  assumptions: isTexts,
};
