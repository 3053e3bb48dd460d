import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { CustomerRequest, DataEnvelope } from "@volpe/contract";
import Type from "typebox";
import type { Services } from "../services.ts";
import { getSignedIn } from "../sessions/signed-in.ts";
import { listRequests } from "./list-requests.ts";

/** `GET /requests`: what who is logged in asked of us, and where it stands. */
export function customerRequestRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/requests",
      {
        schema: {
          summary: "What who is logged in asked of us",
          response: { 200: DataEnvelope(Type.Array(CustomerRequest)) },
        },
      },
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        return { data: await listRequests(services, accountId) };
      },
    );
  };
}
