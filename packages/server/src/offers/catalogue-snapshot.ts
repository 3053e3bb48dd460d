import type { CatalogueState, EnergyTipology } from "@volpe/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { OFFER_KINDS } from "../imports/import-summary.ts";
import { readSnapshotOffers } from "../imports/staging-repository.ts";
import { annualSpend } from "../spend/annual-spend.ts";
import {
  createSpendContext,
  type SpendContext,
  type SpendSources,
  toConsultation,
} from "../spend/spend-context.ts";
import { type ArrangedEntries, arrangeEntries } from "./arrange-entries.ts";
import { toIndexNote } from "./assumptions.ts";
import { type CatalogueEntry, toCatalogueEntry } from "./catalogue-entry.ts";
import { isOnSale } from "./eligibility.ts";
import { createReferenceProfiles } from "./reference-profile.ts";
import {
  findCurrentSnapshot,
  readIndexRows,
  readParameterSet,
  toIndexMonths,
} from "./snapshot-repository.ts";

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
  const snapshot = await findCurrentSnapshot(db);
  if (snapshot === null) {
    return null;
  }
  const sources = {
    electricity: await readParameterSet(db, snapshot, "electricity"),
    gas: await readParameterSet(db, snapshot, "gas"),
    indexSeries: toIndexMonths(await readIndexRows(db, snapshot.id)),
  };
  const context = createSpendContext({ now: clock.now(), ...sources });
  const entries: CatalogueEntry[] = [];
  for await (const rows of readSnapshotOffers(db, snapshot.id, OFFER_KINDS)) {
    entries.push(...rows.map((row) => toCatalogueEntry(row, context)));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if ((await findCurrentSnapshot(db))?.id !== snapshot.id) {
    // Another process switched meanwhile and may have swept some of these rows already.
    return loadSnapshot(db, clock);
  }
  const { id, dataDay: updatedAt, demonstration } = snapshot;
  return { id, updatedAt, demonstration, context, sources, ...arrangeEntries(entries) };
}

/** The same offers compiled anew where another month has begun: periods are counted from it. */
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
  indexNote: "",
};

/** What a page may say of the data; of one tipology, or of the older parameters of the two. */
export function toCatalogueState(
  snapshot: CatalogueSnapshot | null,
  now: Date,
  tipology: EnergyTipology | null,
): CatalogueState {
  if (snapshot === null) {
    return EMPTY_STATE;
  }
  const { context, byTipology } = snapshot;
  const tipologies: readonly EnergyTipology[] = tipology === null ? ["luce", "gas"] : [tipology];
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
    indexNote: tipologies
      .map((each) => toIndexNote({ tipology: each }, context))
      .filter((note) => note !== "")
      .join(". "),
  };
}

/** What keeps every offer out of a ranking; null as soon as one is found that has a figure. */
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
