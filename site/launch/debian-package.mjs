import { accessSync, constants, existsSync } from "node:fs";
import { delimiter } from "node:path";
import { CommandError, runQuietly } from "./run-command.mjs";

/**
 * The path of the first of these commands that any folder of PATH has, then of `paths`; null if none
 * is there.
 */
export function findCommand(names, paths = []) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const known = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [...known, ...paths].find(isExecutable) ?? null;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // The file is missing or not executable, so the next path is tried.
    return false;
  }
}

/**
 * Installs a Debian package, which only root can. Prints what it does, and resolves with whether
 * the package is there.
 */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) {
    return false;
  }
  console.error(`Installo il pacchetto ${name}…`);
  await attempt(() => runQuietly("apt-get update", "apt-get", ["update"]));
  const args = ["install", "-y", "--no-install-recommends", name];
  return (await attempt(() => runQuietly(`apt-get install ${name}`, "apt-get", args))) !== null;
}

/** Runs a function. Prints a `CommandError` and returns null, so that another way can be tried. */
export async function attempt(way) {
  try {
    return await way();
  } catch (error) {
    if (!(error instanceof CommandError)) {
      throw error;
    }
    console.error(`${error.message} ${error.output.split("\n").at(-1)}`);
    return null;
  }
}
