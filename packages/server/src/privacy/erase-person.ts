import { readFile, rm } from "node:fs/promises";
import { deleteBillsOfAccount } from "../bills/delete-bills.ts";
import { isToCall } from "../contacts/contact-tables.ts";
import type { Database } from "../db/database.ts";
import { toErasedMail } from "../leads/operator-mail.ts";
import { listMailFiles } from "../mail/mail-files.ts";
import { orMissing } from "../process/system-error.ts";
import type { Services } from "../services.ts";
import { deleteTicketsOf } from "../tickets/delete-tickets.ts";
import { toTicketNumber } from "../tickets/ticket-number.ts";
import { listTicketNumbers } from "../tickets/ticket-repository.ts";
import { deletePersonRows, type Erased } from "./erasure-repository.ts";
import { toMentionPattern } from "./mention-pattern.ts";
import { listOwnEmails, type Person } from "./person.ts";
import { readContactMessages, readLeads } from "./person-repository.ts";
import { vacuum } from "./vacuum-repository.ts";

type Erasure = Erased & { tickets: number; files: number };

/**
 * Deletes every row and file that contains the person's address, also from the database's files.
 * Files are deleted first: after a crash the request is repeated and finds the rest. Mails that
 * were queued in the meantime are deleted at the end.
 */
export async function erasePerson(
  services: Pick<Services, "client" | "config" | "db" | "mail">,
  person: Person,
): Promise<Erasure> {
  const { client, config, db } = services;
  const owner = { accountId: person.accountId, emails: listOwnEmails(person) };
  const named = toNamed(person, (await listTicketNumbers(db, owner)).map(toTicketNumber));
  let mails = await eraseMailFiles(config, named);
  const tickets = await deleteTicketsOf(services, owner);
  const bills =
    person.accountId === null ? 0 : await deleteBillsOfAccount(services, person.accountId);
  const erased = await db.transaction(async (within) => {
    await tellOfErasure(within, services, person);
    return await deletePersonRows(within, config, person);
  });
  mails += await eraseMailFiles(config, named);
  await vacuum(client);
  return { ...erased, tickets: tickets.tickets.length, files: tickets.files + bills + mails };
}

/**
 * Tells the operator that a person was erased who asked to be called or let a supplier make
 * contact, because the operator may have noted or passed on the contacts (GDPR, articles 17 and
 * 19). Call it before the rows are deleted.
 */
async function tellOfErasure(
  within: Database,
  { config, mail }: Pick<Services, "config" | "mail">,
  person: Person,
): Promise<void> {
  const leads = await readLeads(within, person);
  const messages = await readContactMessages(within, person);
  const suppliers = leads.flatMap(({ consents }) => {
    const given = consents.filter(({ category }) => category === "thirdParties");
    const last = new Map(given.map((consent) => [consent.offer, consent]));
    return [...last.values()].filter(({ granted }) => granted);
  });
  const called = [
    ...leads.filter(({ calls }) => calls.length > 0).map(({ lead }) => lead.id),
    ...messages.filter(isToCall).map(({ id }) => id),
  ];
  if (called.length + suppliers.length > 0 && config.operatorEmail !== null) {
    const notice = toErasedMail({ to: config.operatorEmail, called, suppliers });
    await mail.send(notice, { within });
  }
}

const BASE64_PART =
  /^Content-Transfer-Encoding: base64\r?\n(?:[^\r\n]+\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/gim;

/** Patterns that show that a mail is the person's or repeats a text of theirs. */
type Named = { own: RegExp; pending: RegExp | null };

/**
 * The operator's mail about a request repeats the person's text and names the request only by its
 * number.
 */
function toNamed(person: Person, tickets: readonly string[]): Named {
  const { pendingEmail } = person;
  const numbers = tickets.map((number) => String.raw`(?<![a-z])${number}(?!\d)`);
  return {
    own: new RegExp([toMentionPattern(...listOwnEmails(person)), ...numbers].join("|"), "im"),
    pending: pendingEmail === null ? null : new RegExp(toMentionPattern(pendingEmail), "im"),
  };
}

/**
 * Deletes the mails written as files (without an SMTP server) that name one of the person's
 * addresses or requests, and the link sent to an unconfirmed address. Returns the number of files.
 */
async function eraseMailFiles(
  config: { dataDir: string },
  { own, pending }: Named,
): Promise<number> {
  let erased = 0;
  for (const path of await listMailFiles(config)) {
    // An incomplete file gets its final name in the meantime, and the second pass finds it there.
    const readings = toReadings(await orMissing(readFile(path, "utf8"), ""));
    const isOf = (pattern: RegExp) => readings.some((text) => pattern.test(text));
    if (isOf(own) || (pending !== null && path.includes("-email-change-") && isOf(pending))) {
      await rm(path, { force: true });
      erased += 1;
    }
  }
  return erased;
}

/** The mail's text: unfolded, decoded from quoted-printable, and each base64 body decoded. */
function toReadings(mail: string): string[] {
  const unfolded = mail.replaceAll(/=\r?\n/g, "").replaceAll(/\r?\n[ \t]+/g, " ");
  const decoded = unfolded.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const packed = [...mail.matchAll(BASE64_PART)].map(([, body = ""]) =>
    Buffer.from(body, "base64").toString("utf8"),
  );
  return [unfolded, decoded, ...packed];
}
