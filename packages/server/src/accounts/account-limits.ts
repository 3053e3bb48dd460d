import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An office may share one address. */
const LOGINS_PER_VISITOR = { max: 100, windowSeconds: 10 * MINUTE };
const LOGINS_PER_ACCOUNT = { max: 20, windowSeconds: 10 * MINUTE };
const REGISTRATIONS_PER_VISITOR = { max: 60, windowSeconds: HOUR };
const LINKS_PER_VISITOR = { max: 60, windowSeconds: HOUR };
/** One visitor alone cannot use up what a mailbox gets in a day. */
const MAILS_PER_VISITOR_AND_MAILBOX = { max: 5, windowSeconds: DAY };
const MAILS_PER_MAILBOX = [
  { max: 5, windowSeconds: HOUR },
  { max: 10, windowSeconds: DAY },
];
const PASSWORDS_PER_ACCOUNT = { max: 10, windowSeconds: 10 * MINUTE };

type Given = Pick<Services, "limits">;

/** Before a password is compared. Throws `AppError("too-many-requests")`, as all here. */
export async function takeLogin(
  { limits }: Given,
  { visitorAddress, emailKey }: { visitorAddress: string; emailKey: string },
): Promise<void> {
  const visitor = await limits.take(`login-visitor:${visitorAddress}`, LOGINS_PER_VISITOR);
  const account = await limits.take(`login:${emailKey}`, LOGINS_PER_ACCOUNT);
  if (!visitor || !account) {
    throw refuse(
      "Troppi tentativi: aspetta dieci minuti, oppure fatti mandare un link per entrare.",
    );
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
  const taken = [
    await limits.take(`${kind}-visitor:${visitorAddress}`, LINKS_PER_VISITOR),
    await limits.take(
      `${kind}-visitor-mailbox:${visitorAddress}:${mailbox}`,
      MAILS_PER_VISITOR_AND_MAILBOX,
    ),
  ];
  for (const [index, limit] of MAILS_PER_MAILBOX.entries()) {
    // What was refused to this visitor does not count against the mailbox.
    taken.push(taken.includes(false) || (await limits.take(`${kind}:${index}:${mailbox}`, limit)));
  }
  if (taken.includes(false)) {
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

// anna+1@ and anna+2@ are one person's mailbox.
function toMailbox(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  return `${local.split("+")[0]}@${domain}`;
}

function refuse(message: string): AppError {
  return new AppError("too-many-requests", { message });
}
