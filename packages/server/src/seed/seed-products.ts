import { importProducts } from "../products/import-products.ts";
import type { ImportRules } from "../products/import-rules.ts";
import { findCurrentSnapshot } from "../products/product-repository.ts";
import { PRODUCT_IMPORTS } from "../products/shelves.ts";
import type { Services } from "../services.ts";
import { createDemoLines } from "./demo-lines.ts";
import { createDemoTerminals } from "./demo-terminals.ts";
import { createDemoVehicles } from "./demo-vehicles.ts";

type Seeding = Pick<Services, "db" | "client" | "clock" | "log" | "products">;

/**
 * Fills an empty database with demonstration rentals, terminals and internet lines, through the same
 * importer as an operator's files. Leaves alone a typology that has a snapshot.
 */
export async function seedProducts(services: Seeding): Promise<void> {
  const now = services.clock.now();
  await seed(services, PRODUCT_IMPORTS.noleggio, () => createDemoVehicles(now));
  await seed(services, PRODUCT_IMPORTS.pos, () => createDemoTerminals(now));
  await seed(services, PRODUCT_IMPORTS.internet, () => createDemoLines(now));
  await services.products.reload();
}

async function seed<Row>(
  { db, client, clock, log }: Seeding,
  rules: ImportRules<Row>,
  createRows: () => readonly Row[],
): Promise<void> {
  if ((await findCurrentSnapshot(db, rules.tipology)) !== null) {
    return;
  }
  const rows = JSON.stringify(createRows());
  const outcome = await importProducts({ db, client, clock }, rules, {
    file: {
      name: `dimostrazione-${rules.tipology}.json`,
      async *open() {
        yield Buffer.from(rows);
      },
    },
    demonstration: true,
    onRefusal: (refusal) => log.warn(refusal, "demonstration product refused"),
  });
  if (outcome.status === "kept") {
    log.warn({ reasons: outcome.reasons }, "demonstration products not seeded");
  }
}
