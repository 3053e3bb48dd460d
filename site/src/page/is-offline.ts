import { ApiError, OfflineError } from "@volpe/core";
import { isRouteErrorResponse } from "react-router-dom";

/**
 * Whether a page failed because of a missing connection: there was no response, or something else
 * failed while offline, for example a lazily loaded script. An answer with a status does not count.
 */
export function isOffline(error: unknown): boolean {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return false;
  return error instanceof OfflineError || navigator.onLine === false;
}
