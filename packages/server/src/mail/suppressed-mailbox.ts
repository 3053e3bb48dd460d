import { createHmac, hkdfSync } from "node:crypto";
import { toEmailKey } from "../person/email-key.ts";
import type { Config } from "../process/config.ts";

/** The stored form of an unsubscribed mailbox: a keyed hash, which can be compared but not read. */
export function toSuppressedMailbox(
  { sessionSecret }: Pick<Config, "sessionSecret">,
  email: string,
): string {
  const secret = new Uint8Array(hkdfSync("sha256", sessionSecret, "", "volpe suppression", 32));
  return createHmac("sha256", secret).update(toEmailKey(email)).digest("base64url");
}
