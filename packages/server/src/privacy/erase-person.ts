import { readFile, rm } from "node:fs/promises";
import { deleteBillsOfAccount } from "../bills/delete-bills.ts";
import { listMailFiles } from "../mail/mail-files.ts";
import { orMissing } from "../process/system-error.ts";
import type { Services } from "../services.ts";
import { deleteTicketsOf } from "../tickets/delete-tickets.ts";
import { deletePersonRows, type Erased } from "./erasure-repository.ts";
import { toMentionPattern } from "./mention-pattern.ts";
import { listOwnEmails, type Person } from "./person.ts";
import { vacuum } from "./vacuum-repository.ts";

export type Erasure = Erased & { tickets: number; files: number };

/**
 * Deletes every row and file that contains the person's address, also from the database's files.
 * Files are deleted first: after a crash the request is repeated and finds the rest. Mails that
 * were queued in the meantime are deleted at the end.
 */
export async function erasePerson(
  services: Pick<Services, "client" | "config" | "db">,
  person: Person,
): Promise<Erasure> {
  const { client, config, db } = services;
  const tickets = await deleteTicketsOf(services, {
    accountId: person.accountId,
    emails: listOwnEmails(person),
  });
  const bills =
    person.accountId === null ? 0 : await deleteBillsOfAccount(services, person.accountId);
  let mails = await eraseMailFiles(config, person);
  const erased = await db.transaction((within) => deletePersonRows(within, config, person));
  mails += await eraseMailFiles(config, person);
  await vacuum(client);
  return { ...erased, tickets: tickets.tickets.length, files: tickets.files + bills + mails };
}

const BASE64_PART =
  /^Content-Transfer-Encoding: base64\r?\n(?:[^\r\n]+\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/gim;

/**
 * Deletes the mails written as files (without an SMTP server) that name one of the person's
 * addresses, and the link sent to an unconfirmed one. Returns the number of files.
 */
async function eraseMailFiles(config: { dataDir: string }, person: Person): Promise<number> {
  const addresses = new RegExp(toMentionPattern(...listOwnEmails(person)), "im");
  const { pendingEmail } = person;
  const pending = pendingEmail === null ? null : new RegExp(toMentionPattern(pendingEmail), "im");
  let erased = 0;
  for (const path of await listMailFiles(config)) {
    // An incomplete file gets its final name in the meantime, and the second pass finds it there.
    const readings = toReadings(await orMissing(readFile(path, "utf8"), ""));
    const isOf = (pattern: RegExp) => readings.some((text) => pattern.test(text));
    if (isOf(addresses) || (pending !== null && path.includes("-email-change-") && isOf(pending))) {
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
