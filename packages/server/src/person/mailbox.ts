import { toEmailKey } from "@volpe/contract";

/**
 * A common text for all addresses of one mailbox, for counting mails to it: without the tag after a
 * plus and, at Gmail, without dots. Never send to it.
 *
 * @example toMailbox("An.na+volpe@googlemail.com") // "anna@gmail.com"
 */
export function toMailbox(email: string): string {
  const key = toEmailKey(email);
  const at = key.lastIndexOf("@");
  const [local = ""] = key.slice(0, at).split("+");
  const domain = key.slice(at + 1);
  return domain === "gmail.com" || domain === "googlemail.com"
    ? `${local.replaceAll(".", "")}@gmail.com`
    : `${local}@${domain}`;
}
