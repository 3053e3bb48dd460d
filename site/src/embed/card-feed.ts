import {
  type CardFeed,
  COMMISSION_NOTICE,
  endSentence,
  type FeedCard,
  FIGURE_PERIODS,
  formatEurCents,
  OPEN_DATA_ATTRIBUTION,
} from "@volpe/contract";
import { type CardEntry, listBases } from "./cards.ts";
import { type CardsRequest, linkCards } from "./linked-cards.ts";

type Words = Pick<FeedCard, "name" | "brand" | "current" | "amount" | "basis" | "card">;

/** The cards of `renderCards` as data. */
export function toCardFeed(request: CardsRequest): CardFeed {
  const { cards, toHref, listHref, toCardHref, paidAt } = linkCards(request);
  const { reply } = request;
  const { entries, bases, updatedAt, demonstration } = cards;
  const items = Array.isArray(reply) ? new Map(reply.map((item) => [item.slug, item])) : null;
  const findBasis = (slug: string) => {
    const item = items?.get(slug);
    return (item === undefined ? bases : listBases(item))[0] ?? null;
  };
  const hasEnergy = entries.some(({ kind }) => kind === "energy");
  return {
    cards: entries.flatMap((entry, index) =>
      // Unknown slugs are left out of the feed.
      entry.kind === "unknown"
        ? []
        : {
            slug: entry.slug,
            url: toCardHref(entry),
            ...toWords(entry, findBasis(entry.slug)),
            notice: toNotice(entry, index === paidAt),
          },
    ),
    updatedAt,
    demonstration,
    source: hasEnergy && !demonstration ? OPEN_DATA_ATTRIBUTION : null,
    links: {
      list: listHref,
      method: toHref("/come-funziono"),
    },
  };
}

/** What a card says beside its figure: why it is an estimate, what it leaves out, who is paid. */
function toNotice(entry: CardEntry, isPaid: boolean): string | null {
  const { estimate, conditionalDiscounts } =
    entry.kind === "energy" ? entry.offer : { estimate: [], conditionalDiscounts: [] };
  const sentences = [
    ...(estimate.length > 0 ? [endSentence(`È una stima. ${estimate.join("; ")}`)] : []),
    ...(conditionalDiscounts.length > 0
      ? [`Sconti con una condizione, non sottratti: ${conditionalDiscounts.join("; ")}.`]
      : []),
    ...(isPaid ? [COMMISSION_NOTICE] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
}

function toWords(entry: Exclude<CardEntry, { kind: "unknown" }>, basis: string | null): Words {
  switch (entry.kind) {
    case "energy": {
      const { offer } = entry;
      return {
        name: offer.name,
        brand: offer.supplier.name,
        current: true,
        amount: `${formatEurCents(offer.spend.total)} l’anno`,
        basis,
        card: { kind: "energy", offer },
      };
    }
    case "product": {
      const { product } = entry;
      return {
        name: product.name,
        brand: product.brand.name,
        current: true,
        amount: `${formatEurCents(product.figureEur)} ${FIGURE_PERIODS[product.figurePer]}`,
        basis: product.figureNote,
        card: { kind: "product", product },
      };
    }
    case "none": {
      const { item } = entry;
      return {
        name: item.ai_translated[0]?.label ?? item.slug,
        brand: item.brand.name,
        current: item.current,
        amount: null,
        basis: null,
        card: null,
      };
    }
  }
}
