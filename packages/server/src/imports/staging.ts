import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { EnergyOffer } from "../offers/energy-offer.ts";
import type { ExcludedFromImport } from "./excluded-report.ts";
import { ImportError } from "./import-error.ts";
import { beat, type Refusal, storeRefusals } from "./import-repository.ts";
import type { OfferKind } from "./import-summary.ts";
import type { Reading } from "./row-refusal.ts";
import { BATCH_ROWS, keyOf, type StagedOffer, stageOffers } from "./staging-repository.ts";
import type { SupplierNaming } from "./supplier-naming.ts";

/** Why an offer is not ranked, if it is not: the verdict of the rules on the reference customer. */
export type Verdict =
  | { status: "ranked" }
  | { status: "not-computable"; reason: string }
  | { status: "set-aside"; reason: string };

export type StagingCounts = {
  read: number;
  taken: number;
  refused: number;
  setAside: number;
  notComputable: number;
  rankable: Record<EnergyOffer["commodity"], number>;
  carriedOver: number;
  ended: number;
};

/**
 * Gathers the offers and refusals of one import and writes them in small batches, letting the
 * process answer others between one batch and the next.
 */
export type Staging = {
  counts: StagingCounts;
  /** Keys (`commodity:code`) of every offer staged so far. */
  keys: ReadonlySet<string>;
  takenOf(kind: OfferKind): number;
  takeOffer(reading: Reading<EnergyOffer>, from: { kind: OfferKind; file: string }): Promise<void>;
  carryOver(offer: EnergyOffer, kind: OfferKind): Promise<void>;
  refuse(refusal: Refusal): Promise<void>;
  /** Writes what is still gathered. */
  flush(): Promise<void>;
};

export function createStaging({
  db,
  clock,
  snapshotId,
  naming,
  judge,
  onRefusal,
  onExcluded,
}: {
  db: Database;
  clock: Clock;
  snapshotId: string;
  naming: SupplierNaming;
  judge: (offer: EnergyOffer) => Verdict;
  onRefusal: (refusal: Refusal) => void;
  onExcluded: (offer: ExcludedFromImport) => void;
}): Staging {
  const keys = new Set<string>();
  const takenByKind = new Map<OfferKind, number>();
  const counts = {
    read: 0,
    taken: 0,
    refused: 0,
    setAside: 0,
    notComputable: 0,
    rankable: { electricity: 0, gas: 0 },
    carriedOver: 0,
    ended: 0,
  };
  let offers: StagedOffer[] = [];
  let refusals: Refusal[] = [];

  async function stage(offer: EnergyOffer, sourceKind: OfferKind): Promise<void> {
    keys.add(keyOf(offer));
    const verdict = judge(offer);
    if (verdict.status === "ranked") {
      counts.rankable[offer.commodity] += 1;
    } else {
      counts[verdict.status === "set-aside" ? "setAside" : "notComputable"] += 1;
      onExcluded({ code: offer.code, name: offer.name, ...verdict });
    }
    counts.ended += offer.validToMs < clock.now().getTime() ? 1 : 0;
    const { name, isUnknown } = naming.nameOf(offer);
    offers.push({
      sourceKind,
      offer,
      supplierName: name,
      isNameUnknown: isUnknown,
      setAsideReason: verdict.status === "set-aside" ? verdict.reason : null,
    });
    if (offers.length >= BATCH_ROWS) {
      await flush();
    }
  }

  async function refuse(refusal: Refusal): Promise<void> {
    counts.refused += 1;
    refusals.push(refusal);
    onRefusal(refusal);
    if (refusals.length >= BATCH_ROWS) {
      await flush();
    }
  }

  async function flush(): Promise<void> {
    const [batch, refused] = [offers, refusals];
    offers = [];
    refusals = [];
    if (!(await beat(db, snapshotId, clock.now()))) {
      throw new ImportError(
        "Questa importazione è rimasta ferma troppo a lungo e un’altra ne ha preso il posto.",
      );
    }
    await stageOffers(db, snapshotId, batch, clock.now());
    await storeRefusals(db, snapshotId, refused);
    await new Promise((resolve) => setImmediate(resolve));
  }

  return {
    counts,
    keys,
    takenOf: (kind) => takenByKind.get(kind) ?? 0,
    refuse,
    flush,
    async takeOffer(reading, { kind, file }) {
      counts.read += 1;
      const { position } = reading;
      if (reading.status === "refused") {
        await refuse({ file, position, code: reading.code, reason: reading.reason });
        return;
      }
      const offer = reading.value;
      if (keys.has(keyOf(offer))) {
        await refuse({
          file,
          position,
          code: offer.code,
          reason: "il codice offerta compare due volte",
        });
        return;
      }
      counts.taken += 1;
      takenByKind.set(kind, (takenByKind.get(kind) ?? 0) + 1);
      await stage(offer, kind);
    },
    async carryOver(offer, kind) {
      if (keys.has(keyOf(offer))) {
        return;
      }
      counts.carriedOver += 1;
      takenByKind.set(kind, (takenByKind.get(kind) ?? 0) + 1);
      await stage(offer, kind);
    },
  };
}
