import { ApiError, OfflineError } from "@volpe/core";
import { isRouteErrorResponse } from "react-router-dom";

/**
 * Whether a page failed for want of a connection: there was no response, or something else failed
 * without one, for example a script that is loaded late. An answer with a status is none of these.
 */
export function isOffline(error: unknown): boolean {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return false;
  return error instanceof OfflineError || navigator.onLine === false;
}
