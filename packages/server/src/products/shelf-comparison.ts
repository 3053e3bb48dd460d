import { COMPARED_MAX, type Comparison } from "@volpe/contract";
import type { ShelfContent, Shelved } from "./create-shelf.ts";
import type { Section } from "./shelf-rules.ts";
import { toVatWords } from "./vat.ts";

const NOTHING = "–";

/** Up to four products side by side, those of `confronta`: joined by commas or repeated. */
export function toComparison<Data, Own extends object>(
  { rules, onSale, data }: ShelfContent<Data, Own>,
  search: URLSearchParams,
): Comparison {
  const bySlug = new Map(onSale.map((product) => [product.slug, product]));
  const asked = [
    ...new Set(
      search
        .getAll("confronta")
        .flatMap((text) => text.split(","))
        .map((text) => text.trim())
        .filter((text) => text !== ""),
    ),
  ];
  const found = asked.flatMap((slug) => bySlug.get(slug) ?? []);
  const compared = found.slice(0, COMPARED_MAX);
  const { own } = rules.readOwn(toSearch(search, compared[0]), data);
  const outcomes = compared.map((product) => ({
    product,
    outcome: rules.quote(product.data, rules.whereSold(product.data, own)),
  }));
  return {
    tipology: rules.tipology,
    items: outcomes.map(({ product, outcome }) => ({
      ...toIdentity(product),
      figureEur: outcome.status === "computed" ? outcome.quote.eur : null,
      figureLabel:
        outcome.status === "computed"
          ? `${rules.figureWords}, ${toVatWords(outcome.quote.destination)}`
          : rules.figureWords,
      estimate: false,
      reason: outcome.status === "computed" ? "" : outcome.reason,
      parts: outcome.status === "computed" ? [...outcome.quote.parts] : [],
    })),
    groups: toGroups(
      outcomes.map(({ product, outcome }) =>
        rules.sections(product.data, own, outcome.status === "computed" ? outcome.quote : null),
      ),
    ),
    missing: asked.filter((slug) => !bySlug.has(slug)).slice(0, 20),
    assumptions: [
      ...(found.length > COMPARED_MAX
        ? [`Si confrontano al massimo ${COMPARED_MAX} voci: le altre sono rimaste fuori.`]
        : []),
      ...rules.assumptions(own),
    ],
  };
}

/** Where nobody is named, the figures are for whom the first product is. */
function toSearch(search: URLSearchParams, first: Shelved<unknown> | undefined): URLSearchParams {
  if (first === undefined || (search.get("destinazione") ?? "") !== "") {
    return search;
  }
  const named = new URLSearchParams(search);
  named.set("destinazione", first.facts.destination);
  return named;
}

function toIdentity<Data>({ slug, path, facts }: Shelved<Data>) {
  return { slug, path, name: facts.name, brand: facts.brand };
}

/** The sections of all, line by line; a line that one of them lacks is a dash. */
function toGroups(sheets: readonly (readonly Section[])[]): Comparison["groups"] {
  const titles = new Set(sheets.flatMap((sections) => sections.map(({ title }) => title)));
  return [...titles].map((title) => {
    const lines = sheets.map(
      (sections) => sections.find((section) => section.title === title)?.lines ?? [],
    );
    const labels = new Set(lines.flatMap((each) => each.map(({ label }) => label)));
    return {
      title,
      rows: [...labels].map((label) => {
        const values = lines.map(
          (each) => each.find((line) => line.label === label)?.value ?? NOTHING,
        );
        return { label, values, differs: new Set(values).size > 1 };
      }),
    };
  });
}
