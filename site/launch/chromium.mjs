import { accessSync, constants, existsSync } from "node:fs";
import { delimiter } from "node:path";
import { NODE, ROOT } from "./paths.mjs";
import { CommandError, runQuietly } from "./run-command.mjs";

/** The headless shell comes first: it takes a fifth less processor time than a whole browser. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const DEBIAN_PACKAGES = ["chromium-headless-shell", "chromium"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const PLAYWRIGHT = `${ROOT}/site/node_modules/playwright/cli.js`;

/**
 * The path of a Chromium: the one named by PLAYWRIGHT_CHROMIUM_PATH, the system's, Playwright's own
 * (installed if missing), or Debian's package. Throws if none can be found.
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
    // It is missing or not executable, so the next one is tried.
    return false;
  }
}

async function tryPlaywrightChromium() {
  console.error("Scarico Chromium per i test…");
  return attempt(async () => {
    await runQuietly("playwright install", NODE, [PLAYWRIGHT, "install", "chromium"]);
    const print = "console.log(require('playwright').chromium.executablePath())";
    const path = await runQuietly("playwright", NODE, ["-e", print], { cwd: `${ROOT}/site` });
    // It may exist but lack system libraries.
    await runQuietly("Chromium", path.trim(), ["--version"]);
    return path.trim();
  });
}

async function tryDebianChromium() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) {
    return null;
  }
  await attempt(() => runQuietly("apt-get update", "apt-get", ["update"]));
  for (const name of DEBIAN_PACKAGES) {
    console.error(`Installo il pacchetto ${name}…`);
    const installed = await attempt(async () => {
      await runQuietly(`apt-get install ${name}`, "apt-get", ["install", "-y", name]);
      return findSystemChromium();
    });
    if (installed !== null) return installed;
  }
  return null;
}

/** A failed attempt is reported, and the next one is tried. */
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
