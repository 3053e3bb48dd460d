import type { RateView } from "@volpe/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { toQuoteLetter } from "./quote-letter.ts";
import { toQuotePdfPath } from "./rate-paths.ts";
import { rates } from "./rate-tables.ts";

export type SavedRate = typeof rates.$inferSelect;

export async function insertRate(db: Database, row: typeof rates.$inferInsert): Promise<void> {
  await db.insert(rates).values(row);
}

export async function findRate(db: Database, id: string): Promise<SavedRate | null> {
  const [row] = await db.select().from(rates).where(eq(rates.id, id));
  return row ?? null;
}

/** Gives the quote another owner's key. */
export async function replaceOwnerKey(db: Database, id: string, keyHash: string): Promise<void> {
  await db.update(rates).set({ ownerKeyHash: keyHash }).where(eq(rates.id, id));
}

/** The data that anybody with the address may see; `isOnSale` looks up a slug today. */
export function toRateView(
  rate: SavedRate,
  { isOnSale }: { isOnSale: (slug: string) => boolean },
): RateView {
  return {
    rate: rate.id,
    createdAt: rate.createdAt.toISOString(),
    type: rate.type,
    subtype: rate.subtype,
    destination: rate.destination,
    province: rate.province,
    capacityKw: rate.capacityKw,
    figures: rate.figures,
    reference: rate.reference,
    referenceSpendEur: rate.referenceSpendEur,
    offers: rate.offers,
    bestSlug: rate.bestSlug,
    ended: rate.offers.map(({ slug }) => slug).filter((slug) => !isOnSale(slug)),
    letter: toQuoteLetter(rate),
    assumptions: rate.assumptions,
    updatedAt: rate.dataDay,
    demonstration: rate.demonstration,
    quotePdf: toQuotePdfPath(rate.id),
  };
}
