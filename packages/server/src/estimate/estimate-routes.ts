import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Estimate, EstimateRequest, EstimateSave, RateCreated } from "@volpe/contract";
import { findSignedIn } from "../accounts/sessions/signed-in.ts";
import { getEnergyTipology } from "../catalogue/energy/energy-query.ts";
import { AppError } from "../errors.ts";
import { toDecimal } from "../figures/italian-figures.ts";
import { type Interview, toEmptyInterview, withDraft, withRate } from "../interview/interview.ts";
import { createKey } from "../keys/owner-key.ts";
import { saveQuote } from "../leads/save-quote.ts";
import { toPlacedSearch } from "../places/placed-search.ts";
import { LENIENT, toRoute, toSearch } from "../route.ts";
import type { Services } from "../services.ts";
import { readTracking, readVisit } from "../tracking/read-tracking.ts";
import { parseEstimateQuery } from "./estimate-query.ts";
import { makeEstimate, makeEstimateQuote } from "./make-estimate.ts";

/**
 * `GET /estimate` compares the present contract with each offer. `POST /estimate` saves the result
 * as a quote.
 */
export function estimateRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { catalogue, clock } = services;
  return async (app) => {
    app.post(
      "/estimate",
      {
        ...toRoute(
          "Save the result of an address as a quote",
          RateCreated,
          { body: EstimateSave },
          201,
        ),
        config: { idempotency: "accepted" },
      },
      async (request, reply) => {
        const { body, headers, visitorAddress, idempotentCall } = request;
        const { tipology } = body;
        const signedIn = await findSignedIn(services, request);
        const { query } = parseEstimateQuery(
          toPlacedSearch(new URLSearchParams(body.query)),
          tipology,
        );
        const made = makeEstimateQuote(catalogue, tipology, query, { now: clock.now() });
        if (made === null) {
          throw new AppError("no-offers");
        }
        const { quote } = made;
        const rate = createKey();
        const data = await services.db.transaction(async (within) => {
          const { ownerKey } = await saveQuote(within, services, {
            quote,
            interview: toInterview(rate, made, readTracking(headers)),
            conversationId: null,
            accountId: signedIn?.accountId ?? null,
            visit: readVisit(headers),
            visitorAddress,
            // The form has no contact.
            storesLead: false,
          });
          const created = { rate, key: ownerKey };
          await idempotentCall?.settle(within, { status: 201, body: { data: created } });
          return created;
        });
        reply.code(201);
        return { data };
      },
    );

    app.get(
      "/estimate",
      {
        ...LENIENT,
        ...toRoute("A present contract against the energy offers for its supply", Estimate, {
          querystring: EstimateRequest,
        }),
      },
      async ({ url }) => {
        const search = toPlacedSearch(toSearch(url));
        const tipology = getEnergyTipology(search);
        const asked = parseEstimateQuery(search, tipology);
        return { data: makeEstimate(catalogue, tipology, asked, { now: clock.now() }) };
      },
    );
  };
}

/** The interview that would give the same quote. */
function toInterview(
  rate: string,
  { quote, profile }: NonNullable<ReturnType<typeof makeEstimateQuote>>,
  tracking: string,
): Interview {
  const { tipology, destination, resident, capacityKw, province, annualConsumption } = profile;
  const empty = toEmptyInterview({ tracking });
  const isHome = tipology === "luce" && destination === "privati";
  return withDraft(withRate(empty, { ...quote.figures, cma: toDecimal(annualConsumption) }), {
    type: tipology,
    subtype: isHome ? (resident ? "residente" : "non-residente") : "",
    destination,
    capacity: capacityKw === null ? "" : String(capacityKw),
    address: { ...empty.draft.address, province: province ?? "" },
    preventivo: rate,
    offers: quote.offers.map(({ slug }) => slug),
  });
}
