import { expect, test, vi } from "vitest";
import { NODE } from "./paths.mjs";
import { runShown } from "./run-command.mjs";

test("shows the output of a command beside another whole at its end, and returns its exit code", async () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const script = 'console.log("one"); console.error("two"); process.exitCode = 3;';
  expect(await runShown(NODE, ["-e", script], { beside: true })).toBe(3);
  expect(write).toHaveBeenCalledOnce();
  expect(String(write.mock.calls[0]?.[0]).split("\n").toSorted()).toEqual(["", "one", "two"]);
});
