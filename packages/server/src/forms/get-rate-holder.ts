import { OWNER_KEY_HEADER, type RateHolder } from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import { findSignedIn } from "../accounts/sessions/signed-in.ts";
import { getFound } from "../errors.ts";
import { isKeyOf } from "../keys/owner-key.ts";
import { findLeadOfRate } from "../leads/lead-repository.ts";
import { isRateOwned } from "../leads/owned-lead-repository.ts";
import type { SavedRate } from "../quote/read-stored-rate.ts";
import type { Services } from "../services.ts";

/**
 * The contacts that were left with a quote, for a call that carries its key or its owner's login.
 * For anybody else there are none.
 */
export async function getRateHolder(
  services: Pick<Services, "clock" | "db" | "sessionKeys">,
  request: Pick<FastifyRequest, "headers">,
  { id, ownerKeyHash }: SavedRate,
): Promise<RateHolder> {
  const { db } = services;
  const key = String(request.headers[OWNER_KEY_HEADER] ?? "");
  const isOwn =
    isKeyOf(key, ownerKeyHash) ||
    (await findSignedIn(services, request).then(
      (signedIn) => signedIn && isRateOwned(db, { accountId: signedIn.accountId, rateId: id }),
    ));
  const { name, email, phone, city, province } = getFound(
    isOwn ? await findLeadOfRate(db, id) : null,
  );
  return { name, email, phone, city, province };
}
