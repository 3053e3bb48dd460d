import type { Jobs } from "../jobs/jobs.ts";
import type { Config } from "../process/config.ts";
import type { Clock } from "../time/clock.ts";
import { deleteOldBackups } from "./backup-folder.ts";

/** Deletes each night the copies that are older than the privacy notice allows. */
export function defineBackupJobs({
  clock,
  config,
  jobs,
}: {
  clock: Clock;
  config: Pick<Config, "dataDir">;
  jobs: Jobs;
}): void {
  jobs.define("sweep-backups", () => deleteOldBackups(config, clock.now()), { retryLimit: 0 });
  jobs.schedule("sweep-backups", "20 4 * * *");
}
