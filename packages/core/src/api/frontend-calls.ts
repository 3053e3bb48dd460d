import type { TrackingArrival } from "@volpe/contract";
import { isPresent } from "../guard/guard.ts";
import type { Request } from "./request.ts";

/** What every page may send; the other calls of browsing are `createBrowsingCalls`'s. */
export type FrontendCalls = {
  tracking(arrival: TrackingArrival): Promise<unknown>;
};

export function createFrontendCalls(request: Request): FrontendCalls {
  return {
    tracking: (body) =>
      request({ method: "POST", path: "/frontend/tracking", body, data: isPresent }),
  };
}
