import type { ProductTipology } from "@volpe/contract";
import { importProducts } from "../catalogue/snapshots/import-products.ts";
import type { ImportRules, Sold } from "../catalogue/snapshots/import-rules.ts";
import { findCurrentId } from "../catalogue/snapshots/snapshot-repository.ts";
import { PRODUCT_IMPORTS } from "../catalogue/typologies.ts";
import type { Services } from "../services.ts";
import type { ImportFile } from "../tables/import-file.ts";
import { readDemoFile, toFile } from "./demo-files.ts";
import { createDemoVehicles } from "./demo-vehicles.ts";

type Seeding = Pick<Services, "db" | "client" | "clock" | "log" | "products">;

/**
 * Fills an empty database with demonstration rentals, terminals and internet lines, through the
 * same importer as an operator's files. A typology with a snapshot is not changed.
 */
export async function seedProducts(services: Seeding): Promise<void> {
  const now = services.clock.now();
  for (const fill of Object.values(SEEDS)) {
    await fill(services, now);
  }
  await services.products.reload();
}

const SEEDS: Readonly<Record<ProductTipology, (services: Seeding, now: Date) => Promise<void>>> = {
  noleggio: (services, now) =>
    seed(services, PRODUCT_IMPORTS.noleggio, async () =>
      toFile("dimostrazione-noleggio.json", JSON.stringify(await createDemoVehicles(now))),
    ),
  pos: (services, now) => seed(services, PRODUCT_IMPORTS.pos, () => readDemoFile("pos.csv", now)),
  internet: (services, now) =>
    seed(services, PRODUCT_IMPORTS.internet, () => readDemoFile("internet.csv", now)),
};

async function seed<Row extends Sold>(
  { db, client, clock, log }: Seeding,
  rules: ImportRules<Row>,
  openFile: () => Promise<ImportFile>,
): Promise<void> {
  if ((await findCurrentId(db, rules.tipology)) !== null) {
    return;
  }
  const outcome = await importProducts({ db, client, clock }, rules, {
    file: await openFile(),
    demonstration: true,
    onRefusal: (refusal) => log.warn(refusal, "demonstration product refused"),
  });
  if (outcome.status === "kept") {
    log.warn({ reasons: outcome.reasons }, "demonstration products not seeded");
  }
}
