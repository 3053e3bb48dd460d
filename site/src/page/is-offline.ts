import { OfflineError } from "@volpe/core";

/**
 * Whether a page failed because of a missing connection: there was no response, or something else
 * failed while offline, for example a lazily loaded script. False for an answer of the API or of a
 * route that has a status.
 */
export function isOffline(error: unknown): boolean {
  if (error instanceof OfflineError) return true;
  const hasStatus = typeof error === "object" && error !== null && "status" in error;
  return !hasStatus && navigator.onLine === false;
}
