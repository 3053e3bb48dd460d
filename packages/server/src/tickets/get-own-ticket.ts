import type { FastifyRequest } from "fastify";
import { getSignedIn } from "../accounts/sessions/signed-in.ts";
import { getFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { findTicket, type Ticket } from "./ticket-repository.ts";

/** Throws `not-found` if there is no such ticket or it is another person's. */
export async function getOwnTicket(
  services: Pick<Services, "clock" | "db" | "sessionKeys">,
  request: FastifyRequest<{ Params: { slug: string } }>,
): Promise<{ ticket: Ticket; accountId: string }> {
  const { accountId } = await getSignedIn(services, request);
  const { slug } = request.params;
  const found = isKey(slug) ? await findTicket(services.db, { slug, accountId }) : null;
  return { ticket: getFound(found), accountId };
}

/** Whether a text may be a key. The database rejects some texts that a path may contain. */
export function isKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}
