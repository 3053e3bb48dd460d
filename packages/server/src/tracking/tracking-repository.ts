import type { Database } from "../db/database.ts";
import { trackingArrivals } from "./tracking-tables.ts";

export async function insertArrival(
  db: Database,
  arrival: { tracking: string; previous: string | null; arrivedAt: Date },
): Promise<void> {
  await db.insert(trackingArrivals).values(arrival);
}
