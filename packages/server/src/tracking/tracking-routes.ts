import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { TrackingArrival, TrackingRecorded, TrackingValue } from "@volpe/contract";
import { Check } from "typebox/value";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { insertArrival } from "./tracking-repository.ts";

export function trackingRoutes({
  db,
  clock,
}: Pick<Services, "db" | "clock">): FastifyPluginAsyncTypebox {
  return async (app) => {
    const options = {
      ...toRoute(
        "Records an arrival through an affiliate's value; nothing about the person",
        TrackingRecorded,
        { body: TrackingArrival },
      ),
      config: { idempotency: "accepted" as const },
    };
    app.post("/frontend/tracking", options, async ({ body: { tracking, cookie } }) => {
      // The visitor can write any cookie, so only a well-formed value is stored.
      const previous = cookie !== null && Check(TrackingValue, cookie) ? cookie : null;
      await insertArrival(db, { tracking, previous, arrivedAt: clock.now() });
      return { data: { recorded: true as const } };
    });
  };
}
