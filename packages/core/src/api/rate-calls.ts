import type { RateCreated, RateRequest, RateView } from "@volpe/contract";
import { isRateCreated, isRateView } from "./rate-guards.ts";
import type { Request } from "./request.ts";

export type RateCalls = {
  create(request: RateRequest): Promise<RateCreated>;
  get(rate: string): Promise<RateView>;
};

export function createRateCalls(request: Request): RateCalls {
  return {
    create: (body) => request({ method: "POST", path: "/rates", body, data: isRateCreated }),
    get: (rate) =>
      request({ method: "GET", path: `/rates/${encodeURIComponent(rate)}`, data: isRateView }),
  };
}
