import { OWNER_KEY_HEADER, type RateHolder } from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import { findSignedIn } from "../accounts/sessions/signed-in.ts";
import { getFound } from "../errors.ts";
import { isKeyOf } from "../keys/owner-key.ts";
import { findLeadOfRate } from "../leads/lead-repository.ts";
import { isRateOwned } from "../leads/owned-lead-repository.ts";
import type { SavedRate } from "../quote/read-stored-rate.ts";
import { openPoint } from "../quote/sealed-point.ts";
import type { Services } from "../services.ts";

/** A quote of a bill has a supply point before anybody leaves a contact. */
const NOBODY = { name: "", email: "", phone: "", city: "", province: "" };

/**
 * The contacts of a quote, for a call that carries its key or its owner's login. Throws `not-found`
 * for anybody else.
 */
export async function getRateHolder(
  services: Pick<Services, "clock" | "config" | "db" | "sessionKeys">,
  request: Pick<FastifyRequest, "headers">,
  rate: SavedRate,
): Promise<RateHolder> {
  const { db } = services;
  const { id, ownerKeyHash } = rate;
  const key = String(request.headers[OWNER_KEY_HEADER] ?? "");
  const isOwn =
    isKeyOf(key, ownerKeyHash) ||
    (await findSignedIn(services, request).then(
      (signedIn) => signedIn && isRateOwned(db, { accountId: signedIn.accountId, rateId: id }),
    ));
  const lead = isOwn ? await findLeadOfRate(db, id) : null;
  const point = isOwn ? openPoint(services.config, rate) : "";
  const { name, email, phone, city, province } = getFound(point === "" ? lead : (lead ?? NOBODY));
  return { name, email, phone, city, province, point };
}
