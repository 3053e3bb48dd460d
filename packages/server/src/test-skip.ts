import type { TestContext } from "vitest";

/**
 * Skips the test and prints why on a separate line, because a reporter may only count it: otherwise
 * a skipped check would look like a passed one.
 */
export function skipWithNotice(context: Pick<TestContext, "skip" | "task">, reason: string): never {
  process.stderr.write(`NOT CHECKED: ${context.task.name}: ${reason}\n`);
  return context.skip(reason);
}
