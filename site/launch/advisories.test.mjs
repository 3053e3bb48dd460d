import { expect, test } from "vitest";
import { askAdvisories, readAdvisories } from "./advisories.mjs";
import { CommandError } from "./run-command.mjs";

const toAnswer = (...advisories) => JSON.stringify({ advisories: { ...advisories }, metadata: {} });
const GRAVE = {
  module_name: "fastify",
  severity: "high",
  title: "Reads too much",
  url: "https://advisories.example/1",
};

test("names each grave advisory", () => {
  const critical = { ...GRAVE, module_name: "sharp", severity: "critical" };
  expect(readAdvisories(toAnswer(GRAVE, critical))).toEqual([
    "fastify high: Reads too much https://advisories.example/1",
    "sharp critical: Reads too much https://advisories.example/1",
  ]);
});

test("leaves out an advisory that is not grave", () => {
  expect(readAdvisories(toAnswer({ ...GRAVE, severity: "moderate" }))).toEqual([]);
});

test("reads the answer among warnings", () => {
  expect(readAdvisories(`npm warn old\n${toAnswer(GRAVE)}\nWARN`)).toHaveLength(1);
});

test.each(["", "ERR_PNPM_AUDIT_BAD_RESPONSE: 405", '{"error": {"code": "E1"}}', "{", "null"])(
  "counts %j as no answer",
  (output) => expect(readAdvisories(output)).toBeNull(),
);

test("reads the advisories of a command that fails because of them", async () => {
  const run = async () => {
    throw new CommandError("no", toAnswer(GRAVE));
  };
  expect(await askAdvisories(run)).toHaveLength(1);
});

test("passes on an error that is not a failed command", async () => {
  const run = async () => {
    throw new TypeError("x");
  };
  await expect(askAdvisories(run)).rejects.toThrow(TypeError);
});
