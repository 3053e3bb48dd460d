import { AppError } from "../errors.ts";
import type { Limits } from "../limits/limits.ts";
import type { Services } from "../services.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An office may share one address. */
const LOGINS_PER_VISITOR = { max: 100, windowSeconds: 10 * MINUTE };
const LOGINS_PER_VISITOR_AND_ACCOUNT = { max: 20, windowSeconds: 10 * MINUTE };
const LOGINS_PER_ACCOUNT = { max: 60, windowSeconds: 10 * MINUTE };
/** Nobody's tries elsewhere keep an account's owner from making these. */
const FIRST_LOGINS = 5;
const REGISTRATIONS_PER_VISITOR = { max: 60, windowSeconds: HOUR };
const LINKS_PER_VISITOR = { max: 60, windowSeconds: HOUR };
/** It takes four visitors to use up what a mailbox gets in an hour or a day. */
const MAILS_PER_VISITOR_MAILBOX_AND_HOUR = { max: 3, windowSeconds: HOUR };
const MAILS_PER_VISITOR_MAILBOX_AND_DAY = { max: 5, windowSeconds: DAY };
const MAILS_PER_MAILBOX_AND_HOUR = { max: 10, windowSeconds: HOUR };
const MAILS_PER_MAILBOX_AND_DAY = { max: 20, windowSeconds: DAY };
const PASSWORDS_PER_ACCOUNT = { max: 10, windowSeconds: 10 * MINUTE };

type Given = Pick<Services, "limits">;
type Try = { visitorAddress: string; emailKey: string };

const toTryKeys = ({ visitorAddress, emailKey }: Try) => ({
  visitor: `login-visitor:${visitorAddress}`,
  fromHere: `login-visitor-account:${visitorAddress}:${emailKey}`,
  account: `login:${emailKey}`,
});

/** Before a password is compared. Throws `AppError("too-many-requests")`, as all here. */
export async function takeLogin({ limits }: Given, attempt: Try): Promise<void> {
  const keys = toTryKeys(attempt);
  const refusal = refuse(
    "Troppi tentativi: aspetta dieci minuti, oppure fatti mandare un link per entrare.",
  );
  if (!(await limits.take(keys.visitor, LOGINS_PER_VISITOR))) {
    throw refusal;
  }
  const fromHere = await limits.count(keys.fromHere, LOGINS_PER_VISITOR_AND_ACCOUNT);
  if (fromHere > LOGINS_PER_VISITOR_AND_ACCOUNT.max) {
    throw refusal;
  }
  if (!(await limits.take(keys.account, LOGINS_PER_ACCOUNT)) && fromHere > FIRST_LOGINS) {
    throw refusal;
  }
}

/** The right password uses nothing up. */
export async function giveLoginBack({ limits }: Given, attempt: Try): Promise<void> {
  for (const key of Object.values(toTryKeys(attempt))) {
    await limits.giveBack(key);
  }
}

export async function takeRegistration({ limits }: Given, visitorAddress: string): Promise<void> {
  if (!(await limits.take(`signin:${visitorAddress}`, REGISTRATIONS_PER_VISITOR))) {
    throw refuse("Da qui sono arrivate troppe registrazioni. Riprova tra un’ora.");
  }
}

/**
 * Before a mail of a kind goes to a mailbox, whether it belongs to an account or not. Each kind has
 * its own measure: registrations in another's name leave the link to log in with.
 */
export async function takeMail(
  { limits }: Given,
  { kind, email, visitorAddress }: { kind: string; email: string; visitorAddress: string },
): Promise<void> {
  const mailbox = toMailbox(email);
  const isAllowed = await takeInTurn(limits, [
    [`${kind}-visitor:${visitorAddress}`, LINKS_PER_VISITOR],
    [`${kind}-visitor-hour:${visitorAddress}:${mailbox}`, MAILS_PER_VISITOR_MAILBOX_AND_HOUR],
    [`${kind}-visitor-day:${visitorAddress}:${mailbox}`, MAILS_PER_VISITOR_MAILBOX_AND_DAY],
    [`${kind}-hour:${mailbox}`, MAILS_PER_MAILBOX_AND_HOUR],
    [`${kind}-day:${mailbox}`, MAILS_PER_MAILBOX_AND_DAY],
  ]);
  if (!isAllowed) {
    throw refuse(
      "A questo indirizzo abbiamo già mandato diverse mail: cercale nella posta, anche tra gli indesiderati, o riprova più tardi.",
    );
  }
}

/** Before the password of who is logged in is asked for again. */
export async function takePasswordCheck({ limits }: Given, accountId: string): Promise<void> {
  if (!(await limits.take(`password:${accountId}`, PASSWORDS_PER_ACCOUNT))) {
    throw refuse("Troppi tentativi con la password: aspetta dieci minuti e riprova.");
  }
}

// From the narrowest owner to the widest: what one visitor is refused does not count against others.
async function takeInTurn(
  limits: Limits,
  measures: readonly [key: string, limit: Parameters<Limits["take"]>[1]][],
): Promise<boolean> {
  for (const [key, limit] of measures) {
    if (!(await limits.take(key, limit))) {
      return false;
    }
  }
  return true;
}

// anna+1@ and anna+2@ are one person's mailbox.
function toMailbox(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  return `${local.split("+")[0]}@${domain}`;
}

function refuse(message: string): AppError {
  return new AppError("too-many-requests", { message });
}
