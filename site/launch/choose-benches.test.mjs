import { expect, test } from "vitest";
import { chooseBenches } from "./choose-benches.mjs";
import { CommandError } from "./run-command.mjs";

test("passes options on to every bench", () => {
  const { options, paths } = chooseBenches(["--quick"]);
  expect(options).toEqual(["--quick"]);
  expect(paths).toEqual(chooseBenches([]).paths);
  expect(paths).toEqual(expect.arrayContaining(["site/bench/session-bench.ts"]));
  expect(paths.every((path) => path.endsWith("-bench.ts"))).toBe(true);
});

test("chooses benches by the beginnings of their names", () => {
  expect(chooseBenches(["session", "--quick", "bytes"])).toEqual({
    options: ["--quick"],
    paths: ["packages/widgets/bench/bytes-bench.ts", "site/bench/session-bench.ts"],
  });
});

test("refuses a name that no bench has", () => {
  expect(() => chooseBenches(["session", "mai-esistita"])).toThrow(
    new CommandError("Nessuna misura comincia con «mai-esistita»."),
  );
});
