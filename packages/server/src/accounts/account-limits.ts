import { DAY_SECONDS, HOUR_SECONDS, KNOWN_DEVICE_SECONDS } from "@volpe/contract";
import { AppError } from "../errors.ts";
import { takeMailbox } from "../limits/mailbox-limit.ts";
import { toMailbox } from "../person/mailbox.ts";
import { toWiderNetworks } from "../process/visitor-address.ts";
import type { Services } from "../services.ts";
import { sendAccountRequest } from "./account-requests.ts";
import { findKnownDevice } from "./known-device.ts";

/** This limit is high, because an office may share one address. */
const LOGINS_PER_VISITOR = 100;
const LOGINS_PER_VISITOR_AND_ACCOUNT = 20;
/** Attempts from the /56 and from the /48 IPv6 network of a visitor. */
const LOGINS_PER_WIDER_NETWORK = [200, 400];
const VISITOR_WINDOW_SECONDS = 10 * 60;
/**
 * Limits all attempts at an account. Devices and visitors' addresses that logged in to the account
 * before may still try after that.
 */
const LOGINS_PER_ACCOUNT = { max: 60, windowSeconds: HOUR_SECONDS };
/** The owner gets at most one warning mail a day. */
const WARNINGS_PER_ACCOUNT = { max: 1, windowSeconds: DAY_SECONDS };
const LOGINS_PER_KNOWN_DEVICE = { max: 20, windowSeconds: VISITOR_WINDOW_SECONDS };
const KNOWN = { max: Number.POSITIVE_INFINITY, windowSeconds: KNOWN_DEVICE_SECONDS };
const REGISTRATIONS_PER_VISITOR = { max: 60, windowSeconds: HOUR_SECONDS };
const LINKS_PER_VISITOR = { max: 60, windowSeconds: HOUR_SECONDS };
/** It takes four visitors to use up the limit of a mailbox per hour or day. */
const MAILS_PER_VISITOR_MAILBOX_AND_HOUR = { max: 3, windowSeconds: HOUR_SECONDS };
const MAILS_PER_VISITOR_MAILBOX_AND_DAY = { max: 5, windowSeconds: DAY_SECONDS };
const PASSWORDS_PER_ACCOUNT = { max: 10, windowSeconds: 10 * 60 };

type Given = Pick<Services, "limits">;
type Try = { visitorAddress: string; emailKey: string };
type TryAtLogin = Try & { device: string };

const toTryKeys = ({ visitorAddress, emailKey }: Try) => ({
  visitor: `login-visitor:${visitorAddress}`,
  fromHere: `login-visitor-account:${visitorAddress}:${emailKey}`,
  account: `login:${emailKey}`,
  networks: toWiderNetworks(visitorAddress).map((network) => `login-network:${network}`),
});
const toKnownKey = ({ visitorAddress, emailKey }: Try) =>
  `login-known:${visitorAddress}:${emailKey}`;

/**
 * Call it before a password is compared. Devices and visitors' addresses that logged in to the
 * account before have separate attempts, which others cannot use up. When the others' attempts are
 * used up, the account's owner gets a mail. Throws `AppError("too-many-requests")`, as all
 * exported `take…` functions here.
 */
export async function takeLogin(
  services: Given & Pick<Services, "clock" | "config" | "jobs">,
  attempt: TryAtLogin,
): Promise<void> {
  const { limits } = services;
  const { visitor, fromHere, account, networks } = toTryKeys(attempt);
  const [usesOfVisitor = 0, usesFromHere = 0, ...usesOfNetworks] = await limits.count(
    [visitor, fromHere, ...networks],
    { windowSeconds: VISITOR_WINDOW_SECONDS },
  );
  const isOver =
    usesOfVisitor > LOGINS_PER_VISITOR ||
    usesFromHere > LOGINS_PER_VISITOR_AND_ACCOUNT ||
    usesOfNetworks.some((uses, index) => uses > (LOGINS_PER_WIDER_NETWORK[index] ?? 0));
  // A refused visitor does not use up the account's common limit.
  if (isOver) {
    throw tooMany(
      "Troppi tentativi: aspetta dieci minuti, oppure fatti mandare un link per entrare.",
      VISITOR_WINDOW_SECONDS,
    );
  }
  if (
    !(await limits.take(account, LOGINS_PER_ACCOUNT)) &&
    !(await limits.has(toKnownKey(attempt))) &&
    !(await takeKnownDevice(services, attempt))
  ) {
    if (await limits.take(`login-warning:${attempt.emailKey}`, WARNINGS_PER_ACCOUNT)) {
      await sendAccountRequest(services, { kind: "guessing", email: attempt.emailKey });
    }
    throw tooMany(
      "Troppi tentativi su questo profilo: aspetta un’ora, oppure fatti mandare un link per entrare.",
      LOGINS_PER_ACCOUNT.windowSeconds,
    );
  }
}

/** A stolen proof of a device allows few attempts, from wherever it is used. */
async function takeKnownDevice(
  services: Given & Pick<Services, "clock" | "config">,
  attempt: TryAtLogin,
): Promise<boolean> {
  const id = findKnownDevice(services, attempt);
  return id !== null && (await services.limits.take(`login-device:${id}`, LOGINS_PER_KNOWN_DEVICE));
}

/** The right password uses up no attempt. */
export async function refundLogin({ limits }: Given, attempt: Try): Promise<void> {
  await limits.refund(Object.values(toTryKeys(attempt)).flat());
}

/** Call it after a login of any kind: for ninety days its visitor counts as the account's owner. */
export async function rememberVisitor({ limits }: Given, attempt: Try): Promise<void> {
  await limits.take(toKnownKey(attempt), KNOWN);
}

/** Call it before a registration is accepted. */
export async function takeRegistration({ limits }: Given, visitorAddress: string): Promise<void> {
  await limits.demand(`signin:${visitorAddress}`, REGISTRATIONS_PER_VISITOR, {
    message: "Da qui sono arrivate troppe registrazioni. Riprova tra un’ora.",
    retryAfterSeconds: HOUR_SECONDS,
  });
}

/**
 * Call it before a mail of a kind goes to a mailbox, with or without an account. A visitor has one
 * limit per kind of mail; a mailbox has one limit over all kinds.
 */
export async function takeMail(
  { limits }: Given,
  { kind, email, visitorAddress }: { kind: string; email: string; visitorAddress: string },
): Promise<void> {
  const mailbox = toMailbox(email);
  const both = `${visitorAddress}:${mailbox}`;
  // The narrowest limit comes first, so that a refused visitor does not use up shared limits.
  const isAllowed =
    (await limits.take(`${kind}-visitor:${visitorAddress}`, LINKS_PER_VISITOR)) &&
    (await limits.take(`${kind}-visitor-hour:${both}`, MAILS_PER_VISITOR_MAILBOX_AND_HOUR)) &&
    (await limits.take(`${kind}-visitor-day:${both}`, MAILS_PER_VISITOR_MAILBOX_AND_DAY)) &&
    (await takeMailbox(limits, email));
  if (!isAllowed) {
    throw tooMany(
      "A questo indirizzo ho già mandato diverse mail: cercale nella posta, anche tra gli indesiderati, o riprova più tardi.",
      HOUR_SECONDS,
    );
  }
}

/** Call it before a logged-in person's password is compared again. */
export async function takePasswordCheck({ limits }: Given, accountId: string): Promise<void> {
  await limits.demand(`password:${accountId}`, PASSWORDS_PER_ACCOUNT, {
    message: "Troppi tentativi con la password: aspetta dieci minuti e riprova.",
    retryAfterSeconds: PASSWORDS_PER_ACCOUNT.windowSeconds,
  });
}

function tooMany(message: string, retryAfterSeconds: number): AppError {
  return new AppError("too-many-requests", { message, retryAfterSeconds });
}
