import {
  type ItemCard,
  type OfferList,
  type OfferResult,
  type ProductList,
  type ProductResult,
  type SupplyProfile,
  type Tipology,
  toSupplyParts,
} from "@volpe/contract";

/** What one place of `<volpe-offer-cards>` shows. */
export type CardEntry = { slug: string } & (
  | { kind: "energy"; offer: OfferResult }
  | { kind: "product"; product: ProductResult }
  /** An offer that ended, or whose figure cannot be computed. */
  | { kind: "none"; item: ItemCard }
  /** A text that was given as a slug and that no offer has. */
  | { kind: "unknown" }
);

/** The offers that an element shows, and the facts that its notes state. */
export type Cards = {
  entries: CardEntry[];
  /** The typology of the first card: offers chosen by slug may have different typologies. */
  typology: Tipology | null;
  /** The list whose first offers are shown; null for offers chosen by slug. */
  list: OfferList | ProductList | null;
  /** What the figures of electricity and gas are for, as "Spesa di un anno per 2.700 kWh". */
  bases: string[];
  /** Day of the data, ISO date. */
  updatedAt: string | null;
  demonstration: boolean;
  /** Whether only the rents of the offers are invented, because the cars are real. */
  cars: boolean;
};

/**
 * The cards of an answer of the API, at most `limit`. `slugs` are the chosen offers, joined by
 * commas. A slug that the answer lacks has a card too, unless the answer lacks them all.
 */
export function toCards(
  reply: OfferList | ProductList | ItemCard[],
  limit: number,
  slugs: string | null = null,
): Cards {
  if (Array.isArray(reply)) {
    const known = new Map(reply.map((item) => [item.slug, item]));
    const wanted = slugs === null || reply.length === 0 ? known.keys() : slugs.split(",");
    const chosen = [...new Set(wanted)].filter((slug) => slug !== "").slice(0, limit);
    const items = chosen.flatMap((slug) => known.get(slug) ?? []);
    return {
      entries: chosen.map((slug) => toEntry(slug, known.get(slug))),
      typology: items[0]?.tipology ?? null,
      list: null,
      bases: [...new Set(items.flatMap(listBases))],
      updatedAt: items.map(({ updatedAt }) => updatedAt ?? "").toSorted()[0] || null,
      demonstration: items.some(({ demonstration }) => demonstration),
      cars: items.every(({ tipology }) => tipology === "noleggio"),
    };
  }
  const isEnergy = "offers" in reply;
  const entries: CardEntry[] = isEnergy
    ? reply.offers.map((offer) => ({ kind: "energy", slug: offer.slug, offer }))
    : reply.items.map((product) => ({ kind: "product", slug: product.slug, product }));
  const { updatedAt, demonstration } = isEnergy ? reply.catalogue : reply.state;
  return {
    entries: entries.slice(0, limit),
    typology: isEnergy ? reply.profile.tipology : reply.tipology,
    list: reply,
    bases: isEnergy ? [toProfileBasis(reply.profile)] : [],
    updatedAt,
    demonstration,
    cars: !isEnergy && reply.tipology === "noleggio",
  };
}

function toEntry(slug: string, item: ItemCard | undefined): CardEntry {
  return {
    slug,
    ...(item === undefined ? { kind: "unknown" } : (item.card ?? { kind: "none", item })),
  };
}

/** Lists what the figure of an electricity or gas offer is for; empty for other items. */
export function listBases({ card, figure }: ItemCard): string[] {
  return card?.kind === "energy" && figure !== null
    ? [figure.basis.replace(/^l’anno/, "Spesa di un anno")]
    : [];
}

function toProfileBasis(profile: SupplyProfile): string {
  const { consumption, power } = toSupplyParts(profile);
  const use = power === null ? consumption : `${consumption} con ${power}`;
  return `Spesa di un anno per ${use}, imposte comprese`;
}
