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
import { DAY_MS } from "@volpe/contract";
import { startProcess } from "./test-process.ts";

const SERVER = join(import.meta.dirname, "..");

/** The sources that determine the content of a filled folder; a start updates the rest. */
const SOURCES = ["content/**/*.*", "src/{catalogue,content,db,search,seed}/**/*.*"];

/**
 * A data folder of a server that has run: migrated and filled with demonstration data. For tests of
 * processes that do not test the first start.
 */
export async function createFilledFolder(): Promise<string> {
  const filled = await findFilledFolder();
  const folder = mkdtempSync(join(tmpdir(), "volpe-data-"));
  cpSync(filled, folder, { recursive: true });
  return folder;
}

/**
 * The folder that `createFilledFolder` copies, which nobody may write. Creates it once a day for each
 * state of the sources. It gets its final name when it is complete.
 */
export async function findFilledFolder(): Promise<string> {
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
    // Another process was faster.
    if (!existsSync(path)) {
      throw error;
    }
    rmSync(draft, { recursive: true });
  }
  sweepOlder();
  return path;
}

/** Deletes folders of other days and sources, which take 59 MB each. */
function sweepOlder(): void {
  const dayAgo = Date.now() - DAY_MS;
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
