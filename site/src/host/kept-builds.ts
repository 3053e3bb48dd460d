import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS, type LatestBuild } from "@volpe/contract";

/** One file in `DATA_DIR/builds/<id>.json` for each build that was served. */
type KeptBuild = {
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
  /** Default: 30 days. */
  maxAgeMs?: number;
  /** The newest builds that are kept, whatever their age. Default: 40. */
  maxBuilds?: number;
};

/** The folders whose files have a hash in their name: open pages of an old build ask for them. */
const HASHED = ["assets", join("builds", "meta")];

/**
 * Copies the running build's chunks beside those of earlier builds, and removes the chunks of builds
 * that were replaced more than 30 days ago. Safe to run in several processes at once.
 */
export async function keepBuilds(options: KeepBuildsOptions): Promise<void> {
  const { folder, client, nowMs, maxAgeMs = 30 * DAY_MS, maxBuilds = 40 } = options;
  const { id } = await readJson<LatestBuild>(join(client, "builds/latest.json"));
  const files = (await Promise.all(HASHED.map((part) => listFiles(client, part)))).flat();
  await mkdir(folder, { recursive: true });
  const present = new Set(
    (await Promise.all(HASHED.map((part) => listFiles(join(folder, "files"), part)))).flat(),
  );
  for (const file of files.filter((name) => !present.has(name))) {
    await copyFile(join(client, file), join(folder, "files", file));
  }
  await writeBuild(folder, { id, replacedAtMs: null, files });

  const known = await listBuilds(folder);
  const earlier = known
    .filter((build) => build.id !== id)
    .map((build) => ({ ...build, replacedAtMs: build.replacedAtMs ?? nowMs }))
    .toSorted((one, other) => other.replacedAtMs - one.replacedAtMs);
  const kept = earlier.filter(
    ({ replacedAtMs }, at) => nowMs - replacedAtMs <= maxAgeMs && at < maxBuilds - 1,
  );
  for (const build of earlier) {
    if (kept.includes(build)) await writeBuild(folder, build);
    else await rm(toRecord(folder, build.id), { force: true });
  }
  const needed = new Set([...files, ...kept.flatMap((build) => build.files)]);
  for (const part of HASHED) {
    for (const file of await listFiles(join(folder, "files"), part)) {
      if (!needed.has(file)) await rm(join(folder, "files", file), { force: true });
    }
  }
}

async function listFiles(folder: string, part: string): Promise<string[]> {
  const names = await readdir(join(folder, part)).catch(() => []);
  return names.filter((name) => !name.endsWith(".part")).map((name) => join(part, name));
}

async function copyFile(from: string, to: string): Promise<void> {
  await mkdir(join(to, ".."), { recursive: true });
  // Another process must never serve half of a file.
  const part = `${to}.${process.pid}.part`;
  await cp(from, part);
  await rename(part, to);
}

async function listBuilds(folder: string): Promise<KeptBuild[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  return Promise.all(names.map((name) => readJson<KeptBuild>(join(folder, name))));
}

async function writeBuild(folder: string, build: KeptBuild): Promise<void> {
  const path = toRecord(folder, build.id);
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, JSON.stringify(build));
  await rename(part, path);
}

function toRecord(folder: string, id: string): string {
  return join(folder, `${id}.json`);
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, "utf8")) as T;
}
