import type { EnergyTipology, OfferQuery } from "@volpe/contract";
import { toCatalogueEntry } from "../src/catalogue/energy/catalogue-entry.ts";
import {
  arrangeEntries,
  type CatalogueSnapshot,
  toCatalogueState,
} from "../src/catalogue/energy/catalogue-snapshot.ts";
import { settleQuery } from "../src/catalogue/energy/energy-query.ts";
import { PRESENT, toScenario } from "../src/catalogue/energy/index-scenario.ts";
import { toOfferCsv } from "../src/catalogue/energy/offer-csv.ts";
import { type AskedList, toOfferList } from "../src/catalogue/energy/offer-list.ts";
import { rankOffers } from "../src/catalogue/energy/ranking.ts";
import { toSupplyProfile } from "../src/catalogue/energy/supply-profile.ts";
import { annualSpend } from "../src/spend/annual-spend.ts";
import { BENCH_NOW, BENCH_SOURCES, benchContext, createBenchOffer } from "./bench-offers.ts";
import { QUICK } from "./bench-options.ts";

/**
 * Measures what a list costs one core, with 6,000 offers of 200 suppliers and with 40 offers: `node
 * packages/server/bench/offer-list-bench.ts [--quick]`. Budgets: ranking 6,000 offers 3 ms;
 * filters, counts and a page of a cached ranking 1 ms. Each is also printed as a multiple of what
 * 40 offers take.
 */
const SIZES = QUICK ? [10, 40] : [40, 6000];
const ROUNDS = QUICK ? 2 : 200;
const WARM_UP = QUICK ? 0 : 30;

const FILTERED: OfferQuery = { prezzo: "variabile", canale: ["web"], fornitore: ["fornitore-7"] };

for (const tipology of ["luce", "gas"] as const) {
  const small = new Map<string, number>();
  for (const size of SIZES) {
    const snapshot = createSnapshot(tipology, size);
    const lineStartMs = performance.now();
    for (const { indexLine } of snapshot.bySlug.values()) {
      indexLine();
    }
    const lineMs = performance.now() - lineStartMs;
    console.log(
      `${tipology}, ${size} offers; index lines compiled once in ${lineMs.toFixed(0)} ms`,
    );
    const cached = ask(snapshot, tipology, {});
    const { chosen } = settleQuery(FILTERED, tipology, cached.facets.readable);
    const filtered = { ...cached, query: FILTERED, chosen };
    const spendProfile = cached.ranking.spendProfile;
    const entries = snapshot.byTipology[tipology];
    const steps: [string, () => unknown][] = [
      ["spends alone", () => entries.map(({ prepared }) => annualSpend(prepared, spendProfile))],
      ["ranking", () => ask(snapshot, tipology, {})],
      ["ranking, PUN or PSV +20%", () => ask(snapshot, tipology, { variazione: 20 })],
      ["ranking, a flat index", () => ask(snapshot, tipology, { indice: 0.2 })],
      ["page of a cached ranking", () => toOfferList(cached)],
      ["the same, filtered", () => toOfferList(filtered)],
      ["the same, by unit price", () => toOfferList({ ...cached, query: { ordina: "prezzo" } })],
      ["ranking and page", () => toOfferList(ask(snapshot, tipology, { consumo: 2500 }))],
      ["page as JSON", () => JSON.stringify(toOfferList(cached))],
    ];
    for (const [name, step] of steps) {
      const { bestMs, medianMs } = measure(step);
      const ratio = medianMs / (small.get(name) ?? medianMs);
      small.set(name, small.get(name) ?? medianMs);
      console.log(
        `  ${name.padEnd(26)} ${medianMs.toFixed(3)} ms (best ${bestMs.toFixed(3)}), ${ratio.toFixed(1)} × the 40`,
      );
    }
    const startedMs = performance.now();
    const { csv } = toOfferCsv(cached, "https://volpe.example");
    const csvMs = performance.now() - startedMs;
    console.log(
      `  CSV of all: ${(csv.length / 1024).toFixed(0)} KiB in ${csvMs.toFixed(0)} ms, once`,
    );
  }
}

function measure(step: () => unknown): { bestMs: number; medianMs: number } {
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () => {
    const startedMs = performance.now();
    step();
    return performance.now() - startedMs;
  });
  const sorted = rounds.slice(WARM_UP).toSorted((a, b) => a - b);
  return { bestMs: sorted[0] ?? Number.NaN, medianMs: sorted[ROUNDS / 2] ?? Number.NaN };
}

function ask(snapshot: CatalogueSnapshot, tipology: EnergyTipology, query: OfferQuery): AskedList {
  const { context } = snapshot;
  const facets = snapshot.facets[tipology];
  const { chosen } = settleQuery(query, tipology, facets.readable);
  const profile = toSupplyProfile(tipology, query);
  const scenario = (query.indice ?? query.variazione) ? toScenario(query) : PRESENT;
  const nowMs = BENCH_NOW.getTime();
  const columns = snapshot.columns[tipology];
  const options = { context, nowMs, scenario, columns };
  const ranking = rankOffers(snapshot.byTipology[tipology], profile, options);
  const state = toCatalogueState(snapshot, BENCH_NOW, tipology);
  return { now: BENCH_NOW, state, snapshot, context, facets, query, chosen, ignored: [], ranking };
}

function createSnapshot(tipology: EnergyTipology, size: number): CatalogueSnapshot {
  const commodity = tipology === "gas" ? "gas" : "electricity";
  const entries = Array.from({ length: size }, (_, index) =>
    toCatalogueEntry(
      {
        offer: createBenchOffer(commodity, index),
        slug: `offerta-${index}`,
        supplierName: `Fornitore ${index % 200}`,
        setAsideReason: null,
        changedDay: "",
        offerDigest: "",
      },
      benchContext,
    ),
  );
  const { indexSeries, electricity, gas } = BENCH_SOURCES;
  return {
    id: "bench",
    updatedAt: "2026-11-21",
    demonstration: false,
    context: benchContext,
    sources: { indexSeries, electricity, gas },
    ...arrangeEntries(entries),
  };
}
