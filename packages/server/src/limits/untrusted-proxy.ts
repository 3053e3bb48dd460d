import { DAY_SECONDS } from "@volpe/contract";
import type { Limits } from "./limits.ts";

const KEY = "untrusted-proxy";
/** A running process notes the fact each day. */
const NOTED = { max: Number.POSITIVE_INFINITY, windowSeconds: 2 * DAY_SECONDS };

/** Notes for two days, for the operator, that requests come through a proxy that is not trusted. */
export async function noteUntrustedProxy(limits: Limits): Promise<void> {
  await limits.take(KEY, NOTED);
}

export const hasUntrustedProxy = (limits: Limits): Promise<boolean> => limits.has(KEY);
