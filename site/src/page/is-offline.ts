import { OfflineError } from "@volpe/core";

/**
 * Whether a page failed because of a missing connection: there was no response, or something else
 * failed while offline, for example a lazily loaded script. An answer with a status, of the API or
 * of a route, does not count.
 */
export function isOffline(error: unknown): boolean {
  if (error instanceof OfflineError) return true;
  const hasStatus = typeof error === "object" && error !== null && "status" in error;
  return !hasStatus && navigator.onLine === false;
}
