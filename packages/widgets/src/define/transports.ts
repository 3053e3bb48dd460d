import type { ChatTransports } from "@volpe/core";

/** The values of the attribute `transports`; the first is the default. */
export const TRANSPORTS = ["any", "polling"] as const satisfies ChatTransports[];
export type Transports = (typeof TRANSPORTS)[number];
