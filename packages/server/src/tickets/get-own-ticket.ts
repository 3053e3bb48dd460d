import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { findTicket, type Ticket } from "./ticket-repository.ts";

/** Throws `not-found` where there is none, or it is another's: nobody learns which. */
export async function getOwnTicket(
  { db }: Pick<Services, "db">,
  { slug, accountId }: { slug: string; accountId: string },
): Promise<Ticket> {
  const ticket = isKey(slug) ? await findTicket(db, { slug, accountId }) : null;
  if (ticket === null) {
    throw new AppError("not-found");
  }
  return ticket;
}

/** The database refuses some of what an address may hold. */
export function isKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}
