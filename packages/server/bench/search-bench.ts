import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { importOffers } from "../src/catalogue/energy/import/import-offers.ts";
import { itemSlugs } from "../src/catalogue/snapshots/snapshot-tables.ts";
import { createSearchSources } from "../src/search/search-sources.ts";
import { withSynonyms } from "../src/search/synonyms.ts";
import { createServer } from "../src/server.ts";
import { toTestConfig } from "../src/test-config.ts";
import { foldWords } from "../src/text/fold-words.ts";
import { readNumber, toPercentile } from "./bench-options.ts";
import { toDaysFiles, toImportFiles, writePortalFile } from "./portal-file.ts";
import { type Asked, createQueries } from "./search-queries.ts";

/* Measures a search against reading one small row by its primary key, through the same kind of
   route: `node packages/server/bench/search-bench.ts [offers] [rounds] [--quick]`, on Postgres
   if DATABASE_URL names an empty database. Key, search and suggestions alternate, so that other
   work on the machine slows all three alike. No query is sent twice. */
const OFFERS = readNumber(0, { usual: 6000, quick: 20 });
const ROUNDS = readNumber(1, { usual: 7, quick: 1 });
/** Queries of each kind per round. */
const EACH = readNumber(2, { usual: 25, quick: 1 });
const TARGET_RATIO = 3;

const folder = await mkdtemp(join(tmpdir(), "volpe-search-bench-"));
const file = join(folder, "PO_Offerte_E_MLIBERO_20261121.xml");
await writePortalFile(file, OFFERS);
const config = toTestConfig({
  dataDir: join(folder, "data"),
  databaseUrl: process.env.DATABASE_URL || null,
  openDataDaily: false,
  logLevel: "silent",
});
const server = await createServer(config, {
  clock: { now: () => new Date("2026-11-21T10:00:00Z") },
  mount: async (app) => addKeyRoute(app),
});
const { services, app } = server;
const ENERGY = eq(itemSlugs.kind, "energy");
try {
  await importOffers(services, { files: toImportFiles(toDaysFiles(file)), force: true });
  await services.catalogue.reload();
  const startedMs = performance.now();
  await services.search.reindex();
  const seconds = (performance.now() - startedMs) / 1000;
  const heapMb = process.memoryUsage().heapUsed / 1024 / 1024;
  const keys = await services.db.select({ key: itemSlugs.key }).from(itemSlugs).where(ENERGY);
  const documents = await listDocuments();
  console.log(
    `index       ${documents.length} documents in ${seconds.toFixed(2)} s, heap ${heapMb.toFixed(0)} MB`,
  );
  const queries = createQueries(toQuerySources(documents), EACH * (ROUNDS + 1));
  const size = Math.ceil(queries.length / (ROUNDS + 1));
  const all: Sample[] = [];
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const samples = await takeTurns(
      queries.slice(size * round, size * (round + 1)),
      (turn) => keys[(size * round + turn * 7) % keys.length]?.key ?? "",
    );
    // The first round warms up.
    if (round > 0) {
      const [key, search] = [toTimes(samples, "key"), toTimes(samples, "search")];
      ratios.push(search.p95 / key.p95);
      console.log(
        `round ${round}     key ${key.median.toFixed(2)}/${key.p95.toFixed(2)} ms, search ${search.median.toFixed(2)}/${search.p95.toFixed(2)} ms, ratio of p95 ${(search.p95 / key.p95).toFixed(2)}`,
      );
      all.push(...samples);
    }
  }
  for (const route of ["key", "search", "suggestions"] as const) {
    console.log(route.padEnd(12) + formatTimes(toTimes(all, route)));
  }
  for (const kind of new Set(queries.map((asked) => asked.kind))) {
    const of = all.filter((sample) => sample.kind === kind);
    console.log(`  ${kind.padEnd(20)}${formatTimes(toTimes(of, "search"))}`);
  }
  const ratio = toPercentile(ratios, 0.5);
  console.log(
    `ratio       ${ratio.toFixed(2)} of p95, the median of ${ratios.length} rounds (target: ${TARGET_RATIO})`,
  );
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

function addKeyRoute(app: FastifyInstance): void {
  app.get<{ Params: { key: string } }>("/bench/items/:key", async ({ params }) => {
    const isAsked = and(ENERGY, eq(itemSlugs.key, params.key));
    const [data] = await services.db.select().from(itemSlugs).where(isAsked);
    return { data };
  });
}

async function listDocuments() {
  const lists = createSearchSources(services).map((source) => source.list());
  return (await Promise.all(lists)).flat().map(withSynonyms);
}

function toQuerySources(documents: Awaited<ReturnType<typeof listDocuments>>) {
  const words = documents.flatMap(({ title, keywords }) => foldWords(`${title} ${keywords}`));
  const long = words.map(({ word }) => word).filter((word) => word.length >= 4);
  return {
    words: [...new Set(long)].sort(),
    titles: documents.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ title }) => title),
    codes: services.catalogue.entries().map(({ code }) => code),
  };
}

type Route = "key" | "search" | "suggestions";
type Sample = { kind: string; ms: Record<Route, number> };

async function takeTurns(
  asked: readonly Asked[],
  toKey: (turn: number) => string,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const [turn, { kind, query }] of asked.entries()) {
    const q = encodeURIComponent(query);
    const key = await time(`/bench/items/${encodeURIComponent(toKey(turn))}`);
    const search = await time(`/api/v1/search?q=${q}`);
    samples.push({
      kind,
      ms: { key, search, suggestions: await time(`/api/v1/search/suggestions?q=${q}`) },
    });
  }
  return samples;
}

async function time(url: string): Promise<number> {
  const startedMs = performance.now();
  const reply = await app.inject(url);
  if (reply.statusCode !== 200) {
    throw new Error(`${url} was answered ${reply.statusCode}`);
  }
  return performance.now() - startedMs;
}

type Times = { median: number; p95: number; worst: number; count: number };

function toTimes(samples: readonly Sample[], route: Route): Times {
  const times = samples.map(({ ms }) => ms[route]);
  const at = (share: number) => toPercentile(times, share);
  return { median: at(0.5), p95: at(0.95), worst: at(1), count: times.length };
}

function formatTimes({ median, p95, worst, count }: Times): string {
  return `${median.toFixed(2)} ms median, ${p95.toFixed(2)} p95, ${worst.toFixed(2)} worst of ${count}`;
}
