import type { RateView } from "@volpe/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
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

/** What anybody who has the address may see. */
export function toRateView(rate: SavedRate): RateView {
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
    assumptions: rate.assumptions,
    updatedAt: rate.dataDay,
    demonstration: rate.demonstration,
    quotePdf: toQuotePdfPath(rate.id),
  };
}
