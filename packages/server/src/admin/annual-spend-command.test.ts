import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { Services } from "../services.ts";
import { annualSpendCommand } from "./annual-spend-command.ts";

/** What the command prints for a file of this content; null = a file that is not there. */
async function run(content: string | null, args: readonly string[] = ["totals.json"]) {
  const out: string[] = [];
  const err: string[] = [];
  const exitCode = await annualSpendCommand.run({} as Services, args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    readFile: () =>
      content === null ? Readable.from(failing()) : Readable.from([Buffer.from(content)]),
    writeFile: () => {
      throw new Error("no file is written");
    },
    listFolder: async () => [],
    signal: new AbortController().signal,
  });
  return { exitCode, out, err };
}

async function* failing(): AsyncGenerator<Buffer> {
  yield Buffer.from("{");
  throw Object.assign(new Error("no such file"), { code: "ENOENT" });
}

const worked = {
  id: "a",
  offer: {
    price: "fixed",
    components: [
      { area: "01", unit: "01", value: 60 },
      { area: "04", unit: "03", value: 0.1 },
    ],
  },
  profile: { kwh: 1000, kw: 3, resident: true },
  parameters: { set: "E-2026Q4" },
};

test("prints one result for each case that holds an offer and a profile", async () => {
  const formula = { id: "f", formula: "1+1", expected: { value: 2 } };
  const excluded = { ...worked, id: "b", parameters: { set: "?" } };
  const { exitCode, out, err } = await run(
    JSON.stringify({ goldens: [worked, formula, excluded] }),
  );
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: [] });
  expect(JSON.parse(out.join("\n"))).toEqual([
    { id: "a", parts: expect.objectContaining({ sale: 160, taxes: 0 }) },
    { id: "b", excluded: "Il gruppo di parametri «?» non è noto" },
  ]);
});

test.each([
  ["{", "totals.json: il file non è un JSON valido."],
  ['{"name":"x"}', "totals.json: il JSON non contiene una lista di casi da calcolare."],
  [null, "totals.json: il file non si può leggere."],
])("tells in one line what is wrong with %j", async (content, line) => {
  expect(await run(content)).toEqual({ exitCode: 1, out: [], err: [line] });
});

test("asks for one file", async () => {
  expect(await run("[]", [])).toEqual({
    exitCode: 2,
    out: [],
    err: ["Indica un solo file JSON di casi da calcolare."],
  });
});
