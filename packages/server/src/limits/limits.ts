import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { toKeyedHash } from "../keys/keyed-hash.ts";
import type { Clock } from "../time/clock.ts";
import { countUses, isInWindow, readUses, refundUses } from "./limit-repository.ts";

/**
 * Counters in the database: they hold across processes and restarts. A window starts with its first
 * use. Keys are hashed before they are stored.
 */
export type Limits = {
  /** Counts one use of `key`. Returns false above the limit. */
  take(key: string, options: { max: number; windowSeconds: number }): Promise<boolean>;
  /** Like `take`, but throws `AppError("too-many-requests")` above the limit. */
  demand(
    key: string,
    options: { max: number; windowSeconds: number },
    refusal?: { message?: string; retryAfterSeconds?: number },
  ): Promise<void>;
  /** Whether `take` would succeed; counts nothing. For checks before expensive work. */
  hasRoom(key: string, options: { max: number }): Promise<boolean>;
  /** Whether the key was used in its current window. */
  has(key: string): Promise<boolean>;
  /** Counts one use of each key in one statement; returns the uses so far in the keys' order. */
  count(keys: readonly string[], options: { windowSeconds: number }): Promise<number[]>;
  /** Removes one use of each key, for example after a successful login. */
  refund(keys: readonly string[]): Promise<void>;
};

/**
 * @example
 * const limits = createLimits({ db, clock, secret });
 * await limits.demand(`contact:${visitorAddress}`, { max: 5, windowSeconds: 3600 });
 */
export function createLimits({
  db,
  clock,
  secret,
}: {
  db: Database;
  clock: Clock;
  secret: string;
}): Limits {
  const toHash = (key: string) => toKeyedHash(secret, `limit:${key}`);
  const count: Limits["count"] = async (keys, { windowSeconds }) => {
    const now = clock.now();
    const hashes = keys.map(toHash);
    const uses = await countUses(db, {
      keys: hashes,
      now,
      expiresAt: new Date(now.getTime() + windowSeconds * 1000),
    });
    return hashes.map((hash) => uses.get(hash) ?? 0);
  };
  const take: Limits["take"] = async (key, { max, windowSeconds }) => {
    const [uses = 0] = await count([key], { windowSeconds });
    return uses <= max;
  };
  return {
    count,
    take,
    async demand(key, options, refusal) {
      if (!(await take(key, options))) {
        throw new AppError("too-many-requests", refusal);
      }
    },
    async hasRoom(key, { max }) {
      return (await readUses(db, { key: toHash(key), now: clock.now() })) < max;
    },
    has: (key) => isInWindow(db, { key: toHash(key), now: clock.now() }),
    refund: (keys) => refundUses(db, keys.map(toHash)),
  };
}
