import { createFileStore } from "../files/file-store.ts";
import type { Services } from "../services.ts";
import { listKnownFiles } from "./ticket-repository.ts";

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
  await store.sweep(clock.now(), (files) => listKnownFiles(db, files));
}
