import type { Clock } from "../clock.ts";
import type { Database, DatabaseClient } from "../db/database.ts";
import { withImportLock } from "../db/import-lock.ts";
import { toRomeDay } from "../offers/rome-time.ts";
import { findCurrentSnapshot } from "../offers/snapshot-repository.ts";
import { createSpendContext } from "../spend/spend-context.ts";
import { closeVanished, reopenReturned } from "./closing-repository.ts";
import type { ExcludedFromImport } from "./excluded-report.ts";
import { checkDispatchingIdentity, checkGates, type GateFacts } from "./gates.ts";
import { ImportError } from "./import-error.ts";
import { type ImportFile, type RecognisedFile, recogniseFiles } from "./import-files.ts";
import {
  analyseOffers,
  beginSnapshot,
  failSnapshot,
  type Refusal,
  sweepSnapshots,
  switchSnapshot,
} from "./import-repository.ts";
import { type ImportSummary, OFFER_KINDS, type SnapshotSource } from "./import-summary.ts";
import { type MarketFigures, stageFigures } from "./market-figures.ts";
import { leaveOutOlder } from "./newer-files.ts";
import { createOfferJudge } from "./offer-judge.ts";
import { readOffers } from "./offer-readings.ts";
import { createStaging, type Staging } from "./staging.ts";
import { readSnapshotOffers, readSupplierNames, storeSupplierNames } from "./staging-repository.ts";
import { createSupplierNaming } from "./supplier-naming.ts";

export type ImportRequest = {
  files: readonly ImportFile[];
  /** Passes the gates knowingly; a malformed file is refused all the same. */
  force?: boolean;
  /** True for the invented catalogue that stands in until the first real import. */
  demonstration?: boolean;
  onRefusal?: (refusal: Refusal) => void;
  /** Every offer of the snapshot that is not ranked, those kept from the last one too. */
  onExcluded?: (offer: ExcludedFromImport) => void;
  signal?: AbortSignal;
};

export type ImportOutcome =
  | { status: "switched"; summary: ImportSummary }
  /** The last snapshot stays as it was; the reasons are Italian sentences. */
  | { status: "kept"; reasons: readonly string[] };

/**
 * Imports files of the open data as one snapshot and puts it in the place of the last. The rows go
 * in small batches beside the current snapshot, which answers until the switch; whatever is not in
 * the call is carried over from the last real snapshot.
 */
export async function importOffers(
  { db, client, clock }: { db: Database; client: DatabaseClient; clock: Clock },
  request: ImportRequest,
): Promise<ImportOutcome> {
  const startedMs = performance.now();
  try {
    const recognised = await recogniseFiles(request.files);
    if (recognised.files.length === 0) {
      throw new ImportError("Nessun file da importare.");
    }
    const outcome = await withImportLock(client, () =>
      replaceSnapshot({ db, clock, request, recognised, startedMs }),
    );
    if (outcome === null) {
      throw new ImportError("Un’altra importazione è in corso: riprova quando è finita.");
    }
    return outcome;
  } catch (error) {
    if (error instanceof ImportError) {
      return { status: "kept", reasons: [error.message] };
    }
    throw error;
  }
}

async function replaceSnapshot({
  db,
  clock,
  request,
  recognised,
  startedMs,
}: {
  db: Database;
  clock: Clock;
  request: ImportRequest;
  recognised: Awaited<ReturnType<typeof recogniseFiles>>;
  startedMs: number;
}): Promise<ImportOutcome> {
  const { force = false, demonstration = false } = request;
  const last = await findCurrentSnapshot(db);
  const base = last !== null && !last.demonstration && !demonstration ? last : null;
  const { files, ...older } = leaveOutOlder(recognised.files, base?.sources ?? [], { force });
  if (files.length === 0) {
    return { status: "kept", reasons: older.warnings };
  }
  const now = clock.now();
  const sources = toSources(files, base?.sources ?? [], toRomeDay(now.getTime()));
  const snapshotId = await beginSnapshot(db, { now, demonstration, sources });
  try {
    const staged = await stageAll({ db, clock, snapshotId, files, base, sources, request });
    const { staging, figures, facts } = staged;
    const identity = checkDispatchingIdentity(figures.electricity?.values ?? new Map());
    const failures = checkGates(facts);
    if (failures.length > 0 && !force) {
      await failSnapshot(db, snapshotId);
      return { status: "kept", reasons: failures };
    }
    const closed =
      base === null
        ? 0
        : await closeVanished(db, { lastSnapshotId: base.id, keys: staging.keys, now });
    const warnings = [...recognised.warnings, ...older.warnings];
    const summary: ImportSummary = {
      ...staging.counts,
      closed,
      warnings: identity === null ? warnings : [...warnings, identity],
      forced: [...older.forced, ...failures],
      seconds: Math.round(performance.now() - startedMs) / 1000,
    };
    const dataDay = toDataDay(sources) ?? toRomeDay(now.getTime());
    await switchSnapshot(db, snapshotId, { now: clock.now(), dataDay, sources, summary });
    await reopenReturned(db, snapshotId);
    await analyseOffers(db);
    return { status: "switched", summary };
  } catch (error) {
    await failSnapshot(db, snapshotId);
    throw error;
  } finally {
    await sweepSnapshots(db);
  }
}

async function stageAll({
  db,
  clock,
  snapshotId,
  files,
  base,
  sources,
  request,
}: {
  db: Database;
  clock: Clock;
  snapshotId: string;
  files: readonly RecognisedFile[];
  base: Awaited<ReturnType<typeof findCurrentSnapshot>>;
  sources: readonly SnapshotSource[];
  request: ImportRequest;
}): Promise<{ staging: Staging; figures: MarketFigures; facts: GateFacts }> {
  const naming = createSupplierNaming(await readSupplierNames(db));
  const figures = await stageFigures({ db, snapshotId, files, base, sources, naming });
  const context = createSpendContext({
    now: clock.now(),
    electricity: figures.electricity,
    gas: figures.gas,
    indexSeries: figures.indexMonths,
  });
  const staging = createStaging({
    db,
    clock,
    snapshotId,
    naming,
    judge: createOfferJudge(context),
    onRefusal: (refusal) => request.onRefusal?.(refusal),
    onExcluded: (offer) => request.onExcluded?.(offer),
  });
  for (const refusal of figures.refusals) {
    await staging.refuse(refusal);
  }
  staging.counts.read += figures.read;
  const kinds = new Set<(typeof OFFER_KINDS)[number]>();
  for (const kind of OFFER_KINDS) {
    const file = files.find((candidate) => candidate.kind === kind);
    if (file !== undefined) {
      kinds.add(kind);
      for await (const reading of readOffers(file, kind, naming)) {
        request.signal?.throwIfAborted();
        await staging.takeOffer(reading, { kind, file: file.name });
      }
    }
  }
  for (const { kind, carriedOver } of sources) {
    const offerKind = OFFER_KINDS.find((candidate) => candidate === kind);
    if (base !== null && carriedOver && offerKind !== undefined) {
      kinds.add(offerKind);
      for await (const rows of readSnapshotOffers(db, base.id, [offerKind])) {
        for (const { offer } of rows) {
          await staging.carryOver(offer, offerKind);
        }
      }
    }
  }
  await staging.flush();
  await storeSupplierNames(db, naming.learnt(), clock.now());
  const facts: GateFacts = {
    taken: new Map([...kinds].map((kind) => [kind, staging.takenOf(kind)])),
    indexMonths: figures.indexMonths.length,
    count: staging.keys.size,
    previousCount: base?.summary == null ? null : base.summary.taken + base.summary.carriedOver,
    rankable: staging.counts.rankable,
    previousRankable: base?.summary?.rankable ?? null,
    lostParameters: figures.lost,
    withoutParameters: [
      ...(figures.electricity === null && hasCommodity(staging, "electricity") ? ["luce"] : []),
      ...(figures.gas === null && hasCommodity(staging, "gas") ? ["gas"] : []),
    ],
  };
  return { staging, figures, facts };
}

function hasCommodity(staging: Staging, commodity: string): boolean {
  return staging.keys.values().some((key) => key.startsWith(`${commodity}:`));
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

/** The newest day among the files that hold offers. */
function toDataDay(sources: readonly SnapshotSource[]): string | undefined {
  return sources
    .filter(({ kind }) => OFFER_KINDS.some((offerKind) => offerKind === kind))
    .map(({ day }) => day)
    .sort()
    .at(-1);
}
