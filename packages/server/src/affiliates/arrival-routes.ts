import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { TrackingArrival, TrackingRecorded, TrackingValue } from "@volpe/contract";
import { Check } from "typebox/value";
import { findRequester } from "../accounts/sessions/signed-in.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { recordArrival } from "./record-arrival.ts";

export function arrivalRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const options = {
      ...toRoute(
        "Records an arrival through an affiliate's value; nothing about the person",
        TrackingRecorded,
        { body: TrackingArrival },
      ),
      config: { idempotency: "accepted" as const },
    };
    app.post("/frontend/tracking", options, async (request) => {
      const { cookie } = request.body;
      const signedIn = await findRequester(services, request);
      const click = await recordArrival(services, request.body, {
        // The visitor can write any cookie, so only a well-formed value is stored.
        previous: cookie !== null && Check(TrackingValue, cookie) ? cookie : null,
        address: request.visitorAddress,
        userAgent: request.headers["user-agent"] ?? "",
        accountId: signedIn?.accountId ?? null,
      });
      return { data: { recorded: true as const, ...(click !== null && { click }) } };
    });
  };
}
