import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Services } from "../services.ts";
import { createTestFolder } from "../test-folder.ts";
import { setUp } from "../test-setup.ts";
import { runAdmin } from "./test-admin.ts";

const folder = setUp("test", createTestFolder);

/** Runs the command on a file of this content and returns its output; null leaves the file out. */
async function run(content: string | null, args: readonly string[] = ["totals.json"]) {
  if (content !== null) {
    await writeFile(join(folder.path, "totals.json"), content);
  }
  // The command uses no service.
  return await runAdmin({} as Services, ["annual-spend", ...args], folder.path);
}

const worked = {
  id: "a",
  commodity: "electricity",
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

test("prints one result for each case that has an offer and a profile", async () => {
  const formula = { id: "f", formula: "1+1", expected: { value: 2 } };
  const excluded = { ...worked, id: "b", offer: { ...worked.offer, regulated: ["99"] } };
  const { code, out, err } = await run(JSON.stringify({ goldens: [worked, formula, excluded] }));
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(JSON.parse(out.join("\n"))).toEqual([
    { id: "a", parts: expect.objectContaining({ sale: 160, taxes: 0 }) },
    { id: "b", excluded: expect.stringContaining("«99»") },
  ]);
});

test("computes the valid cases and names each faulty one", async () => {
  const faulty = { ...worked, id: "b", profile: { ...worked.profile, bands: [1, 2, 3] } };
  const { code, out, err } = await run(JSON.stringify({ goldens: [faulty, worked] }));
  const sentence = "il nome «profile.bands» non è previsto";
  expect({ code, err }).toEqual({
    code: 1,
    err: [`totals.json: caso «b»: ${sentence}.`],
  });
  expect(JSON.parse(out.join("\n"))).toEqual([
    { id: "b", excluded: sentence },
    { id: "a", parts: expect.objectContaining({ sale: 160 }) },
  ]);
});

test.each([
  ["{", "totals.json: il file non è un JSON valido."],
  [
    '{"name":"x"}',
    "totals.json: il file non è nel formato previsto: manca «goldens»; il nome «name» non è previsto.",
  ],
  [null, "totals.json: il file non si può leggere."],
])("reports in one line the fault of %j", async (content, line) => {
  expect(await run(content)).toEqual({ code: 1, out: [], err: [line] });
});

test("refuses a call without a file", async () => {
  expect(await run("[]", [])).toEqual({
    code: 2,
    out: [],
    err: ["Indica un solo file JSON di casi da calcolare."],
  });
});
