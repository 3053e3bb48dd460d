import { readFileSync, writeFileSync } from "node:fs";

/**
 * A tally is the result of a test run: the numbers of passed and failed tests, the names of the
 * failures, the names of the tests that passed only at a retry, and those of the tests that this
 * machine cannot run, with their reasons.
 */
export const createTally = () => ({
  passed: 0,
  failed: 0,
  failures: [],
  retried: [],
  unchecked: [],
});

/** Adds a test that failed, or an error outside of any test. */
export function addFailure(tally, name, count = 1) {
  tally.failed += count;
  tally.failures.push(name);
}

/** Adds another tally to the first one. */
export function addTally(tally, { passed, failed, failures, retried, unchecked }) {
  tally.passed += passed;
  tally.failed += failed;
  tally.failures.push(...failures);
  tally.retried.push(...retried);
  tally.unchecked.push(...unchecked);
}

/** The last lines of a run. They name the failures for a reader who sees nothing else. */
export function toClosing({ passed, failed, failures, retried, unchecked }) {
  return [
    ...unchecked.map((name) => `not checked: ${name}`),
    ...retried.map((name) => `retried: ${name}`),
    ...failures.map((name) => `failed: ${name}`),
    `${passed} passed, ${failed} failed`,
  ].join("\n");
}

/** The first line of an error's message, without the colours of a terminal. */
export function toFirstLine({ message = "" }) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character.
  return message.replaceAll(/\u001b\[[\d;]*m/g, "").split("\n")[0];
}

/** What follows a failed test's name: the first line of its first error, if it has one. */
export const toCause = (error) => (error ? `: ${toFirstLine(error)}` : "");

// A reporter runs in the process of the test runner and passes its tally on in a file.

/** The environment that tells a reporter its file. */
export const toTallyVariables = (file) => ({ VOLPE_TALLY_FILE: file });

export function writeTally(tally) {
  writeFileSync(process.env.VOLPE_TALLY_FILE, JSON.stringify(tally));
}

export const readTally = (file) => JSON.parse(readFileSync(file, "utf8"));
