import { FolderLockedError } from "./db/folder-lock.ts";
import { ForeignMigrationsError } from "./db/migration-state.ts";
import { ConfigError } from "./process/config-values.ts";
import { isSystemError, toCauses } from "./process/system-error.ts";

/**
 * Why the process could not start and how to correct it: one Italian line without secrets.
 *
 * @example
 * const line = toStartupMessage(new Error("disk full"));
 */
export function toStartupMessage(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof FolderLockedError ||
    error instanceof ForeignMigrationsError
  ) {
    return error.message;
  }
  for (const cause of toCauses(error)) {
    const message = toSystemMessage(cause);
    if (message !== null) {
      return message;
    }
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `Volpe non si avvia: ${reason.split("\n")[0]}`;
}

function toSystemMessage(error: unknown): string | null {
  if (!isSystemError(error)) {
    return null;
  }
  const where = toWhere(error);
  switch (error.code) {
    case "EADDRINUSE":
      return `La porta${where} è già in uso: ferma il programma che la occupa oppure scegline un’altra con PORT (o DEMO_PORT).`;
    case "EADDRNOTAVAIL":
      return `L’indirizzo${where} non è di questa macchina: correggi HOST.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return error.syscall === "listen"
        ? `La porta${where} è riservata: scegline una sopra 1024 con PORT.`
        : `Non si può scrivere in ${error.path ?? "DATA_DIR"} (${error.code}): correggi i permessi oppure scegli un’altra cartella con DATA_DIR.`;
    case "ENOTDIR":
    case "EEXIST":
      return `${error.path ?? "DATA_DIR"} non è una cartella: scegline un’altra con DATA_DIR.`;
    case "ENOSPC":
      return "Il disco è pieno: libera spazio oppure scegli un’altra cartella con DATA_DIR.";
    case "ECONNREFUSED":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "ETIMEDOUT":
    case "EHOSTUNREACH":
      return `Il database non risponde${where} (${error.code}): avvia Postgres oppure correggi DATABASE_URL.`;
    case "3D000":
      return "Il database indicato da DATABASE_URL non esiste: crealo oppure correggi il nome.";
    case "28P01":
    case "28000":
      return "Postgres rifiuta l’accesso: controlla utente e password in DATABASE_URL.";
    default:
      return null;
  }
}

function toWhere(error: Error): string {
  const { address, hostname, port } = error as {
    address?: string;
    hostname?: string;
    port?: number;
  };
  const host = address ?? hostname;
  const place = [host, port].filter((part) => part !== undefined).join(":");
  return place === "" ? "" : ` ${place}`;
}
