import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { VERSION } from "@volpe/contract";
import { createUnpooledPglite } from "../db/test-pglite.ts";
import { plantRows } from "../privacy/test-planted.ts";
import { toTestConfig } from "../test-config.ts";
import type { BackupManifest } from "./backup-manifest.ts";
import { writeBackup } from "./write-backup.ts";

/** A database of each release, `<version>.tar.gz`. */
export const RELEASES_FOLDER = join(import.meta.dirname, "../db/releases");

/** Writes a database of this release, with a row in each table of personal data, as a copy. */
export async function writeRelease(path: string): Promise<BackupManifest> {
  const open = await createUnpooledPglite();
  const dataDir = mkdtempSync(join(tmpdir(), "volpe-release-"));
  try {
    await plantRows(open.db, { owner: "anna@example.it", mention: "anna@example.it" });
    mkdirSync(dirname(path), { recursive: true });
    return await writeBackup(
      { ...open, config: { ...toTestConfig(), dataDir } },
      { path, now: new Date() },
    );
  } finally {
    rmSync(dataDir, { recursive: true });
    await open.close();
  }
}

// Freezes the schema of this release: from then on migrations are only added.
if (import.meta.main) {
  const path = join(RELEASES_FOLDER, `${VERSION}.tar.gz`);
  const { tables } = await writeRelease(path);
  process.stdout.write(`${path}: ${tables.length} tables\n`);
}
