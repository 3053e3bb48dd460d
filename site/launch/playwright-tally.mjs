import { addFailure, createTally, toCause, toFirstLine, writeTally } from "./tally.mjs";

/** Reporter of Playwright that writes the tally of a run. A skipped test counts as failed. */
export default class PlaywrightTally {
  #suite;
  #errors = [];

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /** Errors outside of any test. */
  onError(error) {
    this.#errors.push(error);
  }

  onEnd() {
    const tally = createTally();
    let notRun = 0;
    for (const test of this.#suite?.allTests() ?? []) {
      const name = test.titlePath().filter(Boolean).join(" › ");
      const outcome = test.outcome();
      if (outcome === "expected" || outcome === "flaky") {
        tally.passed += 1;
      } else if (outcome === "unexpected") {
        addFailure(tally, name + toCause(test.results.at(-1)?.error));
      } else if (test.results.length > 0) {
        addFailure(tally, `${name} (skipped)`);
      } else {
        notRun += 1;
      }
      if (outcome === "flaky") {
        tally.retried.push(name);
      }
    }
    if (notRun > 0) {
      addFailure(tally, `${notRun} tests did not run`, notRun);
    }
    for (const error of this.#errors) {
      addFailure(tally, `outside of any test: ${toFirstLine(error)}`);
    }
    writeTally(tally);
  }

  printsToStdio() {
    return false;
  }
}
