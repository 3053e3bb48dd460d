import { setImmediate } from "node:timers/promises";
import type { Database } from "../../db/database.ts";
import { createCurrent, type Watching } from "../../signals/current.ts";
import type { EnergyOffer } from "../../spend/energy-offer.ts";
import type { Clock } from "../../time/clock.ts";
import { findCurrentId } from "../snapshots/snapshot-repository.ts";
import { SWITCHED } from "../snapshots/staging-repository.ts";
import { type CatalogueSnapshot, loadSnapshot, refreshSnapshot } from "./catalogue-snapshot.ts";

/** The current snapshot of offers in memory, replaced when an import switches. */
type CurrentSnapshot = {
  /** The snapshot as compiled for the month of `now`; null before the first import. */
  at(now: Date): CatalogueSnapshot | null;
  /**
   * Changes as soon as the offers on sale or their computation may have changed: at a switch, in a
   * new month, or when an offer begins or ends. It is the same in every process.
   */
  version(now: Date): string;
  reload(): Promise<void>;
  close(): Promise<void>;
};

/** Empty until `reload` has run. `onChange` is called whenever the version changes. */
export function createCurrentSnapshot({
  db,
  clock,
  onChange,
  ...watching
}: Watching & { db: Database; clock: Clock; onChange: () => void }): CurrentSnapshot {
  let compiled: CatalogueSnapshot | null = null;
  let window: OfferWindow = toOfferWindow([], 0);
  let isOpen = true;
  let warming: Promise<void> = Promise.resolve();

  const put = (snapshot: CatalogueSnapshot | null, nowMs: number) => {
    compiled = snapshot;
    const offers = (snapshot?.bySlug.values() ?? [].values()).map(({ offer }) => offer);
    window = toOfferWindow(offers, nowMs);
    onChange();
  };

  const putAndWarm = (snapshot: CatalogueSnapshot | null, nowMs: number) => {
    put(snapshot, nowMs);
    if (snapshot !== null) {
      warming = compileIndexLines(snapshot, () => isOpen && compiled === snapshot).catch((error) =>
        // The first list that needs the lines compiles them itself and answers with the error.
        watching.log.warn({ err: error }, "could not compile the offers' index lines ahead"),
      );
    }
  };

  const at = (now: Date): CatalogueSnapshot | null => {
    if (compiled !== null) {
      const nowMs = now.getTime();
      const fresh = refreshSnapshot(compiled, now);
      if (fresh !== compiled) {
        putAndWarm(fresh, nowMs);
      } else if (nowMs < window.fromMs || nowMs >= window.untilMs) {
        put(compiled, nowMs);
      }
    }
    return compiled;
  };

  const current = createCurrent<CatalogueSnapshot | null>({
    ...watching,
    initial: null,
    signal: SWITCHED,
    read: async (held) =>
      (await findCurrentId(db, "energy")) === (held?.id ?? null) ? held : loadSnapshot(db, clock),
    onChange: (snapshot) => putAndWarm(snapshot, clock.now().getTime()),
  });

  return {
    at,
    version(now) {
      const snapshot = at(now);
      if (snapshot === null) {
        return "none";
      }
      const { year, month } = snapshot.context.consultation;
      return `${snapshot.id}-${year}-${month}-${window.fromMs.toString(36)}`;
    },
    reload: current.reload,
    async close() {
      await current.close();
      isOpen = false;
      await warming;
    },
  };
}

/** A period in which no offer begins or ends; epoch ms, `untilMs` excluded. */
type OfferWindow = { fromMs: number; untilMs: number };

/** The period around a moment; both ends of an offer's validity are inclusive. */
export function toOfferWindow(
  offers: Iterable<Pick<EnergyOffer, "validFromMs" | "validToMs">>,
  nowMs: number,
): OfferWindow {
  let fromMs = 0;
  let untilMs = Number.POSITIVE_INFINITY;
  for (const { validFromMs, validToMs } of offers) {
    for (const changeMs of [validFromMs, validToMs + 1]) {
      if (changeMs > nowMs) {
        untilMs = Math.min(untilMs, changeMs);
      } else {
        fromMs = Math.max(fromMs, changeMs);
      }
    }
  }
  return { fromMs, untilMs };
}

/** Number of offers compiled between two turns of the event loop: about 2 ms. */
const SLICE = 32;

/**
 * Compiles the index lines of a snapshot's offers before the first scenario, a few at a time. It
 * stops once `isWanted` returns false.
 */
async function compileIndexLines(
  { bySlug }: Pick<CatalogueSnapshot, "bySlug">,
  isWanted: () => boolean,
): Promise<void> {
  let compiled = 0;
  for (const { pricing, indexLine } of bySlug.values()) {
    if (pricing === "fixed") {
      continue;
    }
    indexLine();
    compiled += 1;
    if (compiled % SLICE === 0) {
      await setImmediate();
      if (!isWanted()) {
        return;
      }
    }
  }
}
