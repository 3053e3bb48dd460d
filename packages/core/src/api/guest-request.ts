import { ApiError } from "./api-error.ts";
import type { Request } from "./request.ts";

/**
 * Calls the API of a host for a visitor without a session, as a widget on a partner's page does.
 * `resolveUrl` makes a path of the host an address. It sends forms, and knows neither queries nor JSON
 * bodies. A refusal throws `ApiError`, a lost connection any other error.
 */
export function createGuestRequest(resolveUrl: (path: string) => string): Request {
  return async ({ path, ...sending }) => {
    const reply = await fetch(resolveUrl(`/api/v1${path}`), sending as RequestInit);
    const { data, errors } = await reply.json();
    if (!reply.ok) {
      throw new ApiError(reply.status, errors);
    }
    return data;
  };
}
