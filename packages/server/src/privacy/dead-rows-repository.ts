import { getTableName } from "drizzle-orm";
import { accountConsents, accounts, mailedTokens } from "../accounts/account-tables.ts";
import {
  chatMessages,
  conversationSteps,
  conversations,
} from "../assistant/conversation-tables.ts";
import { contactMessages } from "../contacts/contact-tables.ts";
import type { DatabaseClient } from "../db/database.ts";
import { leadConsents, leads, recallRequests } from "../leads/lead-tables.ts";
import { accountIdentities } from "../providers/provider-tables.ts";
import { sessions } from "../sessions/session-tables.ts";
import { ticketMessages, tickets } from "../tickets/ticket-tables.ts";

const TABLES = [
  accountConsents,
  accountIdentities,
  accounts,
  chatMessages,
  contactMessages,
  conversationSteps,
  conversations,
  leadConsents,
  leads,
  mailedTokens,
  recallRequests,
  sessions,
  ticketMessages,
  tickets,
];
/** The queue, and the samples of values that the planner keeps. */
const OTHERS = ["jobs.job_common", "pg_catalog.pg_statistic"];

/**
 * A deleted row stays in the database's files until its room is needed. PGlite's are ours alone:
 * they are written anew, and the log of what was written is cut. On a Postgres of others' the room
 * is given free, and what its log and copies hold for how long is theirs to say. Not within a
 * transaction.
 */
export async function wipeDeadRows(client: DatabaseClient): Promise<void> {
  const names = [...TABLES.map((table) => `public.${getTableName(table)}`), ...OTHERS];
  if (client.kind === "postgres") {
    await client.pool.query(`vacuum (analyze) ${names.slice(0, TABLES.length).join(", ")}`);
    return;
  }
  const { pglite } = client;
  // Of a table that has become empty they would be left as they are.
  const relations = names.slice(0, TABLES.length).map((name) => `'${name}'::regclass`);
  await pglite.exec(
    `delete from pg_catalog.pg_statistic where starelid in (${relations.join(", ")})`,
  );
  await pglite.exec(`vacuum (full, analyze) ${names.slice(0, TABLES.length).join(", ")}`);
  for (const name of OTHERS) {
    await pglite.exec(`vacuum full ${name}`);
  }
  // Segments that are used again keep what they held.
  await pglite.exec("set wal_recycle = off");
  await pglite.exec("select pg_switch_wal()");
  await pglite.exec("checkpoint");
}
