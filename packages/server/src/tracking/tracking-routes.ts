import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { DataEnvelope, TrackingArrival, TrackingRecorded, TrackingValue } from "@volpe/contract";
import { Check } from "typebox/value";
import type { Services } from "../services.ts";
import { insertArrival } from "./tracking-repository.ts";

export function trackingRoutes({
  db,
  clock,
}: Pick<Services, "db" | "clock">): FastifyPluginAsyncTypebox {
  return async (app) => {
    const schema = {
      summary: "Records an arrival through an affiliate's value; nothing about the person",
      body: TrackingArrival,
      response: { 200: DataEnvelope(TrackingRecorded) },
    };
    app.post("/frontend/tracking", { schema }, async ({ body: { tracking, cookie } }) => {
      // A cookie is the visitor's to write: only what a value may look like is kept of it.
      const previous = cookie !== null && Check(TrackingValue, cookie) ? cookie : null;
      await insertArrival(db, { tracking, previous, arrivedAt: clock.now() });
      return { data: { recorded: true as const } };
    });
  };
}
