import type { Services } from "../services.ts";
import { deleteTicketsOfAccount } from "../tickets/delete-tickets.ts";
import { wipeDeadRows } from "./dead-rows-repository.ts";
import { eraseMailFiles } from "./erase-mail-files.ts";
import { deletePersonRows, type Erased } from "./erasure-repository.ts";
import type { Person } from "./person.ts";

export type Erasure = Erased & { tickets: number; files: number };

/**
 * Leaves no row and no file with the person's address, those of the database included. Files go first: an erasure that broke off is
 * asked for again, and finds the rest. Mails queued until the rows went are looked for once more.
 */
export async function erasePerson(
  services: Pick<Services, "client" | "config" | "db">,
  person: Person,
): Promise<Erasure> {
  const { client, config, db } = services;
  const tickets =
    person.accountId === null
      ? { tickets: [], files: 0 }
      : await deleteTicketsOfAccount(services, person.accountId);
  let mails = await eraseMailFiles(config.dataDir, person);
  const erased = await db.transaction((within) => deletePersonRows(within, person));
  mails += await eraseMailFiles(config.dataDir, person);
  await wipeDeadRows(client);
  return { ...erased, tickets: tickets.tickets.length, files: tickets.files + mails };
}
