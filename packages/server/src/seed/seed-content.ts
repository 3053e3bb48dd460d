import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { findCurrentSnapshot } from "../catalogue/snapshots/snapshot-repository.ts";
import {
  type ContentDetails,
  importContent,
  readContentFolder,
  toFilesDigest,
} from "../content/import-content.ts";
import type { Services } from "../services.ts";

/** The posts and answers that come with the program. */
export const BUNDLED_CONTENT = join(import.meta.dirname, "../../content");

/**
 * Fills an empty database with the program's own posts and answers, through the same importer as
 * any folder, and updates them with a new version of the program. Content that the operator
 * imported is kept.
 */
export async function seedContent({
  db,
  client,
  clock,
  log,
  content,
}: Pick<Services, "db" | "client" | "clock" | "log" | "content">): Promise<void> {
  const current = await findCurrentSnapshot<ContentDetails, unknown>(db, "content");
  if (current?.details.origin === "imported") {
    return;
  }
  const files = await readContentFolder({
    list: (path) => readdir(join(BUNDLED_CONTENT, path)),
    read: (path) => readFile(join(BUNDLED_CONTENT, path), "utf8"),
  });
  if (current?.details.digest === toFilesDigest(files)) {
    return;
  }
  const outcome = await importContent({ db, client, clock }, { files, origin: "bundled" });
  if (outcome.status === "kept") {
    log.warn({ faults: outcome.faults }, "content not seeded");
  }
  await content.reload();
}
