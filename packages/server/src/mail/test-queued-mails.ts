import { sql } from "drizzle-orm";
import type { Services } from "../services.ts";
import type { OutgoingMail } from "./delivery.ts";
import { openBody } from "./sealed-body.ts";

/** For tests: the mails in the queue, oldest first, as they would leave. */
export async function listQueuedMails({
  db,
  config,
}: Pick<Services, "db" | "config">): Promise<OutgoingMail[]> {
  const { rows } = await db.execute<{ mail: OutgoingMail }>(
    sql`select data as mail from jobs.job where name = 'mail' order by created_on, id`,
  );
  return rows.map(({ mail }) => openBody(config, mail));
}
