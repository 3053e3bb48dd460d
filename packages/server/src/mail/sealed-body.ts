import { openText, sealText } from "../keys/sealed-text.ts";
import type { Config } from "../process/config.ts";
import type { OutgoingMail } from "./delivery.ts";

type Given = Pick<Config, "sessionSecret">;

const toPurpose = ({ messageId }: Pick<OutgoingMail, "messageId">) => `body of ${messageId}`;

/**
 * Encrypts subject, text and links of a queued mail: the job table is in backups, and the links are
 * credentials.
 */
export function sealBody({ sessionSecret }: Given, mail: OutgoingMail): OutgoingMail {
  const { subject, text, html, unsubscribeUrl } = mail;
  const sealed = sealText(
    JSON.stringify({ subject, text, html, unsubscribeUrl }),
    sessionSecret,
    toPurpose(mail),
  );
  return { ...mail, subject: "", text: "", html: "", unsubscribeUrl: null, sealed };
}

/** Opens the mail as it is delivered. Throws if it was sealed with another secret. */
export function openBody({ sessionSecret }: Given, mail: OutgoingMail): OutgoingMail {
  const { sealed, ...open } = mail;
  return sealed === undefined
    ? mail
    : { ...open, ...JSON.parse(openText(sealed, sessionSecret, toPurpose(mail))) };
}
