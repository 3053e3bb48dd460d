import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { SupplierConsent, SupplierConsentUpdate } from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import type { Static } from "typebox";
import { getFound } from "../errors.ts";
import { findLeadOfRate } from "../leads/lead-repository.ts";
import { readSupplierConsent, storeSupplierConsent } from "../leads/supplier-consent.ts";
import { keepPrivate, toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { getRate, isOwnRate, OfferParams } from "./get-rate-holder.ts";

const PATH = "/rates/:rate/offers/:offer/consent";

/**
 * Registers the routes of the consent of a quote's owner to be contacted by the supplier of one of
 * its offers.
 */
export function supplierConsentRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      PATH,
      toRoute("Whether the supplier of an offer may contact the quote's owner", SupplierConsent, {
        params: OfferParams,
      }),
      async (request, reply) => {
        const asked = await getAsked(request);
        keepPrivate(reply);
        return { data: await readSupplierConsent(services.db, asked) };
      },
    );

    app.post(
      PATH,
      toRoute("Let the supplier of an offer make contact, or no longer", SupplierConsent, {
        params: OfferParams,
        body: SupplierConsentUpdate,
      }),
      async (request, reply) => {
        const asked = await getAsked(request);
        const { channel } = request.body;
        keepPrivate(reply);
        return await services.db.transaction(async (within) => ({
          data: await storeSupplierConsent(within, services, { ...asked, channel }),
        }));
      },
    );
  };

  /** Throws `not-found` for everybody but the owner, and for a quote without contacts. */
  async function getAsked(
    request: Pick<FastifyRequest, "headers"> & { params: Static<typeof OfferParams> },
  ) {
    const rate = await getRate(services, request.params.rate);
    const isOwn = await isOwnRate(services, request, rate);
    const lead = getFound(isOwn ? await findLeadOfRate(services.db, rate.id) : null);
    const offer = getFound(rate.offers.find(({ slug }) => slug === request.params.offer));
    return { lead, offer };
  }
}
