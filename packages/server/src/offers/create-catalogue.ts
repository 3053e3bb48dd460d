import type { OfferQuery, OfferSheet, SupplyProfile } from "@volpe/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { createSpendContext } from "../spend/spend-context.ts";
import { toAssumptions } from "./assumptions.ts";
import type { Catalogue } from "./catalogue.ts";
import { type CatalogueEntry, toCatalogueEntry } from "./catalogue-entry.ts";
import {
  type CatalogueSnapshot,
  loadSnapshot,
  refreshSnapshot,
  toCatalogueState,
} from "./catalogue-snapshot.ts";
import { toExcludedGroups } from "./excluded-groups.ts";
import { toOfferResult } from "./offer-result.ts";
import { toCents, toOfferSheet } from "./offer-sheet.ts";
import { type Ranking, rankOffers } from "./ranking.ts";
import { createRankingCache } from "./ranking-cache.ts";
import { findClosedOffer, findCurrentSnapshot } from "./snapshot-repository.ts";
import { toSupplyProfile } from "./supply-profile.ts";

const PAGE_OFFERS = 24;

/** How often a switch made by another process is looked for: one query of one row. */
const WATCH_MS = 30_000;

/** Empty until `reload` has run; from then on it also looks for switches of other processes. */
export function createCatalogue({
  db,
  clock,
  log,
  watchMs = WATCH_MS,
}: {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
  watchMs?: number;
}): Catalogue {
  let held: CatalogueSnapshot | null = null;
  let loading: Promise<void> = Promise.resolve();
  const cache = createRankingCache();

  const snapshotNow = (now: Date): CatalogueSnapshot | null => {
    if (held !== null) {
      const fresh = refreshSnapshot(held, now);
      if (fresh !== held) {
        held = fresh;
        cache.clear();
      }
    }
    return held;
  };

  const rankFor = (profile: SupplyProfile, now: Date): Ranking => {
    const snapshot = snapshotNow(now);
    const nowMs = now.getTime();
    const entries = snapshot?.byTipology[profile.tipology] ?? [];
    const context = snapshot?.context ?? createSpendContext({ now, electricity: null, gas: null });
    return cache.get(profile, nowMs, entries, () =>
      rankOffers(entries, profile, { context, nowMs }),
    );
  };

  const sheetOf = (
    entry: CatalogueEntry,
    query: OfferQuery,
    { now, isClosed }: { now: Date; isClosed: boolean },
  ): OfferSheet => {
    const profile = toSheetProfile(entry, query);
    return toOfferSheet(entry, {
      ranking: rankFor(profile, now),
      profile,
      catalogue: toCatalogueState(held, now, entry.tipology),
      nowMs: now.getTime(),
      isClosed,
    });
  };

  const reload = (): Promise<void> =>
    next(async () => {
      held = await loadSnapshot(db, clock);
      cache.clear();
    });

  // One after another, so that an older reading never takes the place of a newer one.
  const next = (read: () => Promise<void>): Promise<void> => {
    const reading = loading.then(read);
    loading = reading.catch(() => undefined);
    return reading;
  };

  const lookForSwitch = async () => {
    try {
      await next(async () => {
        const current = await findCurrentSnapshot(db);
        if ((current?.id ?? null) !== (held?.id ?? null)) {
          held = await loadSnapshot(db, clock);
          cache.clear();
        }
      });
    } catch (error) {
      // The snapshot in memory goes on answering; the next look may succeed.
      log.warn({ err: error }, "could not look for a new snapshot of offers");
    }
  };
  let watch: NodeJS.Timeout | null = null;

  return {
    reload() {
      watch ??= setInterval(lookForSwitch, watchMs).unref();
      return reload();
    },
    async close() {
      clearInterval(watch ?? undefined);
      await loading;
    },
    rank(tipology, query) {
      const now = clock.now();
      const profile = toSupplyProfile(tipology, query);
      const ranking = rankFor(profile, now);
      const total = ranking.ranked.length;
      const pages = Math.max(1, Math.ceil(total / PAGE_OFFERS));
      const page = Math.min(query.pagina ?? 1, pages);
      return {
        catalogue: toCatalogueState(held, now, tipology),
        profile,
        offers: ranking.ranked
          .slice((page - 1) * PAGE_OFFERS, page * PAGE_OFFERS)
          .map((ranked) => toOfferResult(ranked, ranking)),
        total,
        page,
        pages,
        medianSpendEur: toCents(ranking.medianSpendEur),
        assumptions: held === null ? [] : toAssumptions(profile, held.context, held.demonstration),
        excludedTotal: ranking.excluded.length,
        excluded: toExcludedGroups(ranking.excluded),
      };
    },
    excluded(tipology, query) {
      const profile = toSupplyProfile(tipology, query);
      const { excluded } = rankFor(profile, clock.now());
      return { profile, offers: excluded.map(({ slug: _, ...offer }) => offer) };
    },
    sheet(slug, query) {
      const now = clock.now();
      const entry = snapshotNow(now)?.bySlug.get(slug);
      return entry === undefined ? null : sheetOf(entry, query, { now, isClosed: false });
    },
    async findClosedSheet(slug, query) {
      const closed = await findClosedOffer(db, slug);
      const now = clock.now();
      const snapshot = snapshotNow(now);
      return closed === null || snapshot === null
        ? null
        : sheetOf(toCatalogueEntry(closed, snapshot.context), query, { now, isClosed: true });
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
      return toCatalogueState(snapshotNow(now), now, null);
    },
    suppliers() {
      const names = held?.bySlug.values().map(({ supplier }) => supplier.name) ?? [];
      return [...new Set(names)].sort((a, b) => a.localeCompare(b, "it"));
    },
  };
}

/** The visitor's supply, as far as it can be that of the offer's customers. */
function toSheetProfile({ offer, destination, tipology }: CatalogueEntry, query: OfferQuery) {
  const residente = query.residente ?? (offer.residence === "non-resident" ? "no" : "si");
  return toSupplyProfile(tipology, { ...query, destinazione: destination, residente });
}
