import { GENERAL_ERRORS } from "@volpe/contract";
import { ApiError, OfflineError } from "@volpe/core";
import { isRouteErrorResponse } from "react-router-dom";

/** What the error screen shows. The error itself never leaves the server. */
type FatalError = { status: number; message: string };

/**
 * Turns anything that a loader, an action, a guard or a component threw into a screen. `pathname`
 * is the requested address. The cause of a server error (500) is not disclosed.
 */
export function toFatalError(error: unknown, pathname: string): FatalError {
  const status = toStatus(error);
  if (status === 404) {
    return { status, message: `Page Not Found: ${toAskedPath(pathname)}` };
  }
  if (error instanceof ApiError && status < 500) {
    return { status, message: error.errors[0]?.message ?? GENERAL_ERRORS["bad-request"].message };
  }
  if (isRouteErrorResponse(error) && hasMessage(error.data)) {
    return { status, message: error.data.message };
  }
  return { status, message: toGenericMessage(status) };
}

/** A fatal error as React Router stores and hydrates errors. */
export function toRouteError({ status, message }: FatalError) {
  return { status, statusText: "", internal: false, data: { message } };
}

/**
 * The path as it was requested. In a path that cannot be decoded each percent sign arrives escaped
 * once more: `/%ff` as `/%25ff`.
 */
function toAskedPath(pathname: string): string {
  const asked = pathname.replaceAll(/%25(?=[0-9a-f]{2})/gi, "%");
  try {
    decodeURIComponent(asked);
    return pathname;
  } catch {
    return pathname.replaceAll("%25", "%");
  }
}

function toStatus(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof ApiError) {
    return error.status;
  }
  return GENERAL_ERRORS[error instanceof OfflineError ? "unavailable" : "internal"].status;
}

function hasMessage(data: unknown): data is { message: string } {
  return (
    typeof data === "object" &&
    data !== null &&
    "message" in data &&
    typeof data.message === "string"
  );
}

function toGenericMessage(status: number): string {
  const entry = Object.values(GENERAL_ERRORS).find((known) => known.status === status);
  return (entry ?? GENERAL_ERRORS.internal).message;
}
