import type { Database } from "../../../db/database.ts";
import { readItems } from "../../snapshots/snapshot-repository.ts";
import type { OfferData } from "../energy-snapshot.ts";

/** Hash of each offer of the last snapshot and the first day of its present content, by key. */
export type KnownOffers = ReadonlyMap<string, Pick<OfferData, "digest" | "changedDay">>;

export async function readKnownOffers(db: Database, snapshotId: string): Promise<KnownOffers> {
  const known = new Map<string, Pick<OfferData, "digest" | "changedDay">>();
  for await (const items of readItems(db, snapshotId)) {
    for (const { key, data } of items) {
      const { digest, changedDay } = data as OfferData;
      known.set(key, { digest, changedDay });
    }
  }
  return known;
}
