import type { Services } from "../services.ts";
import { createAttachmentStore } from "./attachment-store.ts";
import { toTicketNumber } from "./ticket-number.ts";
import { deleteTickets } from "./ticket-repository.ts";

/**
 * Removes all of an account's tickets and then their files, and says what it removed. What a crash
 * in between leaves on the disk is removed by the job. Nothing to remove is fine.
 */
export async function deleteTicketsOfAccount(
  { db, config }: Pick<Services, "db" | "config">,
  accountId: string,
): Promise<{ tickets: string[]; files: number }> {
  const { numbers, files } = await db.transaction((within) => deleteTickets(within, accountId));
  await createAttachmentStore(config).remove(files);
  return { tickets: numbers.map(toTicketNumber), files: files.length };
}
