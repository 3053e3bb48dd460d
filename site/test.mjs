// Runs on the installed Node (20 or newer) before any dependency is installed: import only Node's
// modules.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { askAdvisories } from "./launch/advisories.mjs";
import { ensureBuilt } from "./launch/build.mjs";
import { ensureChromium } from "./launch/chromium.mjs";
import { findCommand, installDebianPackage } from "./launch/debian-package.mjs";
import { NODE, PROCESSES, ROOT } from "./launch/paths.mjs";
import { CommandError, runQuietly, runShown } from "./launch/run-command.mjs";
import { runMode } from "./launch/run-mode.mjs";
import {
  addFailure,
  addTally,
  createTally,
  readTally,
  toClosing,
  toTallyVariables,
} from "./launch/tally.mjs";

/**
 * Playwright's configurations have the same number. A real fault fails all three times; a test that
 * failed only because the machine was busy passes at a retry.
 */
const RETRIES = 2;
const SCALE_VARIABLES = ["DATABASE_URL", "REDIS_URL"];
const [mode = "--all"] = process.argv.slice(2);
const tally = createTally();
/** Makes the tests start the built programs in place of the sources. */
const built = { ...process.env, VOLPE_PROCESSES: PROCESSES };

/** Arial, or a font of the same metrics that Linux uses instead. */
const ARIAL = /Arial|Liberation Sans|Arimo/;

/**
 * Installs a font with Arial's metrics if the machine has none. Until the site's own fonts arrive,
 * a page is drawn in Arial scaled to their size, so that nothing moves. The tests of layout shift
 * need such a font.
 */
async function ensureFonts() {
  if (findCommand(["fc-match"]) === null) {
    return;
  }
  const family = await runQuietly("fc-match", "fc-match", ["-f", "%{family}", "Arial"]);
  if (!ARIAL.test(family) && !(await installDebianPackage("fonts-liberation"))) {
    console.error(
      "Senza un carattere come Arial i test dello spostamento della pagina sono incerti.",
    );
  }
}

/**
 * Installs the PHP that runs the WordPress plugin in a test. Without PHP the tests only check the
 * plugin's syntax, and a message says that the plugin was not run.
 */
async function ensurePhp() {
  if (findCommand(["php"]) === null && !(await installDebianPackage("php-cli"))) {
    console.error("Senza PHP il plugin di WordPress è letto, ma non eseguito.");
  }
}

/**
 * Runs a check that has no tests, such as the linter, and counts it as one test. `place` matches
 * each place that its output reports.
 */
async function check(name, { command, args, place }) {
  try {
    console.log(await runQuietly(name, command, args));
    tally.passed += 1;
  } catch (error) {
    if (!(error instanceof CommandError)) {
      throw error;
    }
    console.error(error.output);
    const places = error.output.match(place)?.slice(0, 10) ?? [];
    addFailure(tally, [name, ...places].join(" "));
  }
}

const checkLint = () =>
  check("biome", {
    command: `${ROOT}/node_modules/.bin/biome`,
    args: ["check", "--error-on-warnings", "."],
    place: /^\S+(?::\d+:\d+)? (?:lint|format|assist|parse|suppressions)\b/gm,
  });

const checkTypes = () =>
  check("tsc", {
    command: NODE,
    // Each additional checker checks the shared files again, which takes more than twice the
    // processor time on two cores.
    args: [
      `${ROOT}/node_modules/typescript/bin/tsc`,
      ...["-b", "--checkers", "1", "--pretty", "false"],
    ],
    place: /^\S+\(\d+,\d+\): error TS\d+/gm,
  });

/** Without a network the run continues and says which question it could not ask. */
async function checkAdvisories() {
  const advisories = await askAdvisories();
  if (advisories === null) {
    console.log("Il registro non risponde: i difetti noti delle dipendenze restano da chiedere.");
  } else if (advisories.length === 0) {
    tally.passed += 1;
  } else {
    addFailure(tally, ["advisories", ...advisories].join(" "));
  }
}

/** Runs Vitest in a folder and adds its tally. */
function runVitest({ folder = ".", config, env }) {
  // On two cores, three or four workers take more processor time, and longer (decision 516).
  const workers = Math.min(Math.max(availableParallelism(), 2), 4);
  return runTests(folder, env, [
    `${ROOT}/node_modules/vitest/vitest.mjs`,
    "run",
    ...["--config", config, `--maxWorkers=${workers}`, `--retry=${RETRIES}`],
    ...["--reporter=default", `--reporter=${ROOT}/site/launch/vitest-tally.mjs`],
  ]);
}

/** Runs the Playwright tests of a folder and adds their tally. */
function runPlaywright({ folder, config = "playwright.config.ts", env }) {
  return runTests(folder, env, [
    `${ROOT}/${folder}/node_modules/@playwright/test/cli.js`,
    "test",
    ...["--config", config],
    `--reporter=list,${ROOT}/site/launch/playwright-tally.mjs`,
  ]);
}

/** Runs a program whose reporter writes a tally. */
async function runTests(folder, env, args) {
  const place = mkdtempSync(join(tmpdir(), "volpe-tally-"));
  try {
    const file = join(place, "tally.json");
    const code = await runShown(NODE, args, {
      cwd: `${ROOT}/${folder}`,
      env: { ...env, ...toTallyVariables(file) },
    });
    const folderTally = existsSync(file) ? readTally(file) : createTally();
    if (code !== 0 && folderTally.failed === 0) {
      addFailure(folderTally, `${folder}: the runner ended with ${code}`);
    } else if (folderTally.passed + folderTally.failed === 0) {
      addFailure(folderTally, `${folder}: no tests`);
    }
    addTally(tally, folderTally);
  } finally {
    rmSync(place, { recursive: true });
  }
}

const error = await runMode(
  {
    async "--all"() {
      const env = { ...built, PLAYWRIGHT_CHROMIUM_PATH: await ensureChromium() };
      await ensureFonts();
      await ensurePhp();
      // The browser tests and some of the integration tests need built files.
      const ends = await Promise.allSettled([
        ensureBuilt(),
        checkTypes(),
        checkLint(),
        checkAdvisories(),
      ]);
      for (const { reason } of ends.filter(({ status }) => status === "rejected")) {
        throw reason;
      }
      // The packs contain the declarations that the check of types writes.
      await ensureBuilt(["packs"]);
      await runVitest({ config: "vitest.config.ts", env });
      await runPlaywright({ folder: "site", env });
      await runPlaywright({ folder: "embed-demo", env });
    },
    async "--scale"() {
      const missing = SCALE_VARIABLES.filter((name) => !process.env[name]);
      if (missing.length > 0) {
        throw new CommandError(`I test su più processi hanno bisogno di ${missing.join(" e ")}.`);
      }
      const env = { ...built, PLAYWRIGHT_CHROMIUM_PATH: await ensureChromium() };
      await ensureBuilt();
      const config = "vitest.scale.config.ts";
      await runVitest({ folder: "packages/server", config, env });
      const journeys = "playwright.scale.config.ts";
      await runPlaywright({ folder: "site", config: journeys, env });
    },
    async "--long"() {
      const env = { ...process.env, PLAYWRIGHT_CHROMIUM_PATH: await ensureChromium() };
      await ensureBuilt();
      for (const folder of ["packages/server", "site"]) {
        await runVitest({ folder, config: "vitest.long.config.ts", env });
      }
    },
  },
  mode,
);
if (error !== null) {
  addFailure(tally, error.message);
}
// A run without any test is a failure.
if (tally.passed + tally.failed === 0) {
  addFailure(tally, "no tests");
}
console.log(toClosing(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
