import type { Clock } from "../clock.ts";
import type { Database, DatabaseClient } from "../db/database.ts";
import { withImportLock } from "../db/import-lock.ts";
import { ImportError } from "../imports/import-error.ts";
import type { ImportFile } from "../imports/import-files.ts";
import { inTurns } from "../imports/in-turns.ts";
import { toRomeDay } from "../offers/rome-time.ts";
import type { ImportRules, PositionedRow } from "./import-rules.ts";
import { checkProductGates } from "./product-gates.ts";
import {
  beginProductSnapshot,
  failProductSnapshot,
  type ProductRefusal,
  type StagedProduct,
  stageProducts,
  storeProductRefusals,
  sweepProductSnapshots,
  switchProductSnapshot,
} from "./product-import-repository.ts";
import type { ProductImportSummary } from "./product-import-summary.ts";
import { findCurrentSnapshot, type ProductSnapshot } from "./product-repository.ts";
import { checkRow, readRawRows } from "./read-rows.ts";

export type ProductImportRequest = {
  file: ImportFile;
  /** Passes the gates knowingly; an empty or unreadable file is refused all the same. */
  force?: boolean;
  /** True for the invented products that stand in until the first real import. */
  demonstration?: boolean;
  onRefusal?: (refusal: ProductRefusal) => void;
  signal?: AbortSignal;
};

export type ProductImportOutcome =
  | { status: "switched"; summary: ProductImportSummary }
  /** The last snapshot stays as it was; the reasons are Italian sentences. */
  | { status: "kept"; reasons: readonly string[] };

type Gathered = {
  read: number;
  taken: number;
  products: readonly StagedProduct[];
  refusals: readonly ProductRefusal[];
  warnings: string[];
};

/**
 * Imports a file of one typology as a snapshot and puts it in the place of the last. The rows go in
 * small batches beside the current snapshot, which answers until the switch.
 */
export async function importProducts<Row>(
  { db, client, clock }: { db: Database; client: DatabaseClient; clock: Clock },
  rules: ImportRules<Row>,
  request: ProductImportRequest,
): Promise<ProductImportOutcome> {
  const startedMs = performance.now();
  try {
    const gathered = await gather(rules, request);
    const outcome = await withImportLock(client, () =>
      replaceSnapshot({ db, clock, rules, request, gathered, startedMs }),
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

async function gather<Row>(
  rules: ImportRules<Row>,
  { file, onRefusal }: ProductImportRequest,
): Promise<Gathered> {
  const { rows, unknown, dots } = await readRawRows(file, rules.schema);
  const refusals: ProductRefusal[] = [];
  const refuse = (refusal: ProductRefusal) => {
    refusals.push(refusal);
  };
  const checked: PositionedRow<Row>[] = [];
  for await (const raw of inTurns(rows)) {
    const outcome = checkRow<Row>(raw, rules.schema, dots);
    if (outcome.status === "read") {
      checked.push(outcome);
    } else {
      refuse({ ...outcome, name: toRawName(raw.values) });
    }
  }
  const products = await rules.gather(checked, refuse);
  refusals.sort((a, b) => a.position - b.position);
  for (const refusal of refusals) {
    onRefusal?.(refusal);
  }
  return {
    read: rows.length,
    taken: rows.length - refusals.length,
    products,
    refusals: refusals.map(({ position, name, reason }) => ({ position, name, reason })),
    warnings:
      unknown.length === 0
        ? []
        : [`${file.name}: colonne che non conosco, lasciate da parte: ${unknown.join(", ")}.`],
  };
}

/** What a row that could not be read may be recognised by. */
function toRawName(values: Record<string, unknown>): string {
  return ["make", "model", "variant", "provider", "name"]
    .flatMap((field) => (typeof values[field] === "string" ? [values[field].slice(0, 60)] : []))
    .join(" ");
}

async function replaceSnapshot<Row>({
  db,
  clock,
  rules,
  request: { file, force = false, demonstration = false, signal },
  gathered,
  startedMs,
}: {
  db: Database;
  clock: Clock;
  rules: ImportRules<Row>;
  request: ProductImportRequest;
  gathered: Gathered;
  startedMs: number;
}): Promise<ProductImportOutcome> {
  const { tipology } = rules;
  const { products, refusals } = gathered;
  const last = await findCurrentSnapshot(db, tipology);
  const base = toBase(last, demonstration);
  const count = products.length;
  const failures = checkProductGates({ count, previousCount: base?.summary?.products ?? null });
  if (failures.length > 0 && (!force || count === 0)) {
    return { status: "kept", reasons: failures };
  }
  const now = clock.now();
  const today = toRomeDay(now.getTime());
  const id = await beginProductSnapshot(db, {
    tipology,
    demonstration,
    file: file.name,
    dataDay: today,
    createdAt: now,
  });
  try {
    await stageProducts(db, { snapshotId: id, tipology, now }, products);
    await storeProductRefusals(db, id, refusals);
    signal?.throwIfAborted();
    const summary = await switchProductSnapshot(db, {
      id,
      tipology,
      lastId: base?.id ?? null,
      now: clock.now(),
      summarise: (closed) => ({
        read: gathered.read,
        taken: gathered.taken,
        refused: refusals.length,
        products: count,
        closed,
        ended: products.filter(({ data }) => (rules.validToOf(data) ?? today) < today).length,
        warnings: gathered.warnings,
        forced: failures,
        seconds: Math.round(performance.now() - startedMs) / 1000,
      }),
    });
    return { status: "switched", summary };
  } catch (error) {
    await failProductSnapshot(db, id);
    throw error;
  } finally {
    await sweepProductSnapshots(db);
  }
}

/** The snapshot to compare with and to keep from: a demonstration is neither. */
function toBase(last: ProductSnapshot | null, demonstration: boolean): ProductSnapshot | null {
  return last === null || last.demonstration || demonstration ? null : last;
}
