import { rm } from "node:fs/promises";
import { startHost } from "./host-process.ts";

/**
 * Runs before all tests: starts one host, so that the data folder it seeded can be copied for each
 * host of the tests. Seeding takes longer than anything else at a first start.
 */
export default async function fillDataFolder(): Promise<() => Promise<void>> {
  const host = await startHost();
  const code = await host.stop();
  if (code !== 0) {
    throw new Error(`The host that fills the data folder ended with ${code}.`);
  }
  process.env.VOLPE_FILLED_FOLDER = host.dataDir;
  return () => rm(host.dataDir, { recursive: true, force: true });
}
