// Runs on the installed Node (20 or newer) before any dependency is installed: import only Node's
// modules.
import { existsSync } from "node:fs";
import { ensureBuilt } from "./launch/build.mjs";
import { ensureChromium } from "./launch/chromium.mjs";
import { ensureInstalled } from "./launch/install.mjs";
import { NODE, PROCESSES, ROOT } from "./launch/paths.mjs";
import { CommandError, runQuietly } from "./launch/run-command.mjs";
import { addFailure, createTally, toClosing } from "./launch/tally.mjs";
import { runPlaywright, runVitest } from "./launch/test-runners.mjs";

const BIN = `${ROOT}/node_modules/.bin`;
const BROWSER_TESTS = ["site", "embed-demo", "packages/widgets"];
const SCALE_VARIABLES = ["DATABASE_URL", "REDIS_URL"];
const [mode = "--all"] = process.argv.slice(2);
const tally = createTally();

function add({ passed, failed, failures, retried }) {
  tally.passed += passed;
  tally.failed += failed;
  tally.failures.push(...failures);
  tally.retried.push(...retried);
}

/**
 * Counts a check without tests as one test. `place` matches each place in its output that it
 * reports.
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

const modes = {
  async "--all"() {
    const chromium = await ensureChromium();
    const env = {
      ...process.env,
      PLAYWRIGHT_CHROMIUM_PATH: chromium,
      VOLPE_PROCESSES: PROCESSES,
    };
    await check("biome", {
      command: `${BIN}/biome`,
      args: ["check", "--error-on-warnings", "."],
      place: /^\S+(?::\d+:\d+)? (?:lint|format|assist|parse|suppressions)\b/gm,
    });
    await check("tsc", {
      command: NODE,
      args: [`${ROOT}/node_modules/typescript/bin/tsc`, "-b", "--pretty", "false"],
      place: /^\S+\(\d+,\d+\): error TS\d+/gm,
    });
    // The browser tests and some of the integration tests need built files.
    await ensureBuilt();
    add(await runVitest({ config: "vitest.config.ts", env }));
    for (const folder of BROWSER_TESTS) {
      if (existsSync(`${ROOT}/${folder}/playwright.config.ts`)) {
        add(await runPlaywright({ folder, env }));
      }
    }
  },
  async "--scale"() {
    const missing = SCALE_VARIABLES.filter((name) => !process.env[name]);
    if (missing.length > 0) {
      throw new CommandError(`I test su più processi hanno bisogno di ${missing.join(" e ")}.`);
    }
    await ensureBuilt(["processes"]);
    const env = { ...process.env, VOLPE_PROCESSES: PROCESSES };
    add(await runVitest({ folder: "packages/server", config: "vitest.scale.config.ts", env }));
  },
  async "--long"() {
    await ensureBuilt();
    const folders = ["core", "server", "ui", "widgets"].map((name) => `packages/${name}`);
    for (const folder of [...folders, "site"]) {
      if (existsSync(`${ROOT}/${folder}/vitest.long.config.ts`)) {
        add(await runVitest({ folder, config: "vitest.long.config.ts" }));
      }
    }
  },
};

try {
  const run = modes[mode];
  if (run === undefined) {
    throw new CommandError(`«${mode}» non c’è: scegli tra ${Object.keys(modes).join(", ")}.`);
  }
  await ensureInstalled();
  await run();
} catch (error) {
  if (!(error instanceof CommandError)) {
    throw error;
  }
  console.error(error.output === "" ? error.message : `${error.output}\n${error.message}`);
  addFailure(tally, error.message);
}
// A run without any test is a failure.
if (tally.passed + tally.failed === 0) {
  addFailure(tally, "no tests");
}
console.log(toClosing(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
