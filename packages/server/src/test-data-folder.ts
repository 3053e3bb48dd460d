import { createHash, randomBytes } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess } from "./test-process.ts";

const SERVER = join(import.meta.dirname, "..");

/** What decides what a filled folder holds; all else a start brings up to date. */
const SOURCES = [
  "content/**/*.*",
  "src/{content,db,imports,internet,offers,products,search,seed,terminals,vehicles}/**/*.*",
];

/**
 * A data folder on which a server ran and ended: migrated and filled for demonstration. For tests of
 * processes whose subject is not the first start, which is most of what they would take.
 */
export async function createFilledFolder(): Promise<string> {
  const filled = await findFilled();
  const folder = mkdtempSync(join(tmpdir(), "volpe-data-"));
  cpSync(filled, folder, { recursive: true });
  return folder;
}

// Made once a day for each state of these sources; it has its name only when it is whole.
async function findFilled(): Promise<string> {
  const path = join(tmpdir(), `volpe-filled-${hashSources()}`);
  if (existsSync(path)) {
    return path;
  }
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const host = startProcess("test-host.ts", {
    env: { DATA_DIR: draft, PORT: "0", LOG_LEVEL: "silent", OPEN_DATA_DAILY: "off" },
  });
  await host.line("ready");
  host.child.kill("SIGTERM");
  await host.ended;
  try {
    renameSync(draft, path);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(path)) {
      throw error;
    }
    rmSync(draft, { recursive: true });
  }
  sweepOlder();
  return path;
}

/** Those of other days and other sources weigh 59 MB each. */
function sweepOlder(): void {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of globSync("volpe-filled-*", { cwd: tmpdir() })) {
    const path = join(tmpdir(), name);
    if (statSync(path).mtimeMs < dayAgo) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

function hashSources(): string {
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  const files = globSync(SOURCES, { cwd: SERVER });
  for (const file of files.filter((name) => !name.endsWith(".test.ts")).sort()) {
    hash.update(file).update(readFileSync(join(SERVER, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
