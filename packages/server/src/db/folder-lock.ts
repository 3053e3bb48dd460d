import { randomBytes } from "node:crypto";
import {
  existsSync,
  linkSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import Type, { type Static } from "typebox";
import { Check } from "typebox/value";
import { isSystemError } from "../system-error.ts";
import { findProcessBirth } from "./process-birth.ts";

const Holder = Type.Object({
  pid: Type.Integer({ minimum: 1 }),
  birth: Type.String(),
  host: Type.String(),
  /** Tells this holding from every other, so that only its owner removes it. */
  nonce: Type.String(),
});
type Holder = Static<typeof Holder>;

export type FolderLock = { release(): void };

/** Another process holds the database's folder; the message is one Italian line. */
export class FolderHeldError extends Error {
  readonly pid: number;

  constructor(path: string, { pid, host }: Holder) {
    const where = host === hostname() ? `il processo ${pid}` : `il processo ${pid} di ${host}`;
    super(
      `Il database è già in uso: lo tiene ${where} (${path}). Ferma quel processo oppure indica un’altra cartella con DATA_DIR.`,
    );
    this.name = "FolderHeldError";
    this.pid = pid;
  }
}

/** A holder on another host cannot be asked whether it lives; it touches the file this often. */
const TOUCH_MS = 20_000;
const FOREIGN_STALE_MS = 60_000;
const TAKEOVER_STALE_MS = 10_000;

/**
 * Holds `path` for this process: PGlite itself lets two processes open one folder, and rows are
 * lost. A lock whose process is dead is freed. Throws `FolderHeldError` when it is held.
 */
export async function holdFolder(path: string): Promise<FolderLock> {
  const holder: Holder = {
    pid: process.pid,
    birth: findProcessBirth(process.pid) ?? "",
    host: hostname(),
    nonce: randomBytes(12).toString("hex"),
  };
  while (!create(path, holder)) {
    const held = readHolder(path);
    if (held !== null && isHeld(path, held)) {
      throw new FolderHeldError(path, held);
    }
    await freeStale(path);
  }
  const touch = setInterval(() => {
    if (existsSync(path)) {
      const now = new Date();
      utimesSync(path, now, now);
    }
  }, TOUCH_MS).unref();
  const release = () => {
    clearInterval(touch);
    process.off("exit", release);
    if (readHolder(path)?.nonce === holder.nonce) {
      rmSync(path, { force: true });
    }
  };
  process.on("exit", release);
  return { release };
}

/** Written whole beside it and linked, so that nobody reads half a lock. */
function create(path: string, holder: Holder): boolean {
  const draft = `${path}.${holder.nonce}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isSystemError(error) && error.code === "EEXIST") {
      return false;
    }
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** null = no lock, or one that no process of ours wrote. */
function readHolder(path: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Check(Holder, value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError || (isSystemError(error) && error.code === "ENOENT")) {
      return null;
    }
    throw error;
  }
}

function isHeld(path: string, { host, pid, birth }: Holder): boolean {
  if (host === hostname()) {
    return findProcessBirth(pid) === birth;
  }
  return !isOlderThan(path, FOREIGN_STALE_MS);
}

// Of several processes that find the same stale lock one alone removes it, after looking again:
// otherwise the slower could remove the lock that the faster has just taken.
async function freeStale(path: string): Promise<void> {
  const turn = `${path}.takeover`;
  try {
    writeFileSync(turn, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!isSystemError(error) || error.code !== "EEXIST") {
      throw error;
    }
    if (isOlderThan(turn, TAKEOVER_STALE_MS)) {
      rmSync(turn, { force: true });
    }
    await delay(50);
    return;
  }
  try {
    const held = readHolder(path);
    if (held === null || !isHeld(path, held)) {
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(turn, { force: true });
  }
}

function isOlderThan(path: string, ageMs: number): boolean {
  const entry = statSync(path, { throwIfNoEntry: false });
  return entry !== undefined && Date.now() - entry.mtimeMs > ageMs;
}
