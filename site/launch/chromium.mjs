import { existsSync } from "node:fs";
import { attempt, findCommand, installDebianPackage } from "./debian-package.mjs";
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

const findSystemChromium = () => findCommand(NAMES, [MAC]);

async function tryPlaywrightChromium() {
  console.error("Scarico Chromium per i test…");
  return attempt(async () => {
    await runQuietly("playwright install", NODE, [PLAYWRIGHT, "install", "chromium"]);
    const print = "console.log(require('playwright').chromium.executablePath())";
    const path = await runQuietly("playwright", NODE, ["-e", print], { cwd: `${ROOT}/site` });
    // A downloaded browser may lack system libraries.
    await runQuietly("Chromium", path.trim(), ["--version"]);
    return path.trim();
  });
}

async function tryDebianChromium() {
  for (const name of DEBIAN_PACKAGES) {
    if (await installDebianPackage(name)) return findSystemChromium();
  }
  return null;
}

function fail() {
  throw new CommandError(
    "I test nel browser hanno bisogno di Chromium: installalo oppure indicalo con PLAYWRIGHT_CHROMIUM_PATH.",
  );
}
