import type { IncomingHttpHeaders } from "node:http";
import { TRACKING_HEADER, TRACKING_PATTERN } from "@volpe/contract";

const PATTERN = new RegExp(TRACKING_PATTERN);

/** The tracking value of a call; empty where there is none, or none of the agreed shape. */
export function readTracking(headers: IncomingHttpHeaders): string {
  const value = headers[TRACKING_HEADER];
  return typeof value === "string" && PATTERN.test(value) ? value : "";
}
