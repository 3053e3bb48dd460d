import { createHmac, hkdfSync } from "node:crypto";
import { toEmailKey } from "../accounts/email-key.ts";
import type { Config } from "../config.ts";

/** What is kept of a mailbox that wants no marketing: it can be compared, and not read. */
export function toSuppressedMailbox(
  { sessionSecret }: Pick<Config, "sessionSecret">,
  email: string,
): string {
  const secret = new Uint8Array(hkdfSync("sha256", sessionSecret, "", "volpe suppression", 32));
  return createHmac("sha256", secret).update(toEmailKey(email)).digest("base64url");
}
