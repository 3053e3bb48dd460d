import { slugify } from "../offers/slug.ts";
import type { ProductFilter } from "./shelf-rules.ts";

/** A filter by the names that the products on sale bear, as makes or providers. */
export function toNameFilter<Data>(
  data: readonly Data[],
  { nameOf, ...rest }: { key: string; label: string; mending: string; nameOf(data: Data): string },
): ProductFilter<Data> {
  const values = new Map([...new Set(data.map(nameOf))].map((name) => [name, slugify(name, 40)]));
  const names = new Map([...values].map(([name, value]) => [value, name]));
  return {
    ...rest,
    several: true,
    valuesOf: (each) => [values.get(nameOf(each)) ?? ""],
    labelOf: (value) => names.get(value) ?? value,
  };
}

/** A filter that is either in force or not, as `vincolo=no`. */
export function toFlagFilter<Data>({
  value,
  words,
  isTrue,
  ...rest
}: {
  key: string;
  label: string;
  value: "si" | "no";
  /** What the box says. */
  words: string;
  isTrue(data: Data): boolean;
}): ProductFilter<Data> {
  return {
    ...rest,
    several: false,
    valuesOf: (each) => (isTrue(each) ? [value] : []),
    labelOf: () => words,
    order: [value],
    mending: `Scegli ${value}, oppure togli il filtro.`,
  };
}

/** A filter by words of the contract, each with its label, in that order. */
export function toWordFilter<Data, Word extends string>({
  words,
  wordOf,
  ...rest
}: {
  key: string;
  label: string;
  several: boolean;
  mending: string;
  words: Readonly<Record<Word, string>>;
  wordOf(data: Data): Word;
}): ProductFilter<Data> {
  const labels: Readonly<Record<string, string>> = words;
  return {
    ...rest,
    valuesOf: (each) => [wordOf(each)],
    labelOf: (value) => labels[value] ?? value,
    order: Object.keys(words),
  };
}
