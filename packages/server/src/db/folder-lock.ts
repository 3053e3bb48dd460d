import { execFileSync } from "node:child_process";
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
import { isSystemError } from "../process/system-error.ts";

const LockOwner = Type.Object({
  pid: Type.Integer({ minimum: 1 }),
  birth: Type.String(),
  host: Type.String(),
  /** Unique to this lock, so that only its owner removes it. */
  nonce: Type.String(),
});
type LockOwner = Static<typeof LockOwner>;

type FolderLock = { release(): void };

/** Another process holds the database's folder; the message is one Italian line. */
export class FolderLockedError extends Error {
  readonly pid: number;

  constructor(path: string, { pid, host }: LockOwner) {
    const where = host === hostname() ? `il processo ${pid}` : `il processo ${pid} di ${host}`;
    super(
      `Il database è già in uso: lo tiene ${where} (${path}). Ferma quel processo oppure indica un’altra cartella con DATA_DIR.`,
    );
    this.name = "FolderLockedError";
    this.pid = pid;
  }
}

/**
 * No process can check whether a process on another host is alive, so an owner touches its file
 * this often. A container gets another host name at each restart, so a killed one would otherwise
 * block the folder for ever.
 */
const TOUCH_MS = 20_000;
const FOREIGN_STALE_MS = 60_000;
const TAKEOVER_STALE_MS = 10_000;

/**
 * Locks `path` for this process: PGlite lets two processes open one folder, which loses rows. The
 * lock of a dead process is removed. Throws `FolderLockedError` if a living process has it.
 */
export async function lockFolder(path: string): Promise<FolderLock> {
  const owner: LockOwner = {
    pid: process.pid,
    birth: findProcessBirth(process.pid) ?? "",
    host: hostname(),
    nonce: randomBytes(12).toString("hex"),
  };
  while (!create(path, owner)) {
    const found = readOwner(path);
    if (found !== null && isLocked(path, found)) {
      throw new FolderLockedError(path, found);
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
    if (readOwner(path)?.nonce === owner.nonce) {
      rmSync(path, { force: true });
    }
  };
  process.on("exit", release);
  return { release };
}

/** Writes the lock to a draft and links it, so that nobody reads half a lock. */
function create(path: string, owner: LockOwner): boolean {
  const draft = `${path}.${owner.nonce}`;
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isSystemError(error, "EEXIST")) {
      return false;
    }
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Null if there is no lock, or one that this program did not write. */
function readOwner(path: string): LockOwner | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Check(LockOwner, value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError || isSystemError(error, "ENOENT")) {
      return null;
    }
    throw error;
  }
}

function isLocked(path: string, { host, pid, birth }: LockOwner): boolean {
  if (host === hostname()) {
    return findProcessBirth(pid) === birth;
  }
  return !isOlderThan(path, FOREIGN_STALE_MS);
}

// Only one of several processes that find a stale lock removes it, after reading it again. Otherwise
// a slow process could remove the lock that a fast one has just taken.
async function freeStale(path: string): Promise<void> {
  const turn = `${path}.takeover`;
  try {
    writeFileSync(turn, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!isSystemError(error, "EEXIST")) {
      throw error;
    }
    if (isOlderThan(turn, TAKEOVER_STALE_MS)) {
      rmSync(turn, { force: true });
    }
    await delay(50);
    return;
  }
  try {
    const found = readOwner(path);
    if (found === null || !isLocked(path, found)) {
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

/**
 * The start of a process, as a text that no later process with the same id has; null if no such
 * process is alive.
 */
export function findProcessBirth(pid: number): string | null {
  if (!isAlive(pid)) {
    return null;
  }
  return process.platform === "linux" ? readLinuxBirth(pid) : readPosixBirth(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process lives and belongs to another user.
    return isSystemError(error, "EPERM");
  }
}

// proc(5): the 22nd field of stat is the start in ticks since boot. The second, the command's name
// in parentheses, may hold blanks, so the count starts after its last parenthesis.
function readLinuxBirth(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return fields[0] === "Z" ? null : `${boot} ${fields[19]}`;
  } catch (error) {
    if (isSystemError(error, "ENOENT", "ESRCH")) {
      return null;
    }
    throw error;
  }
}

function readPosixBirth(pid: number): string | null {
  try {
    const birth = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], {
      encoding: "utf8",
      env: { LC_ALL: "C", TZ: "UTC" },
    }).trim();
    return birth === "" ? null : birth;
  } catch (error) {
    // `ps` exits with 1 if the process ended in the meantime.
    if (error instanceof Error && "status" in error && error.status === 1) {
      return null;
    }
    throw error;
  }
}
