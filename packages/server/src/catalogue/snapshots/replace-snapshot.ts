import { withImportLock } from "../../db/advisory-lock.ts";
import type { Database, DatabaseClient } from "../../db/database.ts";
import { ImportError } from "../../tables/import-file.ts";
import type { Clock } from "../../time/clock.ts";
import { countItems, findCurrentSnapshot, type Snapshot } from "./snapshot-repository.ts";
import type { SnapshotKind } from "./snapshot-tables.ts";
import {
  beginSnapshot,
  closeVanished,
  createStaging,
  failSnapshot,
  type Staging,
  sweepSnapshots,
  switchSnapshot,
} from "./staging-repository.ts";

export type ImportServices = { db: Database; client: DatabaseClient; clock: Clock };

export type ImportOutcome<Summary> =
  | { status: "switched"; summary: Summary }
  /** The last snapshot is unchanged; the reasons are Italian sentences. */
  | { status: "kept"; reasons: readonly string[] };

/** The decision of an import once it knows the last real snapshot. */
type SnapshotPlan<Details, Summary> =
  | { status: "kept"; reasons: readonly string[] }
  | {
      status: "ready";
      /** ISO day of the data. */
      dataDay: string;
      stage(staging: Staging): Promise<StagedSnapshot<Details, Summary>>;
    };

type StagedSnapshot<Details, Summary> = {
  /** Why the snapshot must not replace the last, in Italian. */
  reasons: readonly string[];
  details: Details;
  summarise(facts: {
    /** Number of items of the last snapshot that vanished. */
    closed: number;
    /** Number of items of the demonstration that this snapshot replaces. */
    invented: number;
    seconds: number;
  }): Summary;
};

/**
 * Imports one kind as a new snapshot and replaces the last one. Items are written in small batches
 * next to the current snapshot, which serves requests until the switch; a failed or killed import
 * leaves it in place. Only one import of any kind runs at a time. An ImportError becomes the
 * outcome `kept`.
 *
 * @example
 * await replaceSnapshot(services, { kind: "pos", demonstration: false }, async () => {
 * const rows = await readRows(file);
 * return (last) => planTerminals(rows, last);
 * });
 */
export async function replaceSnapshot<Details, Summary>(
  { db, client, clock }: ImportServices,
  { kind, demonstration }: { kind: SnapshotKind; demonstration: boolean },
  /** Runs before the lock is taken. The function that it returns plans while the lock is held. */
  read: () => Promise<(last: Snapshot<Details, Summary> | null) => SnapshotPlan<Details, Summary>>,
): Promise<ImportOutcome<Summary>> {
  const startedMs = performance.now();

  const replace = async (
    plan: (last: Snapshot<Details, Summary> | null) => SnapshotPlan<Details, Summary>,
  ): Promise<ImportOutcome<Summary>> => {
    const current = await findCurrentSnapshot<Details, Summary>(db, kind);
    // A demonstration is not compared with, carried over from, or used to close items.
    const last = current === null || current.demonstration || demonstration ? null : current;
    const planned = plan(last);
    if (planned.status === "kept") {
      return planned;
    }
    const { dataDay, stage } = planned;
    const now = clock.now();
    const id = await beginSnapshot(db, { kind, demonstration, dataDay, createdAt: now });
    try {
      const staging = createStaging(db, { snapshotId: id, kind, now });
      const { reasons, details, summarise } = await stage(staging);
      await staging.flush();
      if (reasons.length > 0) {
        await failSnapshot(db, id);
        return { status: "kept", reasons };
      }
      const closed = last === null ? 0 : await closeVanished(db, { lastId: last.id, id, now });
      const seconds = Math.round(performance.now() - startedMs) / 1000;
      const isFirstReal = current?.demonstration === true && !demonstration;
      const counts = isFirstReal ? await countItems(db, current.id) : new Map<string, number>();
      const invented = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const summary = summarise({ closed, invented, seconds });
      await switchSnapshot(db, id, { kind, now: clock.now(), details, summary });
      return { status: "switched", summary };
    } catch (error) {
      await failSnapshot(db, id);
      throw error;
    } finally {
      await sweepSnapshots(db, client);
    }
  };

  try {
    const plan = await read();
    const outcome = await withImportLock(client, () => replace(plan));
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
