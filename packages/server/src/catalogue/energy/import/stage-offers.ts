import type { Database } from "../../../db/database.ts";
import { formatWhole } from "../../../figures/italian-figures.ts";
import type { EnergyOffer } from "../../../spend/energy-offer.ts";
import { ImportError } from "../../../tables/import-file.ts";
import { toDigest } from "../../../text/sha256.ts";
import { toOfferSlug } from "../../../text/slug.ts";
import type { Clock } from "../../../time/clock.ts";
import { readItems } from "../../snapshots/snapshot-repository.ts";
import type { RefusedRow, Staging } from "../../snapshots/staging-repository.ts";
import type { ImportSummary, OfferData, OfferKind } from "../energy-snapshot.ts";
import type { ExcludedFromImport } from "./import-report.ts";
import type { Verdict } from "./offer-policy.ts";
import type { RowReading } from "./row-refusal.ts";
import type { SupplierNaming } from "./supplier-naming.ts";

/**
 * About the number of the Portal's offers of one kind. More refused rows mean that the file is
 * wrong.
 */
const MOST_REFUSALS = 5000;

/** Counts the offers and refusals of one import and stages them. */
export type OfferStaging = {
  counts: Omit<ImportSummary, "closed" | "warnings" | "forced" | "seconds">;
  /** Keys (`commodity:code`) of every offer staged so far. */
  keys: ReadonlySet<string>;
  countOf(kind: OfferKind): number;
  take(reading: RowReading<EnergyOffer>, from: { kind: OfferKind; file: string }): Promise<void>;
  carryOver(offer: EnergyOffer, kind: OfferKind): Promise<void>;
  refuse(refusal: RefusedRow): Promise<void>;
};

/** Hash of each offer of the last snapshot and the first day of its present content, by key. */
type KnownOffers = ReadonlyMap<string, Pick<OfferData, "digest" | "changedDay">>;

export function createOfferStaging({
  staging,
  clock,
  naming,
  policy,
  known,
  dataDay,
  onRefusal,
  onExcluded,
}: {
  staging: Staging;
  clock: Clock;
  naming: SupplierNaming;
  policy: (offer: EnergyOffer) => Verdict;
  known: KnownOffers;
  /** ISO day of the data. An offer that is not in `known` changed on this day. */
  dataDay: string;
  onRefusal: (refusal: RefusedRow) => void;
  onExcluded: (offer: ExcludedFromImport) => void;
}): OfferStaging {
  const keys = new Set<string>();
  const countByKind = new Map<OfferKind, number>();
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

  async function stage(offer: EnergyOffer, kind: OfferKind): Promise<void> {
    const key = keyOf(offer);
    keys.add(key);
    countByKind.set(kind, (countByKind.get(kind) ?? 0) + 1);
    const verdict = policy(offer);
    if (verdict.status === "ranked") {
      counts.rankable[offer.commodity] += 1;
    } else {
      counts[verdict.status === "set-aside" ? "setAside" : "notComputable"] += 1;
      onExcluded({ code: offer.code, name: offer.name, ...verdict });
    }
    counts.ended += offer.validToMs < clock.now().getTime() ? 1 : 0;
    const { name: supplierName, isUnknown } = naming.nameOf(offer);
    const setAsideReason = verdict.status === "set-aside" ? verdict.reason : null;
    const digest = toDigest({ offer, supplierName, verdict });
    const before = known.get(key);
    const changedDay = before?.digest === digest ? before.changedDay : dataDay;
    await staging.add({
      key,
      part: kind,
      data: {
        offer,
        supplierName,
        setAsideReason,
        digest,
        changedDay,
        offerDigest: toDigest(offer),
      } satisfies OfferData,
      toName: (attempt) => ({
        slug: toOfferSlug(
          { ...offer, offerName: offer.name, supplierName: isUnknown ? null : supplierName },
          attempt === 1 ? 6 : 12,
        ),
        address: null,
      }),
    });
  }

  async function refuse(refusal: RefusedRow): Promise<void> {
    counts.refused += 1;
    if (counts.refused > MOST_REFUSALS) {
      throw new ImportError(
        `${refusal.file}: più di ${formatWhole(MOST_REFUSALS)} righe rifiutate. Scarica di nuovo il file dal Portale Offerte e riprova.`,
      );
    }
    onRefusal(refusal);
    await staging.refuse(refusal);
  }

  return {
    counts,
    keys,
    countOf: (kind) => countByKind.get(kind) ?? 0,
    refuse,
    async take(reading, { kind, file }) {
      counts.read += 1;
      const { position } = reading;
      if (reading.status === "refused") {
        await refuse({ file, position, label: reading.code, reason: reading.reason });
        return;
      }
      const offer = reading.value;
      if (keys.has(keyOf(offer))) {
        const reason = "il codice offerta compare due volte";
        await refuse({ file, position, label: offer.code, reason });
        return;
      }
      counts.taken += 1;
      await stage(offer, kind);
    },
    async carryOver(offer, kind) {
      if (!keys.has(keyOf(offer))) {
        counts.carriedOver += 1;
        await stage(offer, kind);
      }
    },
  };
}

function keyOf({ commodity, code }: EnergyOffer): string {
  return `${commodity}:${code}`;
}

export async function readKnownOffers(db: Database, snapshotId: string): Promise<KnownOffers> {
  const known = new Map<string, Pick<OfferData, "digest" | "changedDay">>();
  for await (const items of readItems(db, snapshotId)) {
    for (const { key, data } of items) {
      const { digest, changedDay } = data as OfferData;
      known.set(key, { digest, changedDay });
    }
  }
  return known;
}
