import { expect, test } from "vitest";
import { silentLog } from "../process/log.ts";
import type { Services } from "../services.ts";
import { defineCommand } from "./command.ts";
import { runCommand } from "./run-command.ts";

const query = 'insert into "offers"\nvalues ($1, $2)';

test.each([
  [
    Object.assign(new Error("could not extend file"), { code: "53100" }),
    "Il comando non è riuscito: il disco è pieno. Libera spazio e riprova: quello che c’era prima è rimasto com’era.",
  ],
  [new Error("server closed\nat line 2"), "Il comando non è riuscito: server closed"],
])("reports a failed query in one line by its cause", async (cause, line) => {
  const failing = defineCommand({
    name: "fail",
    usage: "",
    summary: "",
    run: () => Promise.reject(Object.assign(new Error("Failed", { cause }), { query })),
  });
  const err: string[] = [];
  const io = {
    out: (text: string) => err.push(text),
    err: (text: string) => err.push(text),
    signal: AbortSignal.any([]),
  };
  const services = { log: silentLog } as unknown as Services;
  expect(await runCommand(services, { args: ["fail"], folder: "/" }, io, [failing])).toBe(1);
  expect(err).toEqual([line]);
});
