import { createHash } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import {
  chmod,
  copyFile,
  link,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rm,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { VERSION } from "@volpe/contract";
import type { Database, OpenDatabase } from "../db/database.ts";
import { readApplied } from "../db/migration-state.ts";
import { readQueueVersion } from "../jobs/boss.ts";
import { toDerivedKey } from "../keys/derived-key.ts";
import type { Config } from "../process/config.ts";
import { orMissing } from "../process/system-error.ts";
import {
  BACKUP_FOLDERS,
  type BackupManifest,
  MANIFEST,
  toFilePath,
  toTablePath,
} from "./backup-manifest.ts";
import {
  atOneMoment,
  listSequences,
  listTables,
  readRows,
  type TableColumns,
} from "./backup-repository.ts";

type Given = Pick<OpenDatabase, "client" | "db"> & {
  config: Pick<Config, "dataDir" | "sessionSecret">;
};

/**
 * Writes one archive with the rows of all tables at one moment and the private files. It is written
 * next to `path` and linked there when it is complete. Throws the system's EEXIST if `path` exists.
 * PGlite answers nobody else while its rows are read.
 */
export async function writeBackup(
  { client, db, config }: Given,
  { path, now }: { path: string; now: Date },
): Promise<BackupManifest> {
  const draft = await mkdtemp(join(dirname(path), ".draft-"));
  try {
    await mkdir(join(draft, "tables"));
    const queueVersion = await readQueueVersion(client);
    const rows = await atOneMoment(db, async (within) => {
      const tables: BackupManifest["tables"] = [];
      for (const table of await listTables(within)) {
        tables.push(await writeTable(within, draft, table));
      }
      return {
        migrations: await readApplied(within),
        tables,
        sequences: await listSequences(within),
      };
    });
    // Files are copied after the rows, because a file is stored before the row that refers to it.
    const files = await copyFiles(config, draft);
    const manifest: BackupManifest = {
      format: 1,
      version: VERSION,
      createdAt: now.toISOString(),
      queueVersion,
      secretMark: toSecretMark(config),
      ...rows,
      files,
    };
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await pack(draft, path);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

export function toSecretMark(config: Pick<Config, "sessionSecret">): string {
  return toDerivedKey(config, "backup", "mark");
}

async function writeTable(
  within: Database,
  draft: string,
  table: TableColumns,
): Promise<BackupManifest["tables"][number]> {
  const hash = createHash("sha256");
  const handle = await open(join(draft, toTablePath(table.name)), "wx", 0o600);
  let count = 0;
  try {
    for await (const lines of readRows(within, table)) {
      const text = `${lines.join("\n")}\n`;
      hash.update(text);
      count += lines.length;
      await handle.appendFile(text);
    }
  } finally {
    await handle.close();
  }
  return { ...table, rows: count, sha256: hash.digest("hex") };
}

/** Takes the finished files: those still being uploaded belong to no row. */
async function copyFiles(
  { dataDir }: Given["config"],
  draft: string,
): Promise<BackupManifest["files"]> {
  const files: BackupManifest["files"] = [];
  for (const folder of BACKUP_FOLDERS) {
    await mkdir(join(draft, toFilePath(folder)), { recursive: true });
    const found = await orMissing(
      readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }),
      [],
    );
    const paths = found
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
      .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)));
    for (const path of paths.sort()) {
      const target = join(draft, toFilePath(path));
      await mkdir(dirname(target), { recursive: true });
      // A stored file never changes, but it may have been deleted meanwhile.
      const copied = copyFile(join(dataDir, path), target, constants.COPYFILE_FICLONE);
      if (
        await orMissing(
          copied.then(() => true),
          false,
        )
      ) {
        files.push({ path, ...(await hashFile(target)) });
      }
    }
  }
  return files;
}

export async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    hash.update(chunk);
  }
  return { bytes, sha256: hash.digest("hex") };
}

async function pack(draft: string, path: string): Promise<void> {
  const { create } = await import("tar");
  const packed = `${draft}.tar.gz`;
  try {
    await create({ cwd: draft, file: packed, gzip: true, portable: true }, [
      MANIFEST,
      "tables",
      "files",
    ]);
    await chmod(packed, 0o600);
    const handle = await open(packed, "r");
    await handle.sync();
    await handle.close();
    // Unlike a rename, a link never replaces a file.
    await link(packed, path);
  } finally {
    await rm(packed, { force: true });
  }
}
