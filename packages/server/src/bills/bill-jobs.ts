import type { Database } from "../db/database.ts";
import { createFileStore } from "../files/file-store.ts";
import type { Services } from "../services.ts";
import { type BillReader, createBillReader } from "./bill-reader.ts";
import { findReadingFile, noteProgress, storeOutcome } from "./bill-repository.ts";

const READ_PICTURE = "read-bill-picture";

/**
 * Reads pictures of bills, one at a time in each process. If a process ends, another one takes over
 * its job.
 */
export function defineBillJobs(services: Services): void {
  const reader = createBillReader(services.config);
  services.jobs.define<{ file: string }>(
    READ_PICTURE,
    ({ file }) => readStoredPicture(services, reader, file),
    { retryLimit: 2, retryDelaySeconds: 1, expireInSeconds: 180, keepSeconds: 3600 },
  );
}

/** Queues a stored file; the job exists only if the transaction commits. */
export async function queuePicture(
  { jobs }: Pick<Services, "jobs">,
  file: string,
  within: Database,
): Promise<void> {
  await jobs.send(READ_PICTURE, { file }, { within });
}

const PROGRESS_EVERY_MS = 500;

/** Reads a queued picture. Does nothing if the file was deleted or read in the meantime. */
export async function readStoredPicture(
  { config, db, log }: Pick<Services, "config" | "db" | "log">,
  reader: Pick<BillReader, "readPicture">,
  id: string,
): Promise<void> {
  const stored = await findReadingFile(db, id);
  if (stored === null) {
    return;
  }
  const store = createFileStore(config, "bills");
  let notedAt = Number.NEGATIVE_INFINITY;
  const outcome = await reader.readPicture(
    () => store.read(stored.file),
    (done) => {
      const now = performance.now();
      if (now - notedAt >= PROGRESS_EVERY_MS) {
        notedAt = now;
        noteProgress(db, id, done).catch((error: unknown) =>
          log.warn({ err: error }, "the progress of a picture was not noted"),
        );
      }
    },
  );
  await storeOutcome(db, config, { id, outcome });
}
