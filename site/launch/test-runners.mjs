import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NODE, ROOT } from "./paths.mjs";
import { runShown } from "./run-command.mjs";

/** Runs Vitest and counts its tests; a test that was skipped counts as failed. */
export function runVitest({ folder = ".", config, env = process.env }) {
  return runCounted(folder, async (report) => {
    const cli = `${ROOT}/node_modules/vitest/vitest.mjs`;
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const code = await runShown(NODE, [cli, "run", "--config", config, ...reporters], {
      cwd: `${ROOT}/${folder}`,
      env,
    });
    return { code, count: countVitest };
  });
}

/**
 * Runs the Playwright tests of a folder and counts them; one that was skipped counts as failed, one
 * that passed at its second try as passed, and is named.
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
    // A file that does not load, or an error outside of any test, fails the run and no test.
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
