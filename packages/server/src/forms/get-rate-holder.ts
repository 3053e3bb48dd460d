import { OWNER_KEY_HEADER, type RateHolder } from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { findSignedIn } from "../accounts/sessions/signed-in.ts";
import { getFound } from "../errors.ts";
import { isRandomKey } from "../keys/random-key.ts";
import { findLeadOfRate } from "../leads/lead-repository.ts";
import { isRateOwned } from "../leads/owned-lead-repository.ts";
import { isRateKey } from "../quote/rate-key.ts";
import { findRate } from "../quote/rate-repository.ts";
import type { SavedRate } from "../quote/read-stored-rate.ts";
import { NO_BILLED_SUPPLY, openSupply } from "../quote/sealed-supply.ts";
import type { Services } from "../services.ts";

/** A quote of a bill has a supply point before anybody leaves a contact. */
const NOBODY = { name: "", email: "", phone: "", city: "", province: "" };

/** The parameters of a path that names an offer of a saved quote. */
export const OfferParams = Type.Object({
  rate: Type.String({ maxLength: 64 }),
  offer: Type.String({ maxLength: 200 }),
});

type Asking = Pick<FastifyRequest, "headers">;

/** The saved quote of an id. Throws `not-found` if there is none. */
export async function getRate({ db }: Pick<Services, "db">, id: string): Promise<SavedRate> {
  return getFound(isRandomKey(id) ? await findRate(db, id) : null);
}

/** Whether a call carries the key of a quote or its owner's login. */
export async function isOwnRate(
  services: Pick<Services, "clock" | "config" | "db" | "sessionKeys">,
  request: Asking,
  { id }: Pick<SavedRate, "id">,
): Promise<boolean> {
  const key = String(request.headers[OWNER_KEY_HEADER] ?? "");
  if (isRateKey(services.config, { rate: id, key })) {
    return true;
  }
  const signedIn = await findSignedIn(services, request);
  return (
    signedIn !== null &&
    (await isRateOwned(services.db, { accountId: signedIn.accountId, rateId: id }))
  );
}

/**
 * The contacts of a quote, for a call that carries its key or its owner's login. Throws `not-found`
 * for anybody else.
 */
export async function getRateHolder(
  services: Pick<Services, "clock" | "config" | "db" | "sessionKeys">,
  request: Asking,
  rate: SavedRate,
): Promise<RateHolder> {
  const isOwn = await isOwnRate(services, request, rate);
  const lead = isOwn ? await findLeadOfRate(services.db, rate.id) : null;
  const supply = isOwn ? openSupply(services.config, rate) : NO_BILLED_SUPPLY;
  const isBilled = Object.values(supply).some((text) => text !== "");
  const { name, email, phone, city, province } = getFound(isBilled ? (lead ?? NOBODY) : lead);
  return {
    ...{ name, email, phone, city, province },
    point: supply.point,
    billHolder: supply.holder,
    billFiscalCode: supply.fiscalCode,
    billStreet: supply.street,
    billPostalCode: supply.postalCode,
    billCity: supply.city,
  };
}
