import { toRomeDay } from "@volpe/contract";
import type { Database } from "../../../db/database.ts";
import type { EnergyOffer } from "../../../spend/energy-offer.ts";
import { createSpendContext } from "../../../spend/spend-context.ts";
import type { ParameterSet } from "../../../spend/tariff/parameter-set.ts";
import { checkDispatchingIdentity } from "../../../spend/terms/dispatching.ts";
import { ImportError, type ImportFile } from "../../../tables/import-file.ts";
import type { Clock } from "../../../time/clock.ts";
import {
  type ImportOutcome,
  type ImportServices,
  replaceSnapshot,
} from "../../snapshots/replace-snapshot.ts";
import { countItems, readItems } from "../../snapshots/snapshot-repository.ts";
import type { RefusedRow, Staging } from "../../snapshots/staging-repository.ts";
import {
  type EnergyDetails,
  type EnergySnapshot,
  type ImportSummary,
  OFFER_KINDS,
  type OfferData,
  type OfferKind,
  type SnapshotSource,
} from "../energy-snapshot.ts";
import { checkGates, type GateFacts } from "./gates.ts";
import { leaveOutOlder, type RecognisedFile, recogniseFiles } from "./import-files.ts";
import type { ExcludedFromImport } from "./import-report.ts";
import { type MarketFigures, readFigures } from "./market-figures.ts";
import { createOfferPolicy } from "./offer-policy.ts";
import { readOffers } from "./read-offers.ts";
import { createOfferStaging, type OfferStaging, readKnownOffers } from "./stage-offers.ts";
import { readSupplierNames, storeSupplierNames } from "./supplier-name-repository.ts";
import { createSupplierNaming } from "./supplier-naming.ts";

type OfferImportRequest = {
  files: readonly ImportFile[];
  /** Overrides the gates. A malformed file is still refused. */
  force?: boolean;
  /** True for the invented catalogue that is used until the first real import. */
  demonstration?: boolean;
  /** Months to remove from the indices, as `2026-06`. No file is needed for this. */
  withoutMonths?: readonly string[];
  onRefusal?: (refusal: RefusedRow) => void;
  /**
   * Called with every offer of the snapshot that is not ranked, including those that were carried
   * over.
   */
  onExcluded?: (offer: ExcludedFromImport) => void;
  signal?: AbortSignal;
};

/**
 * Imports files of the open data as one snapshot, which replaces the last one. Missing kinds of
 * files are carried over from the last real snapshot.
 *
 * @example
 * const outcome = await importOffers(services, { files: [offersXml, parametersCsv] });
 */
export function importOffers(
  services: ImportServices,
  request: OfferImportRequest,
): Promise<ImportOutcome<ImportSummary>> {
  const { force = false, demonstration = false, withoutMonths = [] } = request;
  const target = { kind: "energy", demonstration } as const;
  return replaceSnapshot<EnergyDetails, ImportSummary>(services, target, async () => {
    const recognised = await recogniseFiles(request.files);
    if (recognised.files.length === 0 && withoutMonths.length === 0) {
      throw new ImportError("Nessun file da importare.");
    }
    return (last) => {
      const missing = withoutMonths.filter((month) => !hasMonth(last, month));
      if (missing.length > 0) {
        const reasons = missing.map((month) => `negli indici di prima il mese ${month} non c’è.`);
        return { status: "kept", reasons };
      }
      const lastSources = last?.details.sources ?? [];
      const { files, ...older } = leaveOutOlder(recognised.files, lastSources, { force });
      if (files.length === 0 && withoutMonths.length === 0) {
        return { status: "kept", reasons: older.warnings };
      }
      const today = toRomeDay(services.clock.now().getTime());
      const sources = toSources(files, lastSources, today);
      const dataDay = toDataDay(sources, today);
      return {
        status: "ready",
        dataDay,
        async stage(staging) {
          const staged = await stageAll({
            ...services,
            files,
            last,
            sources,
            dataDay,
            staging,
            request,
          });
          const { figures, offers, facts } = staged;
          const failures = checkGates(facts);
          return {
            reasons: force ? [] : failures,
            details: { sources, ...toStoredFigures(figures) },
            summarise: ({ closed, invented, seconds }) => ({
              ...offers.counts,
              closed,
              invented,
              warnings: [
                ...recognised.warnings,
                ...older.warnings,
                ...warnOfDispatching(figures.electricity),
              ],
              forced: [...older.forced, ...failures],
              seconds,
            }),
          };
        },
      };
    };
  });
}

function hasMonth(last: EnergySnapshot | null, wanted: string): boolean {
  return last?.details.indices.some(({ month }) => month === wanted) ?? false;
}

async function stageAll({
  db,
  clock,
  files,
  last,
  sources,
  dataDay,
  staging,
  request,
}: {
  db: Database;
  clock: Clock;
  files: readonly RecognisedFile[];
  last: EnergySnapshot | null;
  sources: readonly SnapshotSource[];
  dataDay: string;
  staging: Staging;
  request: OfferImportRequest;
}): Promise<{ offers: OfferStaging; figures: MarketFigures; facts: GateFacts }> {
  const naming = createSupplierNaming(await readSupplierNames(db));
  const figures = await readFigures({
    files,
    last,
    sources,
    naming,
    withoutMonths: request.withoutMonths ?? [],
    thisMonth: toRomeDay(clock.now().getTime()).slice(0, 7),
  });
  const context = createSpendContext({
    now: clock.now(),
    electricity: figures.electricity,
    gas: figures.gas,
    indexSeries: figures.indexMonths,
  });
  const offers = createOfferStaging({
    staging,
    clock,
    naming,
    policy: createOfferPolicy(context),
    known: last === null ? new Map() : await readKnownOffers(db, last.id),
    dataDay,
    onRefusal: (refusal) => request.onRefusal?.(refusal),
    onExcluded: (offer) => request.onExcluded?.(offer),
  });
  for (const refusal of figures.refusals) {
    await offers.refuse(refusal);
  }
  offers.counts.read += figures.read;
  const kinds = new Set<OfferKind>();
  for (const kind of OFFER_KINDS) {
    const file = files.find((candidate) => candidate.kind === kind);
    if (file !== undefined) {
      kinds.add(kind);
      for await (const reading of readOffers(file, kind, naming)) {
        request.signal?.throwIfAborted();
        await offers.take(reading, { kind, file: file.name });
      }
    }
  }
  for (const { kind, carriedOver } of sources) {
    const offerKind = OFFER_KINDS.find((candidate) => candidate === kind);
    if (last !== null && carriedOver && offerKind !== undefined) {
      kinds.add(offerKind);
      for await (const items of readItems(db, last.id, { parts: [offerKind] })) {
        for (const { data } of items) {
          await offers.carryOver((data as OfferData).offer, offerKind);
        }
      }
    }
  }
  await storeSupplierNames(db, naming.learnt(), clock.now());
  const { summary } = last ?? {};
  const facts: GateFacts = {
    taken: new Map([...kinds].map((kind) => [kind, offers.countOf(kind)])),
    indexMonths: figures.indexMonths.length,
    indexFaults: figures.indexFaults,
    previousTaken: last === null ? new Map() : await countItems(db, last.id),
    count: offers.keys.size,
    previousCount: summary === undefined ? null : summary.taken + summary.carriedOver,
    rankable: offers.counts.rankable,
    previousRankable: summary?.rankable ?? null,
    lostParameters: figures.lost,
    withoutParameters: [
      ...(figures.electricity === null && hasCommodity(offers, "electricity") ? ["luce"] : []),
      ...(figures.gas === null && hasCommodity(offers, "gas") ? ["gas"] : []),
    ],
  };
  return { offers, figures, facts };
}

function hasCommodity({ keys }: OfferStaging, commodity: EnergyOffer["commodity"]): boolean {
  return keys.values().some((key) => key.startsWith(`${commodity}:`));
}

function toStoredFigures({
  electricity,
  gas,
  indices,
}: MarketFigures): Pick<EnergyDetails, "parameters" | "indices"> {
  const toRecord = (set: MarketFigures["gas"]) =>
    set === null ? null : Object.fromEntries(set.values);
  return { parameters: { electricity: toRecord(electricity), gas: toRecord(gas) }, indices };
}

function toSources(
  files: readonly RecognisedFile[],
  last: readonly SnapshotSource[],
  today: string,
): SnapshotSource[] {
  const brought = files.map(({ kind, name, day }) => ({
    kind,
    file: name,
    day: day ?? today,
    carriedOver: false,
  }));
  const kinds = new Set(brought.map(({ kind }) => kind));
  return [
    ...brought,
    ...last
      .filter(({ kind }) => !kinds.has(kind))
      .map((source) => ({ ...source, carriedOver: true })),
  ];
}

/** The newest day among the files with offers. A name may contain a future day. */
function toDataDay(sources: readonly SnapshotSource[], today: string): string {
  const days = sources
    .filter(({ kind }) => OFFER_KINDS.some((offerKind) => offerKind === kind))
    .map(({ day }) => (day < today ? day : today));
  return days.sort().at(-1) ?? today;
}

/** Warns where the parts of the dispatching price do not add up to the whole. */
function warnOfDispatching(parameters: ParameterSet | null): string[] {
  const identity = checkDispatchingIdentity(parameters);
  return identity === null || identity.holds
    ? []
    : [
        `i parametri del dispacciamento non tornano: cdispd è ${identity.cdispd}, la somma delle sue parti ${identity.sum.toFixed(6)}.`,
      ];
}
