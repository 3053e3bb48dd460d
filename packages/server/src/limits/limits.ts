import { createHmac } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { countUse, uncountUse } from "./limit-repository.ts";

export type Limits = {
  /**
   * Counts one use of `key`; false = over the limit. The key is hashed before it is stored.
   * The count lives in the database, so it holds across processes and restarts. A window starts
   * with its first use.
   */
  take(key: string, options: { max: number; windowSeconds: number }): Promise<boolean>;
  /** The same, answering the uses so far with this one, for a rule of more than one measure. */
  count(key: string, options: { windowSeconds: number }): Promise<number>;
  /** A use that turned out to be none, as a login that succeeded. */
  giveBack(key: string): Promise<void>;
};

export function createLimits({
  db,
  clock,
  secret,
}: {
  db: Database;
  clock: Clock;
  secret: string;
}): Limits {
  const toHash = (key: string) =>
    createHmac("sha256", secret).update(`limit:${key}`).digest("base64url");
  const count: Limits["count"] = async (key, { windowSeconds }) => {
    const now = clock.now();
    return await countUse(db, {
      key: toHash(key),
      now,
      expiresAt: new Date(now.getTime() + windowSeconds * 1000),
    });
  };
  return {
    count,
    giveBack: (key) => uncountUse(db, toHash(key)),
    take: async (key, options) => (await count(key, options)) <= options.max,
  };
}
