import { ApiError } from "./api-error.ts";
import { BASE_PATH, type Request } from "./request.ts";

/**
 * Calls the API of a host for a visitor without a session, as a widget on a partner's page does.
 * `resolveUrl` makes an absolute address of a path on the host. It can send forms, but neither
 * queries nor JSON bodies. Throws `ApiError` if the server refuses, and any other error if the
 * connection is lost.
 *
 * @example
 * const request = createGuestRequest((path) => `https://volpe.example${path}`);
 */
export function createGuestRequest(resolveUrl: (path: string) => string): Request {
  return async ({ path, ...sending }) => {
    const reply = await fetch(resolveUrl(`${BASE_PATH}${path}`), sending as RequestInit);
    const { data, errors } = await reply.json();
    if (!reply.ok) {
      throw new ApiError(reply.status, errors);
    }
    return data;
  };
}
