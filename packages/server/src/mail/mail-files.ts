import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { orMissing } from "../process/system-error.ts";

/** Where mails are written without an SMTP server. */
export function toMailFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, "mail");
}

/** The paths of the mails written as files, including those that a crash left half-written. */
export async function listMailFiles(config: { dataDir: string }): Promise<string[]> {
  const folder = toMailFolder(config);
  return (await orMissing(readdir(folder), [])).map((name) => join(folder, name));
}

/** Deletes the files last written before `before`, those of one kind of mail if it is given. */
export async function deleteOldMailFiles(
  config: { dataDir: string },
  before: Date,
  kind: string | null = null,
): Promise<void> {
  const files = await listMailFiles(config);
  const ofKind = kind === null ? files : files.filter((path) => path.includes(`Z-${kind}-`));
  for (const path of ofKind) {
    const { mtime } = (await orMissing(stat(path), null)) ?? {};
    if (mtime !== undefined && mtime < before) {
      await rm(path, { force: true });
    }
  }
}
