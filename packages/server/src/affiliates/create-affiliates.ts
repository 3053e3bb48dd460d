import { splitTracking } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { createCurrent, type Watching } from "../signals/current.ts";
import { AFFILIATES_SIGNAL, listEarningCodes } from "./affiliate-repository.ts";

/** The codes of approved affiliates, in memory. */
export type Affiliates = {
  /**
   * Whether contracts with this tracking value, or "", earn an affiliate a commission. Values of
   * unknown, unapproved or switched-off affiliates earn nothing.
   */
  earns(tracking: string): boolean;
  reload(): Promise<void>;
  close(): Promise<void>;
};

/** No value earns until `reload` has run. */
export function createAffiliates({ db, ...watching }: Watching & { db: Database }): Affiliates {
  const current = createCurrent<ReadonlySet<string>>({
    ...watching,
    initial: new Set(),
    signal: AFFILIATES_SIGNAL,
    read: async () => new Set(await listEarningCodes(db)),
  });
  return {
    earns: (tracking) => current.get().has(splitTracking(tracking).code),
    reload: current.reload,
    close: current.close,
  };
}
