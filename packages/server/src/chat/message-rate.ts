type MessageRate = {
  /** Counts one message of the key. Returns false if the key has sent too many recently. */
  take(key: string): boolean;
};

/**
 * Creates a token bucket for each key, in memory: it protects one process against a flood, so
 * processes need not share counts. Actions that affect others (a mail, a lead) are counted in the
 * database.
 */
export function createMessageRate({
  burst,
  perSecond,
  nowMs = () => performance.now(),
}: {
  /** Size of a burst. */
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

export type ChatLimits = {
  conversations: MessageRate;
  byAddress: MessageRate;
  bySocket: MessageRate;
};

/** Far above what a person does, because an office or a mobile carrier may share one address. */
export function createChatLimits(): ChatLimits {
  return {
    conversations: createMessageRate({ burst: 300, perSecond: 2 }),
    byAddress: createMessageRate({ burst: 1200, perSecond: 40 }),
    bySocket: createMessageRate({ burst: 60, perSecond: 2 }),
  };
}
