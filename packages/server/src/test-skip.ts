import type { TestContext } from "vitest";

/**
 * Skips the test and says why on a line of its own, because a reporter may only count it: what was
 * not checked must not look like what was.
 */
export function skipWithNotice(context: Pick<TestContext, "skip" | "task">, reason: string): never {
  process.stderr.write(`NOT CHECKED: ${context.task.name}: ${reason}\n`);
  return context.skip(reason);
}
