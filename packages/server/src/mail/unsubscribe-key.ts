import { isDerivedKey, toDerivedKey } from "../keys/derived-key.ts";
import type { Config } from "../process/config.ts";

type Given = Pick<Config, "sessionSecret">;

const PURPOSE = "unsubscribe";

/**
 * The unsubscribe link of a mail about a request. Its page also accepts the mail program's own
 * button (RFC 8058). `reference` is the id of the lead or of its quote.
 */
export function toUnsubscribeUrl(
  config: Given & Pick<Config, "publicUrl">,
  reference: string,
): string {
  const key = toDerivedKey(config, PURPOSE, reference);
  return `${config.publicUrl}/disiscrivimi/${encodeURIComponent(reference)}?chiave=${key}`;
}

/** Compares in constant time. */
export function isUnsubscribeKey(
  config: Given,
  { reference, key }: { reference: string; key: string },
): boolean {
  return isDerivedKey(config, { purpose: PURPOSE, reference, key });
}
