import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DAY_MS, type LatestBuild } from "@volpe/contract";
import { readJson } from "./read-json.ts";
import { HASHED_FOLDERS } from "./static-files.ts";

/** One file in `DATA_DIR/builds/<id>.json` for each build that was served. */
type StoredBuild = {
  id: string;
  /** Epoch milliseconds of the first start of a later build; null while it is served. */
  replacedAtMs: number | null;
  /** Paths below the client's folder. */
  files: string[];
};

type KeepBuildsOptions = {
  /** `DATA_DIR/builds`. */
  folder: string;
  /** The client's folder of the build that this process serves. */
  client: string;
  nowMs: number;
};

const MAX_AGE_MS = 30 * DAY_MS;

/**
 * Copies the running build's chunks next to those of earlier builds, and removes the chunks of
 * builds that were replaced more than 30 days ago. Safe to run in several processes at once, also
 * of different builds.
 */
export async function keepBuilds({ folder, client, nowMs }: KeepBuildsOptions): Promise<void> {
  const filesFolder = join(folder, "files");
  const { id } = await readJson<LatestBuild>(join(client, "builds/latest.json"));
  const files = await listAllFiles(client);
  // A process of another build that starts now reads this before it removes anything.
  await writeBuild(folder, { id, replacedAtMs: null, files });
  const present = new Set(await listAllFiles(filesFolder));
  for (const file of files.filter((name) => !present.has(name))) {
    await writeWhole(join(filesFolder, file), (part) => copyFile(join(client, file), part));
  }

  const needed = new Set(files);
  for (const build of await listBuilds(folder)) {
    const replacedAtMs = build.id === id ? null : (build.replacedAtMs ?? nowMs);
    if (replacedAtMs !== null && nowMs - replacedAtMs > MAX_AGE_MS) {
      await rm(toRecord(folder, build.id), { force: true });
      continue;
    }
    if (replacedAtMs !== build.replacedAtMs) await writeBuild(folder, { ...build, replacedAtMs });
    for (const file of build.files) needed.add(file);
  }
  // `present` was read before the builds, so it has no file of a build that was added meanwhile.
  for (const file of present) {
    if (!needed.has(file)) await rm(join(filesFolder, file), { force: true });
  }
}

async function listAllFiles(folder: string): Promise<string[]> {
  return (await Promise.all(HASHED_FOLDERS.map((part) => listFiles(folder, part)))).flat();
}

async function listFiles(folder: string, part: string): Promise<string[]> {
  const names = await readdir(join(folder, part)).catch(() => []);
  return names.filter((name) => !name.endsWith(".part")).map((name) => join(part, name));
}

async function listBuilds(folder: string): Promise<StoredBuild[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  return Promise.all(names.map((name) => readJson<StoredBuild>(join(folder, name))));
}

function writeBuild(folder: string, build: StoredBuild): Promise<void> {
  const record = JSON.stringify(build);
  return writeWhole(toRecord(folder, build.id), (part) => writeFile(part, record));
}

/**
 * Writes a file with `write`, and creates its folder. The file appears under its name only when it
 * is complete, because another process may read it or write the same file.
 */
export async function writeWhole(
  path: string,
  write: (part: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  await write(part);
  await rename(part, path);
}

function toRecord(folder: string, id: string): string {
  return join(folder, `${id}.json`);
}
