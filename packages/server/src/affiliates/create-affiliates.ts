import { splitTracking } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { createCurrent, type Watching } from "../signals/current.ts";
import { AFFILIATES_SIGNAL, listCodesOff } from "./affiliate-repository.ts";

/** The codes of affiliates that the operator switched off, in memory. */
export type Affiliates = {
  /** `tracking` is a valid value. A code that nobody has is not off. */
  isOff(tracking: string): boolean;
  reload(): Promise<void>;
  close(): Promise<void>;
};

/** No code is off until `reload` has run. */
export function createAffiliates({ db, ...watching }: Watching & { db: Database }): Affiliates {
  const current = createCurrent<ReadonlySet<string>>({
    ...watching,
    initial: new Set(),
    signal: AFFILIATES_SIGNAL,
    read: async () => new Set(await listCodesOff(db)),
  });
  return {
    isOff: (tracking) => current.get().has(splitTracking(tracking).code),
    reload: current.reload,
    close: current.close,
  };
}
