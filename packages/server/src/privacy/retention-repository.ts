import { and, eq, lt, notExists } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { leads } from "../leads/lead-tables.ts";
import { rates } from "../rates/rate-tables.ts";
import { tickets } from "../tickets/ticket-tables.ts";

/** Requests that nobody came back to since `before`, with consents and requests to be called. */
export async function deleteOldLeads(db: Database, before: Date): Promise<void> {
  await db.delete(leads).where(lt(leads.updatedAt, before));
}

/** Quotes made before `before` that belong to no request any more. */
export async function deleteOldRates(db: Database, before: Date): Promise<void> {
  const owner = db.select({ id: leads.id }).from(leads).where(eq(leads.rateId, rates.id));
  await db.delete(rates).where(and(lt(rates.createdAt, before), notExists(owner)));
}

/** Tickets at rest since `before`; their files go with the sweep of those that no message names. */
export async function deleteOldTickets(db: Database, before: Date): Promise<void> {
  await db.delete(tickets).where(lt(tickets.changedAt, before));
}
