import { addFailure, createTally, toCause, toFirstLine, writeTally } from "./tally.mjs";

/**
 * Reporter of Vitest that writes the tally of a run. A skipped test counts as failed, unless it
 * gives a reason: then it is named apart and counts neither way.
 */
export default class VitestTally {
  onTestRunEnd(modules, unhandledErrors) {
    const tally = createTally();
    for (const module of modules) {
      countModule(tally, module);
    }
    for (const error of unhandledErrors) {
      // Vitest names the test in which an uncaught error occurred.
      const where = [error.VITEST_TEST_PATH, error.VITEST_TEST_NAME].filter(Boolean).join(" > ");
      addFailure(tally, `unhandled error in ${where || "no test"}: ${toFirstLine(error)}`);
    }
    writeTally(tally);
  }
}

function countModule(tally, module) {
  const file = [module.project.name, module.relativeModuleId].filter(Boolean).join(" ");
  for (const suite of [module, ...module.children.allSuites()]) {
    for (const error of suite.errors()) {
      addFailure(
        tally,
        `${[file, suite.fullName].filter(Boolean).join(" > ")}: ${toFirstLine(error)}`,
      );
    }
  }
  for (const test of module.children.allTests()) {
    const name = `${file} > ${test.fullName}`;
    const { state, note, errors } = test.result();
    if (state === "passed") {
      tally.passed += 1;
    } else if (state === "skipped" && note) {
      tally.unchecked.push(`${name}: ${note}`);
    } else {
      const cause = state === "failed" ? toCause(errors?.[0]) : ` (${state})`;
      addFailure(tally, name + cause);
    }
    if (test.diagnostic()?.flaky) {
      tally.retried.push(name);
    }
  }
}
