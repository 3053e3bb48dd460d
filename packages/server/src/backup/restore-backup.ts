import { chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Database, OpenDatabase } from "../db/database.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { knownHashes } from "../db/migration-state.ts";
import { withFirstMigrations } from "../db/migrations-folder.ts";
import { AppError } from "../errors.ts";
import { QUEUE_VERSION } from "../jobs/boss.ts";
import type { Config } from "../process/config.ts";
import { toBackupFolder, toBackupPath } from "./backup-folder.ts";
import { type BackupManifest, toFilePath } from "./backup-manifest.ts";
import {
  atOneMoment,
  dropEverything,
  hasRows,
  insertRows,
  isInUse,
  isOfQueue,
  setSequence,
  sortByReference,
  withoutTriggers,
} from "./backup-repository.ts";
import { readLines, unpackBackup } from "./read-backup.ts";
import { toSecretMark, writeBackup } from "./write-backup.ts";

type Given = {
  open: OpenDatabase;
  config: Pick<Config, "dataDir" | "sessionSecret">;
  log: FastifyBaseLogger;
};

type Options = {
  path: string;
  now: Date;
  /** Replaces what the database holds, after a copy of it was made. */
  overwrite: boolean;
  /** Leaves out waiting mails and jobs, whose tables belong to another release. */
  withoutQueue: boolean;
};

type Restored = {
  manifest: BackupManifest;
  /** False if sealed fields were written with another secret. */
  isSameSecret: boolean;
  /** The copy of what was replaced; null if there was nothing. */
  replaced: string | null;
};

/**
 * Puts a copy into the open database and the data folder, then migrates to this version of the code.
 * Throws `AppError` before it changes anything if the copy is damaged or of another version, if the
 * database is in use, or if it holds data that may not be overwritten.
 */
export async function restoreBackup(given: Given, options: Options): Promise<Restored> {
  const { open, config, log } = given;
  await mkdir(toBackupFolder(config), { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(join(toBackupFolder(config), ".draft-"));
  try {
    const manifest = await unpackBackup(options.path, draft);
    refuseForeign(manifest, options);
    const replaced = await makeRoom(given, options);
    await withFirstMigrations(manifest.migrations.length, (folder) =>
      migrateDatabase(open, log, { folder }),
    );
    await fill(open.db, { draft, manifest, withoutQueue: options.withoutQueue });
    await placeFiles(config, draft, manifest);
    await migrateDatabase(open, log);
    return { manifest, isSameSecret: manifest.secretMark === toSecretMark(config), replaced };
  } finally {
    // A copy that is cut off ends the unpacking while its last files are still being written.
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
  }
}

function refuseForeign(
  { migrations, queueVersion, version }: BackupManifest,
  { withoutQueue }: Options,
): void {
  const known = knownHashes();
  if (migrations.length === 0 || migrations.some((hash, index) => hash !== known[index])) {
    throw new AppError("invalid-field", {
      message: `La copia è della versione ${version} di Volpe, con un altro database: ripristinala con quella versione.`,
    });
  }
  if (!withoutQueue && queueVersion !== QUEUE_VERSION) {
    throw new AppError("invalid-field", {
      message:
        "Le mail e i lavori in attesa sono di un’altra versione di Volpe. Ripristina con quella, oppure aggiungi --senza-coda per lasciarli.",
    });
  }
}

/** Empties the database if that was asked for. Returns where its data were copied to. */
async function makeRoom(
  { open, config }: Given,
  { overwrite, now }: Options,
): Promise<string | null> {
  const { db, kind } = open;
  if (kind === "postgres" && (await isInUse(db))) {
    throw new AppError("invalid-field", {
      message: "Un processo di Volpe usa questo database: fermalo, poi ripristina.",
    });
  }
  const isFilled = await hasRows(db);
  if (isFilled && !overwrite) {
    throw new AppError("invalid-field", {
      message:
        "Il database non è vuoto. Per sostituire quello che contiene aggiungi --sovrascrivi: prima ne faccio una copia.",
    });
  }
  let path: string | null = null;
  if (isFilled) {
    path = await toBackupPath(config, now, "prima-del-ripristino");
    await writeBackup({ ...open, config }, { path, now });
  }
  await dropEverything(db);
  return path;
}

async function fill(
  db: Database,
  {
    draft,
    manifest,
    withoutQueue,
  }: { draft: string; manifest: BackupManifest; withoutQueue: boolean },
): Promise<void> {
  const chosen = manifest.tables.filter(({ name }) => !(withoutQueue && isOfQueue(name)));
  const tables = await sortByReference(db, chosen);
  await atOneMoment(db, (within) =>
    withoutTriggers(within, async () => {
      for (const table of tables) {
        for await (const lines of readLines(draft, table.name)) {
          await insertRows(within, table, lines);
        }
      }
      for (const sequence of manifest.sequences) {
        await setSequence(within, sequence);
      }
    }),
  );
}

/** The files are unpacked into a folder of `DATA_DIR`, so that a rename puts each in place as a whole. */
async function placeFiles(
  { dataDir }: Pick<Config, "dataDir">,
  draft: string,
  { files }: BackupManifest,
): Promise<void> {
  for (const { path } of files) {
    await mkdir(join(dataDir, dirname(path)), { recursive: true, mode: 0o700 });
    await chmod(join(draft, toFilePath(path)), 0o600);
    await rename(join(draft, toFilePath(path)), join(dataDir, path));
  }
}
