import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PlaywrightTally from "./playwright-tally.mjs";
import { addFailure, createTally, toClosing } from "./tally.mjs";
import VitestTally from "./vitest-tally.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "volpe-tally-test-"));
  vi.stubEnv("VOLPE_TALLY_FILE", join(folder, "tally.json"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const readWritten = () => JSON.parse(readFileSync(join(folder, "tally.json"), "utf8"));

test("ends a run with the failures and, last, the numbers", () => {
  const tally = { ...createTally(), passed: 7, retried: ["slow"], unchecked: ["docker"] };
  addFailure(tally, "wrong");
  addFailure(tally, "3 tests did not run", 3);
  expect(toClosing(tally)).toBe(
    "not checked: docker\nretried: slow\nfailed: wrong\nfailed: 3 tests did not run\n7 passed, 4 failed",
  );
});

test("names the failed and skipped tests of Vitest, and apart those skipped for a reason", () => {
  const toTest = (fullName, state, { flaky = false, note, errors } = {}) => ({
    fullName,
    result: () => ({ state, note, errors }),
    diagnostic: () => ({ flaky }),
  });
  const tests = [
    toTest("good", "passed"),
    toTest("shaky", "passed", { flaky: true }),
    toTest("wrong", "failed", { errors: [{ message: "expected 1\nreceived 2" }] }),
    toTest("left out", "skipped"),
    toTest("composed", "skipped", { note: "no docker" }),
  ];
  const module = {
    project: { name: "site" },
    relativeModuleId: "src/a.test.ts",
    errors: () => [{ message: "\u001b[31mno module\u001b[39m\nat line 3" }],
    children: {
      allTests: () => tests,
      allSuites: () => [{ fullName: "group", errors: () => [{ message: "no start" }] }],
    },
  };
  new VitestTally().onTestRunEnd([module], [{ message: "late", VITEST_TEST_NAME: "good" }]);
  expect(readWritten()).toEqual({
    passed: 2,
    failed: 5,
    failures: [
      "site src/a.test.ts: no module",
      "site src/a.test.ts > group: no start",
      "site src/a.test.ts > wrong: expected 1",
      "site src/a.test.ts > left out (skipped)",
      "unhandled error in good: late",
    ],
    retried: ["site src/a.test.ts > shaky"],
    unchecked: ["site src/a.test.ts > composed: no docker"],
  });
});

test("names the failed, skipped and retried tests of Playwright", () => {
  const toTest = (title, outcome, results = [{}]) => ({
    titlePath: () => ["", "", "menu.spec.ts", title],
    outcome: () => outcome,
    results,
  });
  const tests = [
    toTest("good", "expected"),
    toTest("shaky", "flaky"),
    toTest("wrong", "unexpected", [{ error: { message: "not visible\nat line 3" } }]),
    toTest("left out", "skipped"),
    toTest("never reached", "skipped", []),
    toTest("nor this", "skipped", []),
  ];
  const reporter = new PlaywrightTally();
  reporter.onBegin({}, { allTests: () => tests });
  reporter.onError({ message: "No host in time:\nport 1" });
  reporter.onEnd();
  expect(readWritten()).toEqual({
    passed: 2,
    failed: 5,
    failures: [
      "menu.spec.ts › wrong: not visible",
      "menu.spec.ts › left out (skipped)",
      "2 tests did not run",
      "outside of any test: No host in time:",
    ],
    retried: ["menu.spec.ts › shaky"],
    unchecked: [],
  });
});
