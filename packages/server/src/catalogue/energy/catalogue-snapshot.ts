import { type CatalogueState, ENERGY_TIPOLOGIES, type EnergyTipology } from "@volpe/contract";
import type { Database } from "../../db/database.ts";
import { annualSpend } from "../../spend/annual-spend.ts";
import {
  createSpendContext,
  type SpendContext,
  type SpendSources,
  toConsultation,
} from "../../spend/spend-context.ts";
import type { Clock } from "../../time/clock.ts";
import { createFacetColumns, type FacetColumns } from "../list/facets.ts";
import { loadCurrentSnapshot } from "../snapshots/snapshot-repository.ts";
import { type CatalogueEntry, toCatalogueEntry } from "./catalogue-entry.ts";
import { isOnSale } from "./eligibility.ts";
import { createEnergyFilters, type FilteredOffer, sortSuppliers } from "./energy-filters.ts";
import {
  type EnergySnapshot,
  type OfferData,
  toIndexMonths,
  toParameterSet,
} from "./energy-snapshot.ts";
import { createRankingColumns, type RankingColumns } from "./ranking-columns.ts";
import { createReferenceProfiles } from "./reference-profile.ts";

/** One snapshot in memory, compiled for the month of a consultation. */
export type CatalogueSnapshot = ArrangedEntries & {
  id: string;
  updatedAt: string | null;
  demonstration: boolean;
  context: SpendContext;
  sources: Omit<SpendSources, "now">;
};

/** Reads the current snapshot, a few rows at a time; null before the first import. */
export async function loadSnapshot(db: Database, clock: Clock): Promise<CatalogueSnapshot | null> {
  const loaded = await loadCurrentSnapshot(db, "energy", {
    prepare({ details }: EnergySnapshot) {
      const sources = {
        electricity: toParameterSet(details, "electricity"),
        gas: toParameterSet(details, "gas"),
        indexSeries: toIndexMonths(details.indices),
      };
      return { sources, context: createSpendContext({ now: clock.now(), ...sources }) };
    },
    toEntry: ({ slug, data }, { context }) =>
      toCatalogueEntry({ slug, ...(data as OfferData) }, context),
  });
  if (loaded === null) {
    return null;
  }
  const { snapshot, shared, entries } = loaded;
  const { id, dataDay: updatedAt, demonstration } = snapshot;
  return { id, updatedAt, demonstration, ...shared, ...arrangeEntries(entries) };
}

/**
 * Compiles the same offers again if a new month has begun, because periods count from that month.
 */
export function refreshSnapshot(snapshot: CatalogueSnapshot, now: Date): CatalogueSnapshot {
  const { year, month } = toConsultation(now);
  const { consultation } = snapshot.context;
  if (consultation.year === year && consultation.month === month) {
    return snapshot;
  }
  const context = createSpendContext({ now, ...snapshot.sources });
  const entries = [...snapshot.bySlug.values()].map((entry) =>
    toCatalogueEntry({ ...entry, supplierName: entry.supplier.name }, context),
  );
  return { ...snapshot, context, ...arrangeEntries(entries) };
}

const EMPTY_STATE: CatalogueState = {
  updatedAt: null,
  demonstration: false,
  status: "empty",
  parametersQuarter: null,
};

/** The state of the data; a null tipology means both, with the older of their parameters. */
export function toCatalogueState(
  snapshot: CatalogueSnapshot | null,
  now: Date,
  tipology: EnergyTipology | null,
): CatalogueState {
  if (snapshot === null) {
    return EMPTY_STATE;
  }
  const { context, byTipology } = snapshot;
  const tipologies = tipology === null ? ENERGY_TIPOLOGIES : [tipology];
  const quarter =
    tipologies
      .flatMap((each) => (each === "gas" ? context.gas : context.electricity) ?? [])
      .map((parameters) => parameters.quarter)
      .sort()[0] ?? null;
  const onSale = tipologies
    .values()
    .flatMap((each) => byTipology[each])
    .filter(({ offer }) => isOnSale(offer, now.getTime()));
  const isPast = quarter === null || quarter < context.consultation.quarter;
  return {
    updatedAt: snapshot.updatedAt,
    demonstration: snapshot.demonstration,
    status: findObstacle(onSale, context) ?? (isPast ? "parameters-past" : "ready"),
    parametersQuarter: quarter,
  };
}

/** Returns why no offer can rank; null as soon as one offer has a figure. */
function findObstacle(
  onSale: Iterable<CatalogueEntry>,
  context: SpendContext,
): CatalogueState["status"] | null {
  const profileOf = createReferenceProfiles(context);
  let obstacle: CatalogueState["status"] = "no-valid-offers";
  for (const { offer, prepared, setAsideReason } of onSale) {
    obstacle = "none-computable";
    if (setAsideReason === null && annualSpend(prepared, profileOf(offer)).status === "computed") {
      return null;
    }
  }
  return obstacle;
}

type ArrangedEntries = {
  /** In order of name, then code. */
  byTipology: Readonly<Record<EnergyTipology, readonly CatalogueEntry[]>>;
  columns: Readonly<Record<EnergyTipology, RankingColumns>>;
  facets: Readonly<Record<EnergyTipology, FacetColumns<FilteredOffer>>>;
  bySlug: ReadonlyMap<string, CatalogueEntry>;
};

/** Sorts offers into the two lists. A dual offer is in both, and excluded from both rankings. */
export function arrangeEntries(unordered: readonly CatalogueEntry[]): ArrangedEntries {
  const entries = unordered.toSorted(
    (a, b) => compare(a.offer.name, b.offer.name) || compare(a.offer.code, b.offer.code),
  );
  const inList = (listed: EnergyTipology) =>
    entries.filter(({ tipology, offer }) => tipology === listed || offer.dual !== null);
  const byTipology = { luce: inList("luce"), gas: inList("gas") };
  const filters = createEnergyFilters(sortSuppliers(entries.map(({ supplier }) => supplier)));
  return {
    byTipology,
    columns: {
      luce: createRankingColumns(byTipology.luce),
      gas: createRankingColumns(byTipology.gas),
    },
    facets: {
      luce: createFacetColumns(byTipology.luce, filters),
      gas: createFacetColumns(byTipology.gas, filters),
    },
    bySlug: new Map(entries.map((entry) => [entry.slug, entry])),
  };
}

// Compares code points instead of using a locale, because every machine needs the same order.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
