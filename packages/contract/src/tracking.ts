import Type, { type Static } from "typebox";
import { TRACKING_PATTERN } from "./cookies.ts";

export const TrackingValue = Type.String({ pattern: TRACKING_PATTERN });

/** `POST /frontend/tracking`: `cookie` is what the cookie held before, or null. */
export const TrackingArrival = Type.Object({
  tracking: TrackingValue,
  cookie: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
});
export type TrackingArrival = Static<typeof TrackingArrival>;

/** What `POST /frontend/tracking` answers. */
export const TrackingRecorded = Type.Object({ recorded: Type.Literal(true) });
export type TrackingRecorded = Static<typeof TrackingRecorded>;
