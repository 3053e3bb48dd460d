import type { Log } from "../log.ts";
import { createOfferCalls, type OfferCalls } from "./offer-calls.ts";
import { createAnonymousRequest } from "./request.ts";
import { createTransport, type Fetch } from "./transport.ts";

export type PublicApiOptions = {
  /** Origin of the backend's host. */
  baseUrl: string;
  fetch: Fetch;
  /** The instance's tracking value, or "". */
  readTracking: () => string;
  /** Default: the console. */
  log?: Log;
};

/** The calls that a widget on another's page makes: without login, and without its weight. */
export function createPublicApi(options: PublicApiOptions): { offers: OfferCalls } {
  const { log = globalThis.console, ...rest } = options;
  return { offers: createOfferCalls(createAnonymousRequest(createTransport({ ...rest, log }))) };
}
