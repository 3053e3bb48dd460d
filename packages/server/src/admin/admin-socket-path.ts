import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isSystemError } from "../system-error.ts";

/** sun_path holds 104 bytes on macOS and 108 on Linux, with its closing zero. */
const MAX_PATH_BYTES = 103;

export type SocketPath = {
  path: string;
  /** Takes away what making the path left. */
  remove(): void;
};

/**
 * Where a server listens for commands: `dataDir/admin.sock`, or a private folder among the temporary
 * ones where that name is too long, noted in `dataDir`.
 */
export function makeSocketPath(dataDir: string): SocketPath {
  const path = join(dataDir, "admin.sock");
  const note = toNote(dataDir);
  rmSync(path, { force: true });
  rmSync(note, { force: true });
  if (Buffer.byteLength(path) <= MAX_PATH_BYTES) {
    return { path, remove: () => rmSync(path, { force: true }) };
  }
  const short = join(mkdtempSync(join(tmpdir(), "volpe-")), "admin.sock");
  writeFileSync(note, short, { mode: 0o600 });
  return {
    path: short,
    remove() {
      rmSync(note, { force: true });
      rmSync(dirname(short), { recursive: true, force: true });
    },
  };
}

/** Where the server of `dataDir` is to be found. */
export function findSocketPath(dataDir: string): string {
  try {
    return readFileSync(toNote(dataDir), "utf8");
  } catch (error) {
    if (isSystemError(error) && error.code === "ENOENT") {
      return join(dataDir, "admin.sock");
    }
    throw error;
  }
}

const toNote = (dataDir: string) => join(dataDir, "admin.sock.path");
