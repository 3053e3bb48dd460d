export type MessageRate = {
  /** Counts one message of the key; false = too many of late. */
  take(key: string): boolean;
};

/**
 * A bucket for each key, in memory: it guards a process against a flood, which needs no count
 * across processes. What costs others (a mail, a lead) is counted in the database.
 */
export function createMessageRate({
  burst,
  perSecond,
  nowMs = () => performance.now(),
}: {
  /** How many may come at once. */
  burst: number;
  perSecond: number;
  nowMs?: () => number;
}): MessageRate {
  const buckets = new Map<string, { left: number; atMs: number }>();
  let sweptAtMs = nowMs();

  function sweep(now: number) {
    const fullAfterMs = (burst / perSecond) * 1000;
    if (now - sweptAtMs < fullAfterMs) {
      return;
    }
    sweptAtMs = now;
    for (const [key, { atMs }] of buckets) {
      if (now - atMs >= fullAfterMs) {
        buckets.delete(key);
      }
    }
  }

  return {
    take(key) {
      const now = nowMs();
      sweep(now);
      const bucket = buckets.get(key) ?? { left: burst, atMs: now };
      const left = Math.min(burst, bucket.left + ((now - bucket.atMs) / 1000) * perSecond);
      const allowed = left >= 1;
      buckets.set(key, { left: allowed ? left - 1 : left, atMs: now });
      return allowed;
    },
  };
}
