import { DAY_SECONDS, HOUR_SECONDS } from "@volpe/contract";
import { toMailbox } from "../person/mailbox.ts";
import type { Limits } from "./limits.ts";

/**
 * Mails that the requests of one address may cause. An office or a mobile carrier may share one
 * address, so this only prevents floods of our mails.
 */
export const MAILED_PER_ADDRESS = { max: 60, windowSeconds: HOUR_SECONDS };
const PER_HOUR = { max: 10, windowSeconds: HOUR_SECONDS };
const PER_DAY = { max: 20, windowSeconds: DAY_SECONDS };

/** A kind of mail that a mailbox gets at most three times a day. */
type MailKind = "quote" | "contact" | "reminder" | "ticket";
const OF_A_KIND_PER_DAY = { max: 3, windowSeconds: DAY_SECONDS };

/** Counts one mail of a kind, by the kind's own limit and by `takeMailbox`. */
export async function takeMailboxOf(
  kind: MailKind,
  limits: Limits,
  email: string,
): Promise<boolean> {
  return (
    (await limits.take(`${kind}-mail:${toMailbox(email)}`, OF_A_KIND_PER_DAY)) &&
    (await takeMailbox(limits, email))
  );
}

/**
 * Counts one mail of any kind to a mailbox whose address somebody typed. Returns false if it may
 * get no more. Count the limits of the visitor and of the kind first, because they are narrower.
 */
export async function takeMailbox(limits: Limits, email: string): Promise<boolean> {
  const mailbox = toMailbox(email);
  return (
    (await limits.take(`mailbox-hour:${mailbox}`, PER_HOUR)) &&
    (await limits.take(`mailbox-day:${mailbox}`, PER_DAY))
  );
}

/** Whether `takeMailbox` would succeed; counts nothing. */
export async function hasMailboxRoom(limits: Limits, email: string): Promise<boolean> {
  const mailbox = toMailbox(email);
  return (
    (await limits.hasRoom(`mailbox-hour:${mailbox}`, PER_HOUR)) &&
    (await limits.hasRoom(`mailbox-day:${mailbox}`, PER_DAY))
  );
}
