import type { IgnoredParameter, ProductSheet } from "@volpe/contract";
import { quoteNearest, type ShelfContent, type Shelved, toResult } from "./create-shelf.ts";
import { price } from "./shelf-list.ts";
import type { Quote } from "./shelf-rules.ts";

const SIMILAR = 3;

/** The whole sheet of a product, for what an address asks or the nearest that it can be had for. */
export function toSheet<Data, Own extends object>(
  content: ShelfContent<Data, Own>,
  product: Shelved<Data>,
  { search, current }: { search: URLSearchParams; current: boolean },
): ProductSheet {
  const { rules, onSale } = content;
  const { data, facts } = product;
  const read = rules.readOwn(search, [data, ...content.data]);
  const { own, told, quote } = quoteNearest(rules, data, read.own);
  return {
    ...toResult(rules, product, quote),
    state: { ...content.state, updatedAt: product.updatedAt },
    description: facts.description,
    current,
    validTo: facts.validTo,
    choosers: rules.choosers(data, own),
    ranges: rules.sheetRanges(own),
    ignored: [...read.ignored, ...toTold(told, search)],
    assumptions: rules.assumptions(own),
    sections: rules.sections(data, own, quote),
    siblings: onSale
      .filter((other) => other.slug !== product.slug && rules.isSibling(data, other.data))
      .map((other) => ({
        name: other.facts.name,
        path: other.path,
        figureEur: quoteNearest(rules, other.data, own).quote.eur,
        current: true,
      }))
      .sort((a, b) => a.figureEur - b.figureEur),
    similar: toSimilar(content, product, { own, quote, current }),
  };
}

/** Of what was changed, only what had been asked for, each sentence once. */
function toTold(told: readonly IgnoredParameter[], search: URLSearchParams): IgnoredParameter[] {
  const sentences = new Set<string>();
  return told.filter(({ key, message }) => {
    const isNews = (search.get(key)?.trim() ?? "") !== "" && !sentences.has(message);
    sentences.add(isNews ? message : "");
    return isNews;
  });
}

/**
 * Of the same kind and nearest in price; where there are too few, of any kind. Siblings are listed by
 * themselves, but they are what first replaces a product that ended.
 */
function toSimilar<Data, Own extends object>(
  content: ShelfContent<Data, Own>,
  product: Shelved<Data>,
  { own, quote, current }: { own: Own; quote: Quote; current: boolean },
) {
  const { rules } = content;
  const isSibling = (other: Shelved<Data>) => rules.isSibling(product.data, other.data);
  const distance = ({ product: other, quote: { eur } }: (typeof priced)[number]) => [
    other.facts.kind === product.facts.kind ? 0 : 1,
    isSibling(other) ? 0 : 1,
    Math.abs(eur - quote.eur),
  ];
  const { priced } = price(content, own);
  return priced
    .filter(({ product: other }) => other.slug !== product.slug && !(current && isSibling(other)))
    .map((other) => ({ other, steps: distance(other) }))
    .sort(
      (a, b) =>
        compareSteps(a.steps, b.steps) || a.other.product.slug.localeCompare(b.other.product.slug),
    )
    .slice(0, SIMILAR)
    .map(({ other }) => toResult(rules, other.product, other.quote));
}

function compareSteps(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((step, position) => step !== b[position]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
