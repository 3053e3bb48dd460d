import { createFileStore } from "../files/file-store.ts";
import type { Services } from "../services.ts";
import { toTicketNumber } from "./ticket-number.ts";
import { deleteTickets } from "./ticket-repository.ts";

/**
 * Deletes an account's tickets, then their files, and returns what it deleted. A job deletes the
 * files that a crash in between leaves. Idempotent.
 */
export async function deleteTicketsOfAccount(
  { db, config }: Pick<Services, "db" | "config">,
  accountId: string,
): Promise<{ tickets: string[]; files: number }> {
  const { numbers, files } = await db.transaction((within) => deleteTickets(within, accountId));
  await createFileStore(config, "tickets").remove(files);
  return { tickets: numbers.map(toTicketNumber), files: files.length };
}
