import { DAY_MS } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { importOffers } from "../catalogue/energy/import/import-offers.ts";
import { wholeFiles } from "../catalogue/energy/import/test-import.ts";
import { insertRate } from "../quote/rate-repository.ts";
import { NO_BILLED_SUPPLY, sealSupply } from "../quote/sealed-supply.ts";
import { toTestRate } from "../quote/test-rate.ts";
import { createTestFolder } from "../test-folder.ts";
import { startProcess } from "../test-process.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { SERVICE_CHECKS, toDiskFinding } from "./doctor-checks.ts";

const GIGABYTE = 1024 ** 3;

test.each([
  { free: 0.2, of: 4, state: "bad", text: "0,2 GB liberi." },
  { free: 1.9, of: 4, state: "doubtful", text: "1,9 GB liberi." },
  { free: 4, of: 100, state: "doubtful", text: "4,0 GB liberi." },
  { free: 6, of: 100, state: "good", text: "6,0 GB liberi." },
])("a disk with $free of $of GB free is $state", ({ free, of, state, text }) => {
  const bsize = 4096;
  const toBlocks = (gigabytes: number) => Math.round((gigabytes * GIGABYTE) / bsize);
  const found = toDiskFinding({ bavail: toBlocks(free), blocks: toBlocks(of), bsize });
  expect(found).toMatchObject({ state, text });
  expect("remedy" in found && found.remedy.includes("DATA_DIR")).toBe(state !== "good");
});

const server = setUp("file", () => createTestServer());

async function find(name: string, changes: Partial<typeof server.services> = {}) {
  const check = SERVICE_CHECKS.find((each) => each.name === name);
  return await check?.find({ ...server.services, ...changes });
}

const REMEDY = /leggi nel suo log perché i lavori falliscono/;

test.each([
  {
    jobs: [],
    state: "good",
    text: "0 lavori in attesa, il più vecchio da 0 minuti; 0 non riusciti.",
  },
  { jobs: [["created", 5]], state: "good", text: "1 lavoro in attesa, il più vecchio da 5 minuti" },
  { jobs: [["created", 1]], state: "good", text: "il più vecchio da 1 minuto; 0 non riusciti." },
  {
    jobs: [
      ["created", 5],
      ["retry", 11],
    ],
    state: "doubtful",
    text: "2 lavori",
  },
  { jobs: [["failed", 1]], state: "doubtful", text: "1 non riuscito." },
  { jobs: [["created", 61]], state: "bad", text: "il più vecchio da 61 minuti" },
] as const)("a queue with the jobs $jobs is $state", async ({ jobs, state, text }) => {
  const { db } = server.services;
  await db.execute(sql`delete from jobs.job`);
  for (const [at, minutes] of jobs) {
    await db.execute(sql`
      insert into jobs.job (name, state, start_after)
      values ('mail', ${at}, now() - make_interval(mins => ${minutes}))`);
  }
  const found = await find("Coda");
  expect(found).toMatchObject({
    state,
    text: expect.stringContaining(text),
    ...(state === "good" ? {} : { remedy: expect.stringMatching(REMEDY) }),
  });
  await db.execute(sql`delete from jobs.job`);
});

/** Imports the files of 21 November 2026, with wholesale prices up to June 2026. */
async function importFiles(demonstration: boolean) {
  const { services } = server;
  const files = await wholeFiles();
  await importOffers(services, { files, demonstration, force: true, onRefusal: () => undefined });
  await services.catalogue.reload();
}

const at = (moment: string) => ({ clock: { now: () => new Date(moment) } });

test.each([
  { moment: "2026-11-23T09:00:00Z", demonstration: false, state: "good", text: "del 2026-11-21." },
  {
    moment: "2026-11-25T09:00:00Z",
    demonstration: false,
    state: "doubtful",
    text: "del 2026-11-21.",
  },
  { moment: "2026-12-06T09:00:00Z", demonstration: false, state: "bad", text: "del 2026-11-21." },
  { moment: "2026-11-23T09:00:00Z", demonstration: true, state: "doubtful", text: "dimostrative." },
])(
  "offers of 21 November (demonstration: $demonstration) are $state at $moment",
  async ({ moment, demonstration, state, text }) => {
    await importFiles(demonstration);
    expect(await find("Importazione", at(moment))).toMatchObject({
      state,
      text: expect.stringMatching(new RegExp(`${text.replaceAll(".", "\\.")}$`)),
      ...(state === "good" ? {} : { remedy: expect.stringContaining("import-offers") }),
    });
  },
);

test("the remedy of missing offers is an import", async () => {
  const { db } = server.services;
  await db.execute(sql`delete from snapshots`);
  expect(await find("Importazione")).toMatchObject({
    state: "bad",
    text: "non ci sono offerte di luce e gas.",
    remedy: expect.stringContaining("import-offers"),
  });
});

const JUNE = Date.parse("2026-06-01");

test.each([
  { days: 99, state: "good" },
  { days: 101, state: "doubtful" },
])("wholesale prices up to June are $state after $days days", async ({ days, state }) => {
  await importFiles(false);
  expect(await find("Indici", at(new Date(JUNE + days * DAY_MS).toISOString()))).toMatchObject({
    state,
    text: "i prezzi all’ingrosso arrivano a 2026-06.",
    ...(state === "good" ? {} : { remedy: expect.stringContaining("prezzi all’ingrosso") }),
  });
});

test("without wholesale prices the variable ones are an estimate", async () => {
  const catalogue = { ...server.services.catalogue, indexMonths: () => [] };
  expect(await find("Indici", { catalogue })).toMatchObject({
    state: "doubtful",
    text: expect.stringContaining("nessun prezzo all’ingrosso"),
  });
});

test("a value sealed with another secret is reported until it is gone", async () => {
  const { config, db } = server.services;
  expect(await find("Segreto")).toMatchObject({ state: "good" });
  const rate = toTestRate();
  const supply = { ...NO_BILLED_SUPPLY, holder: "Anna Bianchi" };
  const sealedSupply = sealSupply(config, rate.id, supply);
  await insertRate(db, { ...rate, sealedSupply });
  expect(await find("Segreto")).toMatchObject({ state: "good" });
  const other = { ...config, sessionSecret: "un altro segreto di almeno trentadue caratteri" };
  expect(await find("Segreto", { config: other })).toMatchObject({
    state: "bad",
    remedy: expect.stringContaining("SESSION_SECRET di prima"),
  });
});

const folder = setUp("test", createTestFolder);

test("a database without its migrations is bad", async () => {
  const env = { DATA_DIR: folder.path, LOG_LEVEL: "silent" };
  const { code, out } = await startProcess("admin/admin.ts", { args: ["doctor"], env }).ended;
  const lines = out.split("\n").map((line) => line.trim());
  expect(lines.slice(lines.indexOf("[  male  ] Database: mancano delle migrazioni."))).toEqual([
    "[  male  ] Database: mancano delle migrazioni.",
    "Avvia il server di questa versione, che le fa dopo una copia.",
    "",
  ]);
  expect(code).toBe(1);
});
