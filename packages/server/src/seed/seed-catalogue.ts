import { importOffers } from "../catalogue/energy/import/import-offers.ts";
import { findCurrentId } from "../catalogue/snapshots/snapshot-repository.ts";
import type { Services } from "../services.ts";
import { createDemoFiles } from "./demo-files.ts";

/**
 * Fills an empty database with the demonstration catalogue, through the same importer as genuine
 * files. Does nothing if there is a snapshot or another process is importing.
 */
export async function seedCatalogue({
  db,
  client,
  clock,
  log,
  catalogue,
}: Pick<Services, "db" | "client" | "clock" | "log" | "catalogue">): Promise<void> {
  if ((await findCurrentId(db, "energy")) !== null) {
    return;
  }
  const files = await createDemoFiles(clock.now());
  const outcome = await importOffers(
    { db, client, clock },
    {
      files,
      demonstration: true,
      onRefusal: (refusal) => log.warn(refusal, "demonstration offer refused"),
    },
  );
  if (outcome.status === "kept") {
    log.warn({ reasons: outcome.reasons }, "demonstration catalogue not seeded");
  }
  await catalogue.reload();
}
