import type { ProductTipology } from "@volpe/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { ProductImportSummary } from "./product-import-summary.ts";
import { adoptPlainKeys } from "./product-key-repository.ts";
import { BATCH_PRODUCTS } from "./product-repository.ts";
import { toProductSlug } from "./product-slug.ts";
import {
  closedProducts,
  productRefusals,
  productSlugs,
  productSnapshots,
  products,
} from "./product-tables.ts";

export type StagedProduct = {
  key: string;
  /** What the slug is made of. */
  words: string;
  /** The two parts of a rental's address; null for the others. */
  address: string | null;
  data: unknown;
};

export type ProductRefusal = { position: number; name: string; reason: string };

/**
 * Begins a staging snapshot. Only for who holds the import lock: one that is there already was left
 * by a process that died, and is given up.
 */
export async function beginProductSnapshot(
  db: Database,
  values: {
    tipology: ProductTipology;
    demonstration: boolean;
    file: string;
    dataDay: string;
    createdAt: Date;
  },
): Promise<string> {
  await db
    .update(productSnapshots)
    .set({ status: "failed" })
    .where(eq(productSnapshots.status, "staging"));
  const [row] = await db
    .insert(productSnapshots)
    .values({ status: "staging", ...values })
    .returning({ id: productSnapshots.id });
  if (row === undefined) {
    throw new Error("the staging snapshot was not stored");
  }
  return row.id;
}

/** Stores products in small batches, each under the slug it had before or a new one. */
export async function stageProducts(
  db: Database,
  { snapshotId, tipology, now }: { snapshotId: string; tipology: ProductTipology; now: Date },
  staged: readonly StagedProduct[],
): Promise<void> {
  for (let start = 0; start < staged.length; start += BATCH_PRODUCTS) {
    const batch = staged.slice(start, start + BATCH_PRODUCTS);
    const names = await assignSlugs(db, { tipology, now }, batch);
    await db.insert(products).values(
      batch.map(({ key, data }) => {
        const named = names.get(key);
        if (named === undefined) {
          throw new Error(`no slug could be given to ${tipology} ${key}`);
        }
        return { snapshotId, tipology, key, data, ...named };
      }),
    );
    await new Promise((resolve) => setImmediate(resolve));
  }
}

type Named = { slug: string; address: string | null };

async function assignSlugs(
  db: Database,
  { tipology, now }: { tipology: ProductTipology; now: Date },
  batch: readonly StagedProduct[],
): Promise<Map<string, Named>> {
  const keys = batch.map(({ key }) => key);
  const find = async () =>
    new Map<string, Named>(
      (
        await db
          .select()
          .from(productSlugs)
          .where(and(eq(productSlugs.tipology, tipology), inArray(productSlugs.key, keys)))
      ).map(({ key, slug, address }) => [key, { slug, address }]),
    );
  let named = await find();
  if (keys.some((key) => !named.has(key))) {
    await adoptPlainKeys(
      db,
      tipology,
      keys.filter((key) => !named.has(key)),
    );
    named = await find();
  }
  // The second round is for a short code, or an address, that met another one's.
  for (const length of [7, 13] as const) {
    const missing = batch.filter(({ key }) => !named.has(key));
    if (missing.length === 0) {
      break;
    }
    await db
      .insert(productSlugs)
      .values(
        missing.map(({ key, words, address }) => {
          const slug = toProductSlug({ tipology, key, words }, length);
          const suffix = length === 7 ? "" : `-${slug.slice(-13)}`;
          return {
            tipology,
            key,
            slug,
            address: address === null ? null : `${address}${suffix}`,
            createdAt: now,
          };
        }),
      )
      .onConflictDoNothing();
    named = await find();
  }
  return named;
}

export async function storeProductRefusals(
  db: Database,
  snapshotId: string,
  refusals: readonly ProductRefusal[],
): Promise<void> {
  for (let start = 0; start < refusals.length; start += BATCH_PRODUCTS) {
    const batch = refusals.slice(start, start + BATCH_PRODUCTS);
    await db.insert(productRefusals).values(batch.map((row) => ({ snapshotId, ...row })));
  }
}

/**
 * Makes the staging snapshot the current one of its typology, with what vanished since the last one
 * and what came back: the only transaction of an import. `summarise` is told how many vanished.
 */
export async function switchProductSnapshot(
  db: Database,
  {
    id,
    tipology,
    lastId,
    now,
    summarise,
  }: {
    id: string;
    tipology: ProductTipology;
    /** The last snapshot, whose products are to be kept where they vanished; null = none to keep. */
    lastId: string | null;
    now: Date;
    summarise: (closed: number) => ProductImportSummary;
  },
): Promise<ProductImportSummary> {
  return await db.transaction(async (tx) => {
    const closed =
      lastId === null
        ? []
        : (
            await tx.execute(
              sql`insert into ${closedProducts}
                    (tipology, key, slug, address, data, data_day, closed_at)
                  select gone.tipology, gone.key, gone.slug, gone.address, gone.data,
                         snapshot.data_day, ${now.toISOString()}::timestamptz
                  from ${products} as gone
                  join ${productSnapshots} as snapshot on snapshot.id = gone.snapshot_id
                  where gone.snapshot_id = ${lastId}
                    and not exists (select 1 from ${products} as here
                                    where here.snapshot_id = ${id} and here.key = gone.key)
                  on conflict (tipology, key) do update
                    set data = excluded.data, data_day = excluded.data_day,
                        closed_at = excluded.closed_at
                  returning 1 as closed`,
            )
          ).rows;
    await tx.execute(
      sql`delete from ${closedProducts} as closed using ${products} as back
          where back.snapshot_id = ${id}
            and back.tipology = closed.tipology and back.key = closed.key`,
    );
    const summary = summarise(closed.length);
    await tx
      .update(productSnapshots)
      .set({ status: "past" })
      .where(and(eq(productSnapshots.tipology, tipology), eq(productSnapshots.status, "current")));
    const switched = await tx
      .update(productSnapshots)
      .set({ status: "current", switchedAt: now, summary })
      .where(and(eq(productSnapshots.id, id), eq(productSnapshots.status, "staging")))
      .returning({ id: productSnapshots.id });
    if (switched.length !== 1) {
      // Rolls back: the last snapshot stays.
      throw new Error(`snapshot ${id} is no longer staging`);
    }
    return summary;
  });
}

/** Gives a staging snapshot up; its rows are removed by `sweepProductSnapshots`. */
export async function failProductSnapshot(db: Database, id: string): Promise<void> {
  await db
    .update(productSnapshots)
    .set({ status: "failed" })
    .where(and(eq(productSnapshots.id, id), eq(productSnapshots.status, "staging")));
}

/** Removes what past and failed snapshots hold, a few rows at a time so that nobody waits. */
export async function sweepProductSnapshots(db: Database): Promise<void> {
  const ended = sql`select id from product_snapshots where status in ('past', 'failed')`;
  for (const table of ["products", "product_refusals"]) {
    const name = sql.identifier(table);
    for (;;) {
      const { rows } = await db.execute(
        sql`delete from ${name} where ctid = any(array(
          select ctid from ${name} where snapshot_id in (${ended}) limit 100)) returning 1 as gone`,
      );
      if (rows.length === 0) {
        break;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  await db.execute(sql`analyze products`);
}
