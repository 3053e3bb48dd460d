import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { BACKUP_KEPT_DAYS, DAY_MS } from "@volpe/contract";

type Given = { dataDir: string };

const NAME = /^volpe-.+\.tar\.gz$/;

/** Where copies are written unless the operator names another file. */
export function toBackupFolder({ dataDir }: Given): string {
  return join(dataDir, "backups");
}

/** A new file name in the backup folder. `reason` is a word as `prima-di-migrare`. */
export async function toBackupPath(given: Given, now: Date, reason = ""): Promise<string> {
  const folder = toBackupFolder(given);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().replaceAll(/[:.]/g, "-");
  return join(folder, `volpe-${time}${reason && `-${reason}`}.tar.gz`);
}

type StoredBackup = { path: string; writtenAt: Date; bytes: number };

/** The copies in the folder, the newest first. */
export async function listBackups(given: Given): Promise<StoredBackup[]> {
  const folder = toBackupFolder(given);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const { mtime, size } = await stat(join(folder, name));
      return { path: join(folder, name), writtenAt: mtime, bytes: size };
    }),
  );
  return found.sort((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime());
}

/** Deletes copies older than the privacy notice allows, and drafts that a crash left. */
export async function deleteOldBackups(given: Given, now: Date): Promise<void> {
  const before = now.getTime() - BACKUP_KEPT_DAYS * DAY_MS;
  for (const { path, writtenAt } of await listBackups(given)) {
    if (writtenAt.getTime() < before) {
      await rm(path, { force: true });
    }
  }
  const folder = toBackupFolder(given);
  for (const name of (await readdir(folder)).filter((entry) => entry.startsWith(".draft-"))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > DAY_MS) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}
