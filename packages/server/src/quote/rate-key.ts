import { isDerivedKey, toDerivedKey } from "../keys/derived-key.ts";
import type { Config } from "../process/config.ts";
import { toRatePath } from "./rate-paths.ts";

const PURPOSE = "rate";
type Given = Pick<Config, "sessionSecret">;

/** The key of a quote's owner: the answer to its creation, its mail and its chat contain it. */
export function toRateKey(config: Given, rate: string): string {
  return toDerivedKey(config, PURPOSE, rate);
}

/** Compares in constant time. */
export function isRateKey(config: Given, { rate, key }: { rate: string; key: string }): boolean {
  return isDerivedKey(config, { purpose: PURPOSE, reference: rate, key });
}

/** The quote's page with its owner's key, relative to the host; only for its owner. */
export function toOwnRatePath(config: Given, rate: string): string {
  return `${toRatePath(rate)}?chiave=${toRateKey(config, rate)}`;
}
