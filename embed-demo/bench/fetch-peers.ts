import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import peers from "./peers.json" with { type: "json" };

const CACHE = resolve(import.meta.dirname, "../../node_modules/.cache/peers");
const LIMIT_MS = 60_000;
const run = promisify(execFile);

type Peer = (typeof peers)[number];

/**
 * The browser's file of each pinned package, by the package's name. npm fetches a tarball once; a
 * tarball counts only with the pinned integrity. Throws if one is neither found nor fetched.
 */
export async function fetchPeers(): Promise<Map<string, Buffer>> {
  await mkdir(CACHE, { recursive: true });
  const files = new Map<string, Buffer>();
  for (const peer of peers) {
    const tarball = await findTarball(peer).catch(() => fetchTarball(peer));
    const { stdout } = await run("tar", ["-xzOf", tarball, `package/${peer.file}`], {
      encoding: "buffer",
      maxBuffer: 10_000_000,
    });
    files.set(peer.name, stdout);
  }
  return files;
}

/** Throws if the tarball is missing or isn't the pinned one. */
async function findTarball({ name, version, integrity }: Peer): Promise<string> {
  const path = join(CACHE, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
  const found = `sha512-${createHash("sha512")
    .update(await readFile(path))
    .digest("base64")}`;
  if (found !== integrity) {
    throw new Error(`${name}@${version} has another integrity: ${found}`);
  }
  return path;
}

async function fetchTarball(peer: Peer): Promise<string> {
  const options = ["--pack-destination", CACHE, "--fetch-retries", "0", "--ignore-scripts"];
  await run("npm", ["pack", `${peer.name}@${peer.version}`, ...options], { timeout: LIMIT_MS });
  return findTarball(peer);
}
