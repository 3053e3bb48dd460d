import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { NODE, ROOT } from "./paths.mjs";
import { runShown } from "./run-command.mjs";

/**
 * Runs Vitest and counts its tests. A skipped test counts as failed. A test that passed on its
 * retry counts as passed and is reported by name.
 */
export function runVitest({ folder = ".", config, env = process.env }) {
  return runCounted(folder, async (report) => {
    const cli = `${ROOT}/node_modules/vitest/vitest.mjs`;
    const reporters = [
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      `--reporter=${ROOT}/site/launch/second-tries.mjs`,
    ];
    // One more than the cores: the tests wait for disks and child processes half of their time.
    const workers = `--maxWorkers=${Math.min(availableParallelism() + 1, 4)}`;
    const args = ["run", "--config", config, workers, "--retry=1", ...reporters];
    const code = await runShown(NODE, [cli, ...args], {
      cwd: `${ROOT}/${folder}`,
      env,
    });
    return { code, count: countVitest };
  });
}

/**
 * Runs the Playwright tests of a folder and counts them. A skipped test counts as failed. A test
 * that passed on its retry counts as passed and is reported by name.
 */
export function runPlaywright({ folder, env }) {
  return runCounted(folder, async (report) => {
    const cli = `${ROOT}/${folder}/node_modules/@playwright/test/cli.js`;
    const code = await runShown(NODE, [cli, "test", "--reporter=list,json"], {
      cwd: `${ROOT}/${folder}`,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return { code, count: countPlaywright };
  });
}

async function runCounted(what, run) {
  const folder = mkdtempSync(join(tmpdir(), "volpe-report-"));
  try {
    const report = join(folder, "report.json");
    const { code, count } = await run(report);
    const tally = existsSync(report)
      ? count(JSON.parse(readFileSync(report, "utf8")))
      : { passed: 0, failed: 0 };
    // An error outside of any test, or in loading a file, fails the run but no test.
    if (code !== 0 && tally.failed === 0) {
      tally.failed = 1;
    }
    if (tally.passed + tally.failed === 0) {
      console.error(`${what}: nessun test`);
      tally.failed = 1;
    }
    return tally;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function countVitest(report) {
  const passed = report.numPassedTests;
  return { passed, failed: report.numTotalTests - passed };
}

function countPlaywright({ stats }) {
  if (stats.flaky > 0) {
    console.log(`${stats.flaky} passed at the second try: see «flaky» above`);
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
}
