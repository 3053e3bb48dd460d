import { importOffers } from "../imports/import-offers.ts";
import { findCurrentSnapshot } from "../offers/snapshot-repository.ts";
import type { Services } from "../services.ts";
import { createDemoFiles } from "./demo-files.ts";

/**
 * Fills an empty database with the demonstration catalogue, through the same importer as genuine
 * files. Does nothing where a snapshot stands, or where another process is importing.
 */
export async function seedCatalogue({
  db,
  client,
  clock,
  log,
  catalogue,
}: Pick<Services, "db" | "client" | "clock" | "log" | "catalogue">): Promise<void> {
  if ((await findCurrentSnapshot(db)) !== null) {
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
