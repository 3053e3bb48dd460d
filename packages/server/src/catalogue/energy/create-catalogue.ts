import {
  type CatalogueState,
  type EnergyTipology,
  formatDate,
  nameLastDay,
  type OfferQuery,
  type OfferTerms,
  type SupplyProfile,
  toRomeDay,
} from "@volpe/contract";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database.ts";
import { roundToCents } from "../../figures/round.ts";
import type { Watching } from "../../signals/current.ts";
import type { EnergyOffer } from "../../spend/energy-offer.ts";
import { createSpendContext, type SpendContext } from "../../spend/spend-context.ts";
import { joinDigits } from "../../text/join-digits.ts";
import type { Clock } from "../../time/clock.ts";
import { createFacetColumns } from "../list/facets.ts";
import { type ClosedItem, findClosedItem } from "../snapshots/snapshot-repository.ts";
import { type Catalogue, toListedEntry } from "./catalogue.ts";
import { type CatalogueEntry, toCatalogueEntry } from "./catalogue-entry.ts";
import { type CatalogueSnapshot, toCatalogueState } from "./catalogue-snapshot.ts";
import { compareOffers, findCompared } from "./compare-offers.ts";
import { createCurrentSnapshot } from "./current-snapshot.ts";
import { isOnSale } from "./eligibility.ts";
import { createEnergyFilters } from "./energy-filters.ts";
import { type OfferSearch, parseOfferQuery, settleQuery } from "./energy-query.ts";
import type { OfferData } from "./energy-snapshot.ts";
import { PRESENT, type Scenario, toScenario } from "./index-scenario.ts";
import { toOfferCsv } from "./offer-csv.ts";
import { type AskedList, toOfferList } from "./offer-list.ts";
import { toOfferResult } from "./offer-result.ts";
import { type CatalogueSheet, toOfferSheet } from "./offer-sheet.ts";
import { priceContract } from "./price-contract.ts";
import { type Ranking, rankOffers } from "./ranking.ts";
import { toContractLines } from "./sheet-lines.ts";
import { toSupplyProfile } from "./supply-profile.ts";

/** How many rankings are cached. */
const MAX_RANKINGS = 16;

/** Creates the catalogue. It is empty until `reload`, and then follows the imports. */
export function createCatalogue({
  db,
  clock,
  ...watching
}: Watching & { db: Database; clock: Clock }): Catalogue {
  const rankings = new LRUCache<string, Ranking>({ max: MAX_RANKINGS });
  const states = new Map<EnergyTipology | null, CatalogueState>();
  // The names are cached, because the assistant asks for them at each answer.
  const names = new LRUCache<CatalogueSnapshot, readonly string[]>({
    max: 1,
    memoMethod: listSupplierNames,
  });
  const onChange = () => {
    names.clear();
    rankings.clear();
    states.clear();
  };
  const current = createCurrentSnapshot({ ...watching, db, clock, onChange });

  /** The state is cached: every list and sheet shows it, and computing it reads all offers. */
  const stateAt = (now: Date, tipology: EnergyTipology | null): CatalogueState => {
    // This call comes first, because it clears the states of another moment.
    const snapshot = current.at(now);
    const state = states.get(tipology) ?? toCatalogueState(snapshot, now, tipology);
    states.set(tipology, state);
    return state;
  };

  const rankFor = (profile: SupplyProfile, now: Date, scenario: Scenario = PRESENT): Ranking => {
    const snapshot = current.at(now);
    const nowMs = now.getTime();
    const entries = snapshot?.byTipology[profile.tipology] ?? [];
    const key = JSON.stringify([profile, scenario]);
    const ranking =
      rankings.get(key) ??
      rankOffers(entries, profile, {
        context: toContext(snapshot, now),
        nowMs,
        scenario,
        ...(snapshot === null ? {} : { columns: snapshot.columns[profile.tipology] }),
      });
    rankings.set(key, ranking);
    return ranking;
  };

  const ask = (tipology: EnergyTipology, asked: OfferQuery): AskedList => {
    const now = clock.now();
    const snapshot = current.at(now);
    const facets = snapshot?.facets[tipology] ?? NO_FACETS;
    const settled = settleQuery(asked, tipology, facets.readable);
    const { query } = settled;
    const ranking = rankFor(toSupplyProfile(tipology, query), now, toScenario(query));
    const state = stateAt(now, tipology);
    return { ...settled, now, state, snapshot, context: toContext(snapshot, now), facets, ranking };
  };

  const sheetOf = (
    entry: CatalogueEntry,
    search: OfferSearch,
    isClosed: boolean,
  ): CatalogueSheet => {
    const { query, ignored } = parseOfferQuery(search, entry.tipology);
    const asked = ask(entry.tipology, toSheetQuery(entry, query));
    return toOfferSheet(entry, { ...asked, ignored: [...ignored, ...asked.ignored] }, { isClosed });
  };

  const listOnSale = (): CatalogueEntry[] => {
    const now = clock.now();
    const entries = current.at(now)?.bySlug.values() ?? [].values();
    return [...entries.filter(({ offer }) => isOnSale(offer, now.getTime()))];
  };

  return {
    reload: current.reload,
    close: current.close,
    version: () => current.version(clock.now()),
    entries: () => listOnSale().map(toListedEntry),
    rank: (tipology, query, options) => toOfferList(ask(tipology, query), options),
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
      const snapshot = current.at(clock.now());
      const entries = slugs.flatMap((slug) => findCompared({ snapshot }, tipology, slug) ?? []);
      // A link to business offers works without `destinazione`.
      const destinazione = query.destinazione ?? entries[0]?.destination ?? "privati";
      return compareOffers(ask(tipology, { ...query, destinazione }), tipology, slugs);
    },
    exportCsv: (tipology, query, publicUrl) => toOfferCsv(ask(tipology, query), publicUrl),
    sheet(slug, search) {
      const entry = current.at(clock.now())?.bySlug.get(slug);
      return entry === undefined ? null : sheetOf(entry, search, false);
    },
    async findClosedSheet(slug, search) {
      const closed = await findClosedItem(db, ["energy"], slug);
      const snapshot = current.at(clock.now());
      return closed === null || snapshot === null
        ? null
        : sheetOf(toClosedEntry(closed, snapshot), search, true);
    },
    best(profile, count) {
      const ranking = rankFor(profile, clock.now());
      return {
        offers: ranking.ranked.slice(0, count).map((ranked) => toOfferResult(ranked, ranking)),
        medianSpendEur: roundToCents(ranking.medianSpendEur),
      };
    },
    priceContract: (tipology, query, contract) => priceContract(ask(tipology, query), contract),
    indexMonths: () => current.at(clock.now())?.sources.indexSeries ?? [],
    terms(slug) {
      const now = clock.now();
      const offer = current.at(now)?.bySlug.get(slug)?.offer;
      return offer === undefined || !isOnSale(offer, now.getTime()) ? null : toOfferTerms(offer);
    },
    state: () => stateAt(clock.now(), null),
    onSale: () => listOnSale().map(({ supplier }) => ({ brand: supplier })),
    suppliers() {
      const snapshot = current.at(clock.now());
      return snapshot === null ? [] : names.memo(snapshot);
    },
  };
}

function listSupplierNames({ bySlug }: CatalogueSnapshot): string[] {
  const names = new Set(bySlug.values().map(({ supplier }) => supplier.name));
  return [...names].sort((a, b) => a.localeCompare(b, "it"));
}

function toClosedEntry({ slug, data }: ClosedItem, { context }: CatalogueSnapshot): CatalogueEntry {
  return toCatalogueEntry({ slug, ...(data as OfferData) }, context);
}

const NO_FACETS = createFacetColumns([], createEnergyFilters([]));

function toContext(snapshot: CatalogueSnapshot | null, now: Date): SpendContext {
  return snapshot?.context ?? createSpendContext({ now, electricity: null, gas: null });
}

/** The visitor's profile, limited to what the offer allows. */
function toSheetQuery({ offer, destination }: CatalogueEntry, query: OfferQuery): OfferQuery {
  const residente = query.residente ?? (offer.residence === "non-resident" ? "no" : "si");
  return { ...query, destinazione: destination, residente };
}

/** What a person needs to accept an offer: its last day, a summary of the contract, whom to ask. */
function toOfferTerms(offer: EnergyOffer): OfferTerms {
  const { validToMs, phone, offerUrl, website } = offer;
  return {
    validTo: toRomeDay(validToMs),
    lines: [
      { label: nameLastDay("luce"), value: formatDate(validToMs) },
      ...toContractLines(offer),
    ],
    phone: phone === null ? null : joinDigits(phone),
    url: offerUrl ?? website,
  };
}
