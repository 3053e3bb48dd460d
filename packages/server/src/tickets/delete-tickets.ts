import { createFileStore } from "../files/file-store.ts";
import type { Services } from "../services.ts";
import { toTicketNumber } from "./ticket-number.ts";
import { deleteTickets, listKnownFiles, type TicketOwner } from "./ticket-repository.ts";

/**
 * Deletes a person's tickets, then their files, and returns what it deleted. A job deletes the
 * files that a crash in between leaves. Idempotent.
 */
export async function deleteTicketsOf(
  { db, config }: Pick<Services, "db" | "config">,
  owner: TicketOwner,
): Promise<{ tickets: string[]; files: number }> {
  const { numbers, files } = await db.transaction((within) => deleteTickets(within, owner));
  await createFileStore(config, "tickets").remove(files);
  return { tickets: numbers.map(toTicketNumber), files: files.length };
}

/** Deletes files that a crash left without a message or a deleted account without an owner. */
export async function sweepAttachments({
  db,
  config,
  clock,
}: Pick<Services, "db" | "config" | "clock">): Promise<void> {
  const store = createFileStore(config, "tickets");
  await store.sweep(clock.now(), (files) => listKnownFiles(db, files));
}
