import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { importOffers } from "../src/imports/import-offers.ts";
import { searchDocuments, searchWords } from "../src/search/search-tables.ts";
import { createServer } from "../src/server.ts";
import { toTestConfig } from "../src/test-config.ts";
import { writePortalFile } from "./portal-file.ts";
import { type Asked, createQueries } from "./search-queries.ts";

/*
 * How long a search takes beside the reading of one row by its primary key, through the same shape
 * of route: `node packages/server/bench/search-bench.ts [offers] [rounds]`, on Postgres where
 * DATABASE_URL names an empty database. Key, search and suggestions take turns, so that whatever
 * else the machine does falls on all three. No query is asked twice, so none is answered from what
 * was kept.
 */
const OFFERS = Number(process.argv[2] ?? 6000);
const ROUNDS = Number(process.argv[3] ?? 7);
/** Of each kind, each round. */
const EACH = 25;
const TARGET_RATIO = 4;

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
try {
  const seed = join(import.meta.dirname, "../src/seed");
  const files = [
    file,
    join(seed, "PO_Parametri_Mercato_Libero_E_20261004.csv"),
    join(seed, "indices_PUN_PSV_202401_202606.csv"),
  ].map((path) => ({ name: path.split("/").at(-1) ?? "", open: () => createReadStream(path) }));
  await importOffers(services, { files, force: true });
  await services.catalogue.reload();
  const startedMs = performance.now();
  await services.search.reindex();
  const ids = await services.db.select({ id: searchDocuments.id }).from(searchDocuments);
  console.log(
    `index       ${ids.length} documents in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`,
  );
  const queries = createQueries(await readAsked(), EACH * (ROUNDS + 1));
  const size = Math.ceil(queries.length / (ROUNDS + 1));
  const all: Sample[] = [];
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const samples = await takeTurns(
      queries.slice(size * round, size * (round + 1)),
      (turn) => ids[(size * round + turn * 7) % ids.length]?.id ?? 0,
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
    console.log(route.padEnd(12) + toWords(toTimes(all, route)));
  }
  for (const kind of new Set(queries.map((asked) => asked.kind))) {
    const of = all.filter((sample) => sample.kind === kind);
    console.log(`  ${kind.padEnd(20)}${toWords(toTimes(of, "search"))}`);
  }
  const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  console.log(
    `ratio       ${ratio.toFixed(2)} of p95, the median of ${ratios.length} rounds (target: ${TARGET_RATIO})`,
  );
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

function addKeyRoute(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>("/bench/documents/:id", async ({ params }) => {
    const [data] = await services.db
      .select()
      .from(searchDocuments)
      .where(eq(searchDocuments.id, Number(params.id)));
    return { data };
  });
}

async function readAsked(): Promise<{ words: string[]; titles: string[]; codes: string[] }> {
  const words = await services.db
    .selectDistinct({ word: searchWords.word })
    .from(searchWords)
    .where(eq(searchWords.titled, true))
    .orderBy(asc(searchWords.word));
  const documents = await services.db
    .select({ title: searchDocuments.title })
    .from(searchDocuments)
    .orderBy(asc(searchDocuments.key));
  return {
    words: words.map(({ word }) => word).filter((word) => word.length >= 4),
    titles: documents.map(({ title }) => title),
    codes: services.catalogue.entries().map(({ code }) => code),
  };
}

type Route = "key" | "search" | "suggestions";
type Sample = { kind: string; ms: Record<Route, number> };

async function takeTurns(
  asked: readonly Asked[],
  toId: (turn: number) => number,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const [turn, { kind, query }] of asked.entries()) {
    const q = encodeURIComponent(query);
    const key = await time(`/bench/documents/${toId(turn)}`);
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
  const times = samples.map(({ ms }) => ms[route]).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95), worst: at(1), count: times.length };
}

function toWords({ median, p95, worst, count }: Times): string {
  return `${median.toFixed(2)} ms median, ${p95.toFixed(2)} p95, ${worst.toFixed(2)} worst of ${count}`;
}
