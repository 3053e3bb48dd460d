import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Estimate, EstimateRequest } from "@volpe/contract";
import { invalidField } from "../errors.ts";
import { toPlacedSearch } from "../places/placed-search.ts";
import { LENIENT, toRoute, toSearch } from "../route.ts";
import type { Services } from "../services.ts";
import { parseEstimateQuery } from "./estimate-query.ts";
import { makeEstimate } from "./make-estimate.ts";

/** `GET /estimate`: today's contract against each offer. */
export function estimateRoutes({
  catalogue,
}: Pick<Services, "catalogue">): FastifyPluginAsyncTypebox {
  return async (app) => {
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
        const tipology = search.get("tipology");
        if (tipology !== "luce" && tipology !== "gas") {
          throw invalidField("tipology", "Scegli luce oppure gas.");
        }
        return { data: makeEstimate(catalogue, tipology, parseEstimateQuery(search)) };
      },
    );
  };
}
