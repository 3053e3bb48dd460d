import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

const FILLED_FOLDER = resolve(
  import.meta.dirname,
  "../../packages/server/src/test-filled-folder.ts",
);

/**
 * Runs before all tests: names the filled data folder of the server's tests, which is copied for
 * each host of the tests. Seeding takes longer than anything else at a first start.
 */
export default async function fillDataFolder(): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [FILLED_FOLDER]);
  process.env.VOLPE_FILLED_FOLDER = stdout;
}
