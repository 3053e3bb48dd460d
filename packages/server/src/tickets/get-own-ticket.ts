import { getFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { findTicket, type Ticket } from "./ticket-repository.ts";

/** Throws `not-found` if there is no such ticket or it is another person's. */
export async function getOwnTicket(
  { db }: Pick<Services, "db">,
  { slug, accountId }: { slug: string; accountId: string },
): Promise<Ticket> {
  return getFound(isKey(slug) ? await findTicket(db, { slug, accountId }) : null);
}

/** The database rejects some texts that a path may contain. */
export function isKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}
