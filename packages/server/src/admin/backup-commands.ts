import { BACKUP_KEPT_DAYS } from "@volpe/contract";
import { deleteOldBackups, toBackupPath } from "../backup/backup-folder.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { openDatabase } from "../db/open-database.ts";
import { AppError } from "../errors.ts";
import { formatCount } from "../figures/italian-figures.ts";
import { silentLog } from "../process/log.ts";
import { isSystemError } from "../process/system-error.ts";
import { systemClock } from "../time/clock.ts";
import { type AdminCommand, defineCommand } from "./command.ts";

/** The operator's commands that copy everything, and put a copy back. */
export const backupCommands: readonly AdminCommand[] = [
  defineCommand({
    name: "backup",
    usage: "[file.tar.gz]",
    summary: "copia database e file in un solo archivio, con le somme di controllo",
    words: [0, 1],
    async run({ client, clock, config, db }, { words: [given] }, io) {
      const now = clock.now();
      const path = given === undefined ? await toBackupPath(config, now) : io.toPath(given);
      const { tables, files } = await writeNew({ client, db, config }, path, now);
      await deleteOldBackups(config, now);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      const written = formatCount(rows, ["riga", "righe"]);
      io.out(
        `Copia scritta in ${path}: ${written} di ${tables.length} tabelle, ${files.length} file.`,
      );
      io.out(
        "Conserva a parte anche il segreto (SESSION_SECRET, o il file session-secret in DATA_DIR): nella copia non c’è, e senza non si riapre quello che è sigillato.",
      );
      io.out(`Le copie in DATA_DIR/backups si cancellano da sole dopo ${BACKUP_KEPT_DAYS} giorni.`);
      return 0;
    },
  }),
  defineCommand({
    name: "restore",
    usage: "<file.tar.gz> [--sovrascrivi] [--senza-coda]",
    summary: "rimette una copia, a server fermo, in un database vuoto",
    options: { sovrascrivi: { type: "boolean" }, "senza-coda": { type: "boolean" } },
    words: 1,
    wrongCall: "Indica la copia da ripristinare.",
    async run(_services, _call, io) {
      io.err("Il server è acceso: fermalo, poi ripristina.");
      return 1;
    },
    async runAlone(config, { words: [given = ""], options }, io) {
      const open = await openDatabase(config);
      try {
        const { manifest, isSameSecret, replaced } = await restoreBackup(
          { open, config, log: silentLog },
          {
            path: io.toPath(given),
            now: systemClock.now(),
            overwrite: options.sovrascrivi === true,
            withoutQueue: options["senza-coda"] === true,
          },
        );
        if (replaced !== null) {
          io.out(`Quello che c’era prima è in ${replaced}.`);
        }
        io.out(
          `Ripristinata la copia del ${manifest.createdAt}, della versione ${manifest.version}.`,
        );
        if (!isSameSecret) {
          io.err(
            "Il segreto non è quello della copia: imposta lo stesso SESSION_SECRET, o rimetti il file session-secret, altrimenti gli accessi finiscono e quello che è sigillato non si legge.",
          );
        }
        io.out("Ripeti le cancellazioni chieste dopo quel giorno, poi avvia il server.");
        return 0;
      } finally {
        await open.close();
      }
    },
  }),
];

async function writeNew(given: Parameters<typeof writeBackup>[0], path: string, now: Date) {
  try {
    return await writeBackup(given, { path, now });
  } catch (error) {
    if (!isSystemError(error, "EEXIST", "ENOENT")) {
      throw error;
    }
    const isTaken = error.code === "EEXIST";
    const reason = isTaken ? "c’è già: scegli un altro nome" : "sta in una cartella che non c’è";
    throw new AppError("invalid-field", { message: `${path} ${reason}.`, cause: error });
  }
}
