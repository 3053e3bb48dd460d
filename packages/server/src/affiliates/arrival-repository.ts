import { and, eq, gte, isNull, lt, ne } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { trackingArrivals } from "../tracking/tracking-tables.ts";

export type Arrival = typeof trackingArrivals.$inferSelect;

export async function insertArrival(db: Database, arrival: Arrival): Promise<void> {
  await db.insert(trackingArrivals).values(arrival);
}

/** An arrival at or after `since`; null if there is none. */
export async function findArrival(db: Database, id: string, since: Date): Promise<Arrival | null> {
  const [row] = await db
    .select()
    .from(trackingArrivals)
    .where(and(eq(trackingArrivals.id, id), gte(trackingArrivals.arrivedAt, since)));
  return row ?? null;
}

/**
 * Whether a visitor arrived on this page with this value at or after `since`. The visitor is known
 * by the first arrival, which the later ones name.
 */
export async function hasArrived(
  db: Database,
  {
    firstId,
    tracking,
    page,
    widget,
    since,
  }: Pick<Arrival, "tracking" | "page" | "widget"> & { firstId: string; since: Date },
): Promise<boolean> {
  const same = await db.$count(
    trackingArrivals,
    and(
      eq(trackingArrivals.firstId, firstId),
      eq(trackingArrivals.tracking, tracking),
      eq(trackingArrivals.page, page),
      eq(trackingArrivals.widget, widget),
      gte(trackingArrivals.arrivedAt, since),
    ),
  );
  return same > 0;
}

/** The counted arrivals of one affiliate from one address since the given time. */
export async function countFromAddress(
  db: Database,
  { affiliateId, addressHash, since }: { affiliateId: string; addressHash: string; since: Date },
): Promise<number> {
  return await db.$count(
    trackingArrivals,
    and(
      eq(trackingArrivals.affiliateId, affiliateId),
      eq(trackingArrivals.addressHash, addressHash),
      isNull(trackingArrivals.flag),
      gte(trackingArrivals.arrivedAt, since),
    ),
  );
}

/** Empties the address hashes of arrivals before `before`. */
export async function forgetAddresses(db: Database, before: Date): Promise<void> {
  await db
    .update(trackingArrivals)
    .set({ addressHash: "" })
    .where(and(lt(trackingArrivals.arrivedAt, before), ne(trackingArrivals.addressHash, "")));
}
