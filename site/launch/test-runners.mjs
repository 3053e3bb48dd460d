import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { NODE, ROOT } from "./paths.mjs";
import { runShown } from "./run-command.mjs";
import { addFailure, createTally, readTally, toTallyVariables } from "./tally.mjs";

/** As in the configurations of Playwright: a fault fails three times, a busy machine does not. */
const RETRIES = 2;

/** Runs Vitest and returns its tally. */
export function runVitest({ folder = ".", config, env = process.env }) {
  // On two cores, three or four workers take more processor time, and longer (decision 516).
  const workers = Math.min(Math.max(availableParallelism(), 2), 4);
  return runTallied(folder, env, (variables) =>
    runShown(
      NODE,
      [
        `${ROOT}/node_modules/vitest/vitest.mjs`,
        "run",
        ...["--config", config, `--maxWorkers=${workers}`, `--retry=${RETRIES}`],
        ...["--reporter=default", `--reporter=${ROOT}/site/launch/vitest-tally.mjs`],
      ],
      { cwd: `${ROOT}/${folder}`, env: variables },
    ),
  );
}

/** Runs the Playwright tests of a folder and returns their tally. */
export function runPlaywright({ folder, config = "playwright.config.ts", env }) {
  return runTallied(folder, env, (variables) =>
    runShown(
      NODE,
      [
        `${ROOT}/${folder}/node_modules/@playwright/test/cli.js`,
        "test",
        ...["--config", config],
        `--reporter=list,${ROOT}/site/launch/playwright-tally.mjs`,
      ],
      { cwd: `${ROOT}/${folder}`, env: variables },
    ),
  );
}

async function runTallied(what, env, run) {
  const folder = mkdtempSync(join(tmpdir(), "volpe-tally-"));
  try {
    const file = join(folder, "tally.json");
    const code = await run({ ...env, ...toTallyVariables(file) });
    const tally = existsSync(file) ? readTally(file) : createTally();
    if (code !== 0 && tally.failed === 0) {
      addFailure(tally, `${what}: the runner ended with ${code}`);
    } else if (tally.passed + tally.failed === 0) {
      addFailure(tally, `${what}: no tests`);
    }
    return tally;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
