import { createFileStore } from "../files/file-store.ts";
import type { Services } from "../services.ts";
import { listKnownFiles } from "./ticket-repository.ts";

/** Longer than any form takes to arrive. */
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;

/** Deletes files that a crash left without a message or a deleted account without an owner. */
export function defineTicketJobs(services: Services): void {
  services.jobs.define("sweep-attachments", () => sweepAttachments(services), { retryLimit: 0 });
  services.jobs.schedule("sweep-attachments", "20 * * * *");
}

export async function sweepAttachments({
  db,
  config,
  clock,
}: Pick<Services, "db" | "config" | "clock">): Promise<void> {
  const store = createFileStore(config, "tickets");
  const older = await store.listOlder(new Date(clock.now().getTime() - FORGOTTEN_AFTER_MS));
  const known = await listKnownFiles(db, older);
  await store.remove(older.filter((file) => !known.has(file)));
}
