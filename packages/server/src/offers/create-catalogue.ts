import type { EnergyTipology, OfferQuery, OfferSheet, SupplyProfile } from "@volpe/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { createSpendContext, type SpendContext } from "../spend/spend-context.ts";
import type { Catalogue } from "./catalogue.ts";
import { type CatalogueEntry, toCatalogueEntry } from "./catalogue-entry.ts";
import { type CatalogueSnapshot, toCatalogueState } from "./catalogue-snapshot.ts";
import { compareOffers, findCompared } from "./compare-offers.ts";
import { isOnSale } from "./eligibility.ts";
import { createHeldSnapshot } from "./held-snapshot.ts";
import { PRESENT, type Scenario, toScenario } from "./index-scenario.ts";
import { toListedEntry } from "./listed-entry.ts";
import { toOfferCsv } from "./offer-csv.ts";
import { type AskedList, toOfferList } from "./offer-list.ts";
import { toOfferResult } from "./offer-result.ts";
import { toCents, toOfferSheet } from "./offer-sheet.ts";
import { type Ranking, rankOffers } from "./ranking.ts";
import { createRankingCache } from "./ranking-cache.ts";
import { findClosedOffer } from "./snapshot-repository.ts";
import { createSupplierDirectory } from "./supplier-directory.ts";
import { toSupplyProfile } from "./supply-profile.ts";
import { understandQuery } from "./understood-query.ts";

/** Empty until `reload` has run; from then on it also looks for switches of other processes. */
export function createCatalogue({
  db,
  clock,
  log,
  watchMs,
}: {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
  watchMs?: number;
}): Catalogue {
  const cache = createRankingCache();
  const holder = createHeldSnapshot({
    db,
    clock,
    log,
    ...(watchMs === undefined ? {} : { watchMs }),
    onChange: cache.clear,
  });

  const rankFor = (profile: SupplyProfile, now: Date, scenario: Scenario = PRESENT): Ranking => {
    const snapshot = holder.at(now);
    const nowMs = now.getTime();
    const entries = snapshot?.byTipology[profile.tipology] ?? [];
    return cache.get(JSON.stringify([profile, scenario]), () =>
      rankOffers(entries, profile, {
        context: toContext(snapshot, now),
        nowMs,
        scenario,
        ...(snapshot === null ? {} : { columns: snapshot.columns[profile.tipology] }),
      }),
    );
  };

  const ask = (tipology: EnergyTipology, asked: OfferQuery): AskedList => {
    const now = clock.now();
    const snapshot = holder.at(now);
    const suppliers = snapshot?.suppliers ?? NO_SUPPLIERS;
    const { query, ignored } = understandQuery(asked, tipology, suppliers);
    const ranking = rankFor(toSupplyProfile(tipology, query), now, toScenario(query));
    return { now, snapshot, context: toContext(snapshot, now), suppliers, query, ignored, ranking };
  };

  const sheetOf = (entry: CatalogueEntry, asked: OfferQuery, isClosed: boolean): OfferSheet => {
    const { now, snapshot, ranking, ignored } = ask(entry.tipology, toSheetQuery(entry, asked));
    return toOfferSheet(entry, {
      ranking,
      profile: ranking.profile,
      catalogue: toCatalogueState(snapshot, now, entry.tipology),
      nowMs: now.getTime(),
      isClosed,
      ignored,
    });
  };

  return {
    reload: holder.reload,
    close: holder.close,
    version: () => holder.version(clock.now()),
    entries() {
      const now = clock.now();
      const nowMs = now.getTime();
      return [...(holder.at(now)?.bySlug.values() ?? [])]
        .filter(({ offer }) => isOnSale(offer, nowMs))
        .map(toListedEntry);
    },
    rank: (tipology, query) => toOfferList(ask(tipology, query)),
    excluded(tipology, query) {
      const { profile, excluded } = ask(tipology, query).ranking;
      const offers = excluded.map(({ entry: { offer, supplier }, reason }) => ({
        name: offer.name,
        supplier: supplier.name,
        code: offer.code,
        reason,
      }));
      return { profile, offers };
    },
    compare(tipology, query, slugs) {
      const snapshot = holder.at(clock.now());
      const entries = slugs.flatMap((slug) => findCompared({ snapshot }, tipology, slug) ?? []);
      // A link to business offers need not say whom they are for.
      const destinazione = query.destinazione ?? entries[0]?.destination ?? "privati";
      return compareOffers(ask(tipology, { ...query, destinazione }), tipology, slugs);
    },
    exportCsv: (tipology, query, publicUrl) => toOfferCsv(ask(tipology, query), publicUrl),
    sheet(slug, query) {
      const entry = holder.at(clock.now())?.bySlug.get(slug);
      return entry === undefined ? null : sheetOf(entry, query, false);
    },
    async findClosedSheet(slug, query) {
      const closed = await findClosedOffer(db, slug);
      const snapshot = holder.at(clock.now());
      return closed === null || snapshot === null
        ? null
        : sheetOf(toCatalogueEntry(closed, snapshot.context), query, true);
    },
    best(profile, count) {
      const ranking = rankFor(profile, clock.now());
      return {
        offers: ranking.ranked.slice(0, count).map((ranked) => toOfferResult(ranked, ranking)),
        medianSpendEur: toCents(ranking.medianSpendEur),
      };
    },
    state() {
      const now = clock.now();
      return toCatalogueState(holder.at(now), now, null);
    },
    onSale() {
      const now = clock.now();
      const nowMs = now.getTime();
      return [...(holder.at(now)?.bySlug.values() ?? [])]
        .filter(({ offer }) => isOnSale(offer, nowMs))
        .map(({ supplier, tipology, destination }) => ({ brand: supplier, tipology, destination }));
    },
    suppliers() {
      const names =
        holder
          .at(clock.now())
          ?.bySlug.values()
          .map(({ supplier }) => supplier.name) ?? [];
      return [...new Set(names)].sort((a, b) => a.localeCompare(b, "it"));
    },
  };
}

const NO_SUPPLIERS = createSupplierDirectory([]);

function toContext(snapshot: CatalogueSnapshot | null, now: Date): SpendContext {
  return snapshot?.context ?? createSpendContext({ now, electricity: null, gas: null });
}

/** The visitor's supply, as far as it can be that of the offer's customers. */
function toSheetQuery({ offer, destination }: CatalogueEntry, query: OfferQuery): OfferQuery {
  const residente = query.residente ?? (offer.residence === "non-resident" ? "no" : "si");
  return { ...query, destinazione: destination, residente };
}
