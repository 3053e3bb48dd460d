import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { EnergyOffer } from "../offers/energy-offer.ts";
import {
  offerIndices,
  offerParameters,
  offerSlugs,
  offers,
  supplierNames,
} from "../offers/offer-tables.ts";
import { toOfferSlug } from "../offers/slug.ts";
import type { OfferKind } from "./import-summary.ts";
import type { IndexValue } from "./index-file.ts";
import type { Parameter } from "./parameter-file.ts";

/** How many rows go into one statement: PGlite works on the calling thread. */
export const BATCH_ROWS = 50;

export type StagedOffer = {
  sourceKind: OfferKind;
  offer: EnergyOffer;
  supplierName: string;
  /** True where the name is only "P.IVA n": then it has no place in an address. */
  isNameUnknown: boolean;
  setAsideReason: string | null;
};

/** Stores at most BATCH_ROWS offers, each under the slug it had before or a new one. */
export async function stageOffers(
  db: Database,
  snapshotId: string,
  batch: readonly StagedOffer[],
  now: Date,
): Promise<void> {
  if (batch.length === 0) {
    return;
  }
  const slugs = await assignSlugs(db, batch, now);
  await db.insert(offers).values(
    batch.map(({ sourceKind, offer, supplierName, setAsideReason }) => ({
      snapshotId,
      commodity: offer.commodity,
      code: offer.code,
      slug: slugs.get(keyOf(offer)) ?? "",
      supplierName,
      sourceKind,
      offer,
      setAsideReason,
    })),
  );
}

export function keyOf({ commodity, code }: { commodity: string; code: string }): string {
  return `${commodity}:${code}`;
}

async function assignSlugs(
  db: Database,
  batch: readonly StagedOffer[],
  now: Date,
): Promise<Map<string, string>> {
  const codes = batch.map(({ offer }) => offer.code);
  const find = async () =>
    new Map(
      (await db.select().from(offerSlugs).where(inArray(offerSlugs.code, codes))).map((row) => [
        keyOf(row),
        row.slug,
      ]),
    );
  let slugs = await find();
  // The second round is for a short code that met another one's.
  for (const length of [6, 12]) {
    const missing = batch.filter(({ offer }) => !slugs.has(keyOf(offer)));
    if (missing.length === 0) {
      break;
    }
    await db
      .insert(offerSlugs)
      .values(
        missing.map(({ offer, supplierName, isNameUnknown }) => ({
          commodity: offer.commodity,
          code: offer.code,
          slug: toOfferSlug(
            { ...offer, offerName: offer.name, supplierName: isNameUnknown ? null : supplierName },
            length,
          ),
          createdAt: now,
        })),
      )
      .onConflictDoNothing();
    slugs = await find();
  }
  return slugs;
}

/** Streams the offers of a snapshot in small batches, in the order of their key. */
export async function* readSnapshotOffers(
  db: Database,
  snapshotId: string,
  kinds: readonly OfferKind[],
) {
  let last: { commodity: string; code: string } | null = null;
  while (kinds.length > 0) {
    const after: SQL | undefined =
      last === null
        ? undefined
        : sql`(${offers.commodity}, ${offers.code}) > (${last.commodity}, ${last.code})`;
    const rows: (typeof offers.$inferSelect)[] = await db
      .select()
      .from(offers)
      .where(and(eq(offers.snapshotId, snapshotId), inArray(offers.sourceKind, [...kinds]), after))
      .orderBy(asc(offers.commodity), asc(offers.code))
      .limit(BATCH_ROWS);
    if (rows.length === 0) {
      return;
    }
    yield rows;
    last = rows.at(-1) ?? null;
  }
}

export async function stageParameters(
  db: Database,
  snapshotId: string,
  commodity: EnergyOffer["commodity"],
  parameters: readonly Parameter[],
): Promise<void> {
  for (let start = 0; start < parameters.length; start += BATCH_ROWS) {
    const batch = parameters.slice(start, start + BATCH_ROWS);
    await db
      .insert(offerParameters)
      .values(batch.map((parameter) => ({ snapshotId, commodity, ...parameter })));
  }
}

export async function stageIndices(
  db: Database,
  snapshotId: string,
  values: readonly IndexValue[],
): Promise<void> {
  for (let start = 0; start < values.length; start += BATCH_ROWS) {
    const batch = values.slice(start, start + BATCH_ROWS);
    await db.insert(offerIndices).values(batch.map((value) => ({ snapshotId, ...value })));
  }
}

export type SupplierName = {
  vatNumber: string;
  origin: "operators" | "placet";
  name: string;
  website: string | null;
};

export async function storeSupplierNames(
  db: Database,
  names: readonly SupplierName[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < names.length; start += BATCH_ROWS) {
    await db
      .insert(supplierNames)
      .values(names.slice(start, start + BATCH_ROWS).map((row) => ({ ...row, updatedAt: now })))
      .onConflictDoUpdate({
        target: [supplierNames.vatNumber, supplierNames.origin],
        set: {
          name: sql`excluded.name`,
          website: sql`excluded.website`,
          updatedAt: sql`excluded.updated_at`,
        },
      });
  }
}

export async function readSupplierNames(db: Database): Promise<SupplierName[]> {
  return await db
    .select({
      vatNumber: supplierNames.vatNumber,
      origin: supplierNames.origin,
      name: supplierNames.name,
      website: supplierNames.website,
    })
    .from(supplierNames)
    // PLACET first, so that a map filled in order ends with the operators' name.
    .orderBy(desc(supplierNames.origin));
}
