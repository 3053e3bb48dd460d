import { accessSync, constants, existsSync } from "node:fs";
import { delimiter } from "node:path";
import { NODE, ROOT } from "./paths.mjs";
import { CommandError, runQuietly } from "./run-command.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const PLAYWRIGHT = `${ROOT}/site/node_modules/playwright/cli.js`;

/**
 * The path of a Chromium: the one named by PLAYWRIGHT_CHROMIUM_PATH, the system's, Playwright's
 * own (installed where it is missing), or Debian's package. Throws where none can be had.
 */
export async function ensureChromium() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new CommandError(`PLAYWRIGHT_CHROMIUM_PATH indica ${named}, che non c’è.`);
    }
    return named;
  }
  return (
    findSystemChromium() ?? (await tryPlaywrightChromium()) ?? (await tryDebianChromium()) ?? fail()
  );
}

function findSystemChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = folders.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`));
  return [...paths, MAC].find(isExecutable) ?? null;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there or not to be run: the next one is tried.
    return false;
  }
}

async function tryPlaywrightChromium() {
  console.error("Scarico Chromium per i test…");
  return attempt(async () => {
    await runQuietly("playwright install", NODE, [PLAYWRIGHT, "install", "chromium"]);
    const print = "console.log(require('playwright').chromium.executablePath())";
    const path = await runQuietly("playwright", NODE, ["-e", print], { cwd: `${ROOT}/site` });
    // It may be there and still miss libraries of the system.
    await runQuietly("Chromium", path.trim(), ["--version"]);
    return path.trim();
  });
}

async function tryDebianChromium() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) {
    return null;
  }
  console.error("Installo il pacchetto chromium…");
  return attempt(async () => {
    await runQuietly("apt-get update", "apt-get", ["update"]);
    await runQuietly("apt-get install chromium", "apt-get", ["install", "-y", "chromium"]);
    return findSystemChromium();
  });
}

/** A way that fails is told, and the next is tried. */
async function attempt(way) {
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

function fail() {
  throw new CommandError(
    "I test nel browser hanno bisogno di Chromium: installalo oppure indicalo con PLAYWRIGHT_CHROMIUM_PATH.",
  );
}
