import type { IncomingHttpHeaders } from "node:http";
import { TRACKING_HEADER, TRACKING_PATTERN } from "@volpe/contract";

const PATTERN = new RegExp(TRACKING_PATTERN);

/** The tracking value of a request; empty if it is missing or malformed. */
export function readTracking(headers: IncomingHttpHeaders): string {
  const value = headers[TRACKING_HEADER];
  return typeof value === "string" && PATTERN.test(value) ? value : "";
}
