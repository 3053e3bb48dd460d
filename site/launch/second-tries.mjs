/** Reporter of Vitest that names each test which passed only at its second try. */
export default class SecondTries {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) {
      this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
    }
  }

  onTestRunEnd() {
    if (this.#names.length > 0) {
      console.log(`${this.#names.length} passed at the second try:`);
      console.log(this.#names.map((name) => `  ${name}`).join("\n"));
    }
  }
}
