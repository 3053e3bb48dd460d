import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { IndexMonth } from "../spend/index-price.ts";
import { createParameterSet, type ParameterSet } from "../spend/parameter-set.ts";
import type { EnergyOffer } from "./energy-offer.ts";
import { closedOffers, offerIndices, offerParameters, offerSnapshots } from "./offer-tables.ts";

export type Snapshot = typeof offerSnapshots.$inferSelect;

/** The snapshot that the site shows; null before the first import. */
export async function findCurrentSnapshot(db: Database): Promise<Snapshot | null> {
  const [row] = await db.select().from(offerSnapshots).where(eq(offerSnapshots.status, "current"));
  return row ?? null;
}

/** The regulated parameters of a snapshot; null where it has none for that commodity. */
export async function readParameterSet(
  db: Database,
  snapshot: Pick<Snapshot, "id" | "sources">,
  commodity: EnergyOffer["commodity"],
): Promise<ParameterSet | null> {
  const source = snapshot.sources.find(({ kind }) => kind === `parameters-${commodity}`);
  if (source === undefined) {
    return null;
  }
  const rows = await db
    .select()
    .from(offerParameters)
    .where(eq(offerParameters.snapshotId, snapshot.id));
  return createParameterSet(
    source.day,
    rows.filter((row) => row.commodity === commodity).map(({ name, value }) => [name, value]),
  );
}

export type IndexRow = { series: string; month: string; value: number };

export async function readIndexRows(db: Database, snapshotId: string): Promise<IndexRow[]> {
  return await db
    .select({
      series: offerIndices.series,
      month: offerIndices.month,
      value: offerIndices.value,
    })
    .from(offerIndices)
    .where(eq(offerIndices.snapshotId, snapshotId));
}

/** The wholesale means by month, in order, of the two series that price offers. */
export function toIndexMonths(rows: readonly IndexRow[]): IndexMonth[] {
  const months = new Map<string, IndexMonth>();
  for (const { series, month, value } of rows) {
    if (series === "pun" || series === "psv") {
      const known = months.get(month) ?? { month, pun: null, psv: null };
      months.set(month, { ...known, [series]: value });
    }
  }
  return [...months.values()].sort((a, b) => a.month.localeCompare(b.month));
}

export type ClosedOffer = typeof closedOffers.$inferSelect;

export async function findClosedOffer(db: Database, slug: string): Promise<ClosedOffer | null> {
  const [row] = await db.select().from(closedOffers).where(eq(closedOffers.slug, slug));
  return row ?? null;
}
