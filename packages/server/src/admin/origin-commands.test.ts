import { expect, test, vi } from "vitest";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { runAdmin } from "./test-admin.ts";

const server = setUp("test", () => createTestServer());

const run = (...args: string[]) => runAdmin(server.services, ["origins", ...args]);

test("an origin is switched off with a reason, listed and switched on again", async () => {
  const { origins } = server.services;
  expect(
    await run("off", "HTTPS://Sito.example:443/", "--motivo", "  widget su\npagine altrui "),
  ).toEqual({ code: 0, out: ["https://sito.example: spenta."], err: [] });
  await vi.waitFor(() => expect(origins.isOff("https://sito.example")).toBe(true));
  expect((await run("list")).out).toEqual([
    expect.stringMatching(/^.*2026.* {2}https:\/\/sito\.example {2}widget su pagine altrui$/),
    "1 origine spenta.",
  ]);
  expect(await run("on", "https://sito.example")).toEqual({
    code: 0,
    out: ["https://sito.example: accesa."],
    err: [],
  });
  await vi.waitFor(() => expect(origins.isOff("https://sito.example")).toBe(false));
  expect((await run("list")).out).toEqual(["0 origini spente."]);
  expect(await run("on", "https://sito.example")).toEqual({
    code: 1,
    out: [],
    err: ["https://sito.example non è spenta."],
  });
});

test.each([
  [["sito.example"], "Indica un’origine intera"],
  [["https://sito.example/blog"], "Indica un’origine intera"],
  [["https://anna@sito.example"], "Indica un’origine intera"],
  [["ftp://sito.example"], "Indica un’origine intera"],
  [["null"], "Indica un’origine intera"],
  [[], "Indica un’origine intera"],
  [["https://volpe.example"], "Questo è il nostro sito: non si spegne."],
])("refuses to switch off %j", async (words, sentence) => {
  const { code, err } = await run("off", ...words, "--motivo", "prova");
  expect(code).toBe(2);
  expect(err[0]).toContain(sentence);
});

test("refuses to switch off an origin without a reason", async () => {
  expect(await run("off", "https://sito.example")).toMatchObject({
    code: 2,
    err: ['Scrivi perché: --motivo "…"'],
  });
});
