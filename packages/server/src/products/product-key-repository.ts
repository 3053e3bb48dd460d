import type { ProductTipology } from "@volpe/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { toPlainKey } from "./product-slug.ts";
import { closedProducts, productSlugs, products } from "./product-tables.ts";

/**
 * Gives products that were stored under their names without signs the key that they have now, so
 * that they keep slug and address. Of two that were one key, the first in the file keeps them.
 */
export async function adoptPlainKeys(
  db: Database,
  tipology: ProductTipology,
  keys: readonly string[],
): Promise<void> {
  const plain = new Map<string, string>();
  for (const key of keys) {
    const before = toPlainKey(key);
    plain.set(before, plain.get(before) ?? key);
  }
  if (plain.size === 0) {
    return;
  }
  const pairs = sql.join(
    [...plain].map(([before, key]) => sql`(${before}::text, ${key}::text)`),
    sql`, `,
  );
  for (const table of [productSlugs, products, closedProducts]) {
    await db.execute(
      sql`update ${table} as held set key = renamed.key
          from (values ${pairs}) as renamed (plain, key)
          where held.tipology = ${tipology} and held.key = renamed.plain`,
    );
  }
}
