import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

type QueueState = {
  /** Jobs whose time has come and that nobody has taken. */
  waiting: number;
  /** How long the oldest of them has waited; 0 = none waits. */
  oldestSeconds: number;
  /** Jobs of the last day whose tries are used up. */
  failed: number;
};

/** The waiting jobs. The time is that of the database, which also sets the times of the jobs. */
export async function readQueueState(db: Pick<Database, "execute">): Promise<QueueState> {
  const { rows } = await db.execute<QueueState>(sql`
    select count(*) filter (where is_due)::integer as waiting,
      coalesce(extract(epoch from now() - min(start_after) filter (where is_due)), 0)::integer
        as "oldestSeconds",
      count(*) filter (where state = 'failed')::integer as failed
    from (
      select state, start_after, state in ('created', 'retry') and start_after <= now() as is_due
      from jobs.job
    ) job`);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0, failed: 0 };
}
