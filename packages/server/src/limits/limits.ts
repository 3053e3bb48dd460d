import { createHmac } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { countUse } from "./limit-repository.ts";

export type Limits = {
  /**
   * Counts one use of `key`; false = over the limit. The key is hashed before it is stored.
   * The count lives in the database, so it holds across processes and restarts. A window starts
   * with its first use.
   */
  take(key: string, options: { max: number; windowSeconds: number }): Promise<boolean>;
  /** The same, answering the uses so far with this one, for a rule of more than one measure. */
  count(key: string, options: { windowSeconds: number }): Promise<number>;
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
  const count: Limits["count"] = async (key, { windowSeconds }) => {
    const now = clock.now();
    return await countUse(db, {
      key: createHmac("sha256", secret).update(`limit:${key}`).digest("base64url"),
      now,
      expiresAt: new Date(now.getTime() + windowSeconds * 1000),
    });
  };
  return {
    count,
    take: async (key, options) => (await count(key, options)) <= options.max,
  };
}
