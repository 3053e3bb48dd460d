import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { type CatalogueSnapshot, loadSnapshot, refreshSnapshot } from "./catalogue-snapshot.ts";
import { type OfferWindow, toOfferWindow } from "./offer-window.ts";
import { findCurrentSnapshot } from "./snapshot-repository.ts";
import { compileIndexLines } from "./warm-index-lines.ts";

/** How often a switch made by another process is looked for: one query of one row. */
const WATCH_MS = 30_000;

/** The current snapshot in memory, replaced when an import switches. */
export type HeldSnapshot = {
  /** As compiled for that moment; null before the first import. */
  at(now: Date): CatalogueSnapshot | null;
  /**
   * Another text as soon as what is on sale or how it is reckoned may have changed: a switch, a new
   * month, an offer that begins or ends. The same in every process.
   */
  version(now: Date): string;
  reload(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Empty until `reload` has run; from then on it also looks for switches of other processes.
 * `onChange` is called whenever the version changes.
 */
export function createHeldSnapshot({
  db,
  clock,
  log,
  watchMs = WATCH_MS,
  onChange,
}: {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
  watchMs?: number;
  onChange: () => void;
}): HeldSnapshot {
  let held: CatalogueSnapshot | null = null;
  let window: OfferWindow = toOfferWindow([], 0);
  let loading: Promise<void> = Promise.resolve();
  let isOpen = true;
  let warming: Promise<void> = Promise.resolve();
  let watch: NodeJS.Timeout | null = null;

  const hold = (snapshot: CatalogueSnapshot | null, nowMs: number) => {
    held = snapshot;
    const offers = (snapshot?.bySlug.values() ?? [].values()).map(({ offer }) => offer);
    window = toOfferWindow(offers, nowMs);
    onChange();
  };

  const takeUp = (snapshot: CatalogueSnapshot | null, nowMs: number) => {
    hold(snapshot, nowMs);
    if (snapshot !== null) {
      warming = compileIndexLines(snapshot, () => isOpen && held === snapshot).catch((error) =>
        // The first list that needs them compiles them itself, and answers with the error.
        log.warn({ err: error }, "could not compile the offers' index lines ahead"),
      );
    }
  };

  const at = (now: Date): CatalogueSnapshot | null => {
    if (held !== null) {
      const nowMs = now.getTime();
      const fresh = refreshSnapshot(held, now);
      if (fresh !== held) {
        takeUp(fresh, nowMs);
      } else if (nowMs < window.fromMs || nowMs >= window.untilMs) {
        hold(held, nowMs);
      }
    }
    return held;
  };

  // One after another, so that an older reading never takes the place of a newer one.
  const next = (read: () => Promise<void>): Promise<void> => {
    const reading = loading.then(read);
    loading = reading.catch(() => undefined);
    return reading;
  };

  const load = async () => takeUp(await loadSnapshot(db, clock), clock.now().getTime());

  const lookForSwitch = async () => {
    try {
      await next(async () => {
        const current = await findCurrentSnapshot(db);
        if ((current?.id ?? null) !== (held?.id ?? null)) {
          await load();
        }
      });
    } catch (error) {
      // The snapshot in memory goes on answering; the next look may succeed.
      log.warn({ err: error }, "could not look for a new snapshot of offers");
    }
  };

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
    reload() {
      watch ??= setInterval(lookForSwitch, watchMs).unref();
      return next(load);
    },
    async close() {
      clearInterval(watch ?? undefined);
      await loading;
      isOpen = false;
      await warming;
    },
  };
}
