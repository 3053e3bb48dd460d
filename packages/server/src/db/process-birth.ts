import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isSystemError } from "../process/system-error.ts";

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
    return isSystemError(error) && error.code === "EPERM";
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
    if (isSystemError(error) && (error.code === "ENOENT" || error.code === "ESRCH")) {
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
