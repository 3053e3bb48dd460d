import type { QuotedOffer, RateOfferView, RateView } from "@volpe/contract";
import { desc, eq, getTableColumns, ne } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { toCents } from "../figures/round.ts";
import { saysReferenceEstimate } from "./assumptions.ts";
import { toQuoteLetter } from "./quote-letter.ts";
import { toQuotePdfPath } from "./rate-paths.ts";
import { rates } from "./rate-tables.ts";
import { readStoredRate, type SavedRate } from "./read-stored-rate.ts";

export async function insertRate(db: Database, row: typeof rates.$inferInsert): Promise<void> {
  await db.insert(rates).values(row);
}

/** The row as JSON under the names of its columns, for a statement that stores it with others. */
export function toRateRecord(row: SavedRate): string {
  const columns = Object.entries(getTableColumns(rates));
  return JSON.stringify(
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof SavedRate]])),
  );
}

export async function findRate(db: Database, id: string): Promise<SavedRate | null> {
  const [row] = await db.select().from(rates).where(eq(rates.id, id));
  return row === undefined ? null : readStoredRate(row);
}

/** The newest quote with a sealed supply; null if there is none. */
export async function findSealedRate(
  db: Database,
): Promise<Pick<SavedRate, "id" | "sealedSupply"> | null> {
  const [row] = await db
    .select({ id: rates.id, sealedSupply: rates.sealedSupply })
    .from(rates)
    .where(ne(rates.sealedSupply, ""))
    .orderBy(desc(rates.createdAt))
    .limit(1);
  return row ?? null;
}

/** Records that another mail with the quote is being delivered. */
export async function clearUndelivered(db: Database, id: string): Promise<void> {
  await db.update(rates).set({ undeliveredAt: null }).where(eq(rates.id, id));
}

/** Records that the quote's mail never arrived. */
export async function markUndelivered(db: Database, id: string, now: Date): Promise<void> {
  await db.update(rates).set({ undeliveredAt: now }).where(eq(rates.id, id));
}

/** Today's figure of an offer for the use of a quote, cents; null if it has none. */
type FindTodayCents = (offer: QuotedOffer, query: string) => number | null;

/** Functions that look up today's offers. */
type Today = {
  findTodayCents: FindTodayCents;
  isOnSale: (offer: QuotedOffer) => boolean;
  notOrderable: RateView["notOrderable"];
};

/** The data that anybody with the address may see. */
export function toRateView(
  rate: SavedRate,
  { findTodayCents, isOnSale, notOrderable }: Today,
): RateView {
  return {
    ...toCommonView(rate),
    subtype: rate.subtype,
    province: rate.province,
    capacityKw: rate.capacityKw,
    figures: rate.figures,
    offers: rate.offers,
    bestSlug: rate.bestSlug,
    openedSlug: rate.openedSlug,
    ended: rate.offers.filter((offer) => !isOnSale(offer)).map(({ slug }) => slug),
    changed: rate.offers.filter(isOnSale).flatMap((offer) => {
      const todayCents = findTodayCents(offer, rate.query);
      return todayCents === offer.price.cents ? [] : [{ slug: offer.slug, todayCents }];
    }),
    notOrderable,
    letter: toQuoteLetter(rate),
    undelivered: rate.undeliveredAt !== null,
    demonstration: rate.demonstration,
  };
}

/** One offer of the quote for anybody with the address; null if the quote has no such offer. */
export function findRateOffer(
  rate: SavedRate,
  slug: string,
  { findTodayCents, isOnSale, notOrderable }: Today,
): RateOfferView | null {
  const offer = rate.offers.find((each) => each.slug === slug);
  if (offer === undefined) {
    return null;
  }
  const { reference, referenceSpendEur } = rate;
  return {
    ...toCommonView(rate),
    offer,
    isBest: slug === rate.bestSlug,
    isOpened: slug === rate.openedSlug,
    savingCents:
      reference === "present-contract" && referenceSpendEur !== null
        ? toCents(referenceSpendEur) - offer.price.cents
        : null,
    ended: !isOnSale(offer),
    notOrderable: notOrderable.find((each) => each.slug === slug)?.way ?? null,
    todayCents: findTodayCents(offer, rate.query),
  };
}

function toCommonView(rate: SavedRate) {
  return {
    rate: rate.id,
    createdAt: rate.createdAt.toISOString(),
    type: rate.type,
    destination: rate.destination,
    use: rate.use,
    query: rate.query,
    reference: rate.reference,
    referenceSpendEur: rate.referenceSpendEur,
    isReferenceEstimate: saysReferenceEstimate(rate),
    assumptions: rate.assumptions,
    updatedAt: rate.dataDay,
    quotePdf: toQuotePdfPath(rate.id),
  };
}
