import type { FastifyRequest } from "fastify";
import { getSignedIn } from "../accounts/sessions/signed-in.ts";
import { getFound } from "../errors.ts";
import { isRandomKey } from "../keys/random-key.ts";
import type { Services } from "../services.ts";
import { findTicket, type Ticket } from "./ticket-repository.ts";

/** Throws `not-found` if there is no such ticket or it is another person's. */
export async function getOwnTicket(
  services: Pick<Services, "clock" | "db" | "sessionKeys">,
  request: FastifyRequest<{ Params: { slug: string } }>,
): Promise<{ ticket: Ticket; accountId: string }> {
  const { accountId } = await getSignedIn(services, request);
  const { slug } = request.params;
  const found = isRandomKey(slug) ? await findTicket(services.db, { slug, accountId }) : null;
  return { ticket: getFound(found), accountId };
}
