import type { Session } from "../session/session.ts";
import { readEnvelope } from "./envelope.ts";
import type { TokenRefresh } from "./token-refresh.ts";
import type { Sending, Transport } from "./transport.ts";

export const BASE_PATH = "/api/v1";

export type Query = Record<string, string | number | undefined>;

export type Call = Pick<Sending, "method" | "headers" | "body" | "signal"> & {
  /** Path under the base path. */
  path: string;
  query?: Query | undefined;
  /** Parameters of a page's address, sent after `query`. */
  search?: URLSearchParams | undefined;
};

/** Resolves to the reply's `data`, of the type that the caller names. */
export type Request = <T>(call: Call) => Promise<T>;

export type RequestOptions = { session: Session; transport: Transport; refresh: TokenRefresh };

/**
 * Makes the function that calls the API: it renews an expired token, retries once after a 401, and
 * opens the envelope.
 */
export function createRequest({ session, transport, refresh }: RequestOptions): Request {
  return async function request<T>({ path, query, search, ...sending }: Call): Promise<T> {
    const attempt = async () => {
      const accessToken = session.state.session?.jwt.accessToken;
      const address = toAddress(path, query, search);
      return { accessToken, reply: await transport({ ...sending, path: address, accessToken }) };
    };
    await refresh.ensureFresh();
    let { accessToken, reply } = await attempt();
    if (reply.status === 401 && accessToken !== undefined) {
      await refresh.renew(accessToken);
      ({ accessToken, reply } = await attempt());
    }
    return readEnvelope<T>(reply);
  };
}

function toAddress(path: string, query: Query = {}, search?: URLSearchParams): string {
  const all = new URLSearchParams();
  for (const [name, value] of [...Object.entries(query), ...(search ?? [])]) {
    if (value !== undefined) {
      all.append(name, String(value));
    }
  }
  return `${BASE_PATH}${path}${all.size === 0 ? "" : `?${all}`}`;
}
