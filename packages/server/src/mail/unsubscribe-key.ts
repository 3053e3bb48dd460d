import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Config } from "../process/config.ts";

type Given = Pick<Config, "sessionSecret">;

/**
 * The unsubscribe link of a mail about a request. Its page also accepts the mail program's own
 * button (RFC 8058). `reference` is the id of the lead or of its quote.
 */
export function toUnsubscribeUrl(
  config: Given & Pick<Config, "publicUrl">,
  reference: string,
): string {
  const key = toUnsubscribeKey(config, reference);
  return `${config.publicUrl}/disiscrivimi/${encodeURIComponent(reference)}?chiave=${key}`;
}

/** Compares in constant time. */
export function isUnsubscribeKey(
  config: Given,
  { reference, key }: { reference: string; key: string },
): boolean {
  const right = Buffer.from(toUnsubscribeKey(config, reference));
  const given = Buffer.from(key);
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * 128 bits in base64url, computed from the reference: nothing is stored, and nobody can guess
 * another's key.
 */
function toUnsubscribeKey({ sessionSecret }: Given, reference: string): string {
  const secret = new Uint8Array(hkdfSync("sha256", sessionSecret, "", "volpe unsubscribe", 32));
  return createHmac("sha256", secret)
    .update(`unsubscribe:${reference}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");
}
