import type { Guard } from "../guard/guard.ts";
import type { Session } from "../session/session.ts";
import { readEnvelope } from "./envelope.ts";
import type { TokenRefresh } from "./token-refresh.ts";
import type { Sending, Transport } from "./transport.ts";

export const BASE_PATH = "/api/v1";

export type Query = Record<string, string | number | undefined>;

export type Call<T> = Pick<Sending, "method" | "body" | "signal"> & {
  /** Path under the base path. */
  path: string;
  query?: Query | undefined;
  /** Sent on after `query`, as it stands in a page's address. */
  search?: URLSearchParams | undefined;
  /** What the reply's `data` must be. */
  data: Guard<T>;
};

export type Request = <T>(call: Call<T>) => Promise<T>;

export type RequestOptions = { session: Session; transport: Transport; refresh: TokenRefresh };

/** A call of the API: a fresh token, one retry after a 401, the envelope opened. */
export function createRequest({ session, transport, refresh }: RequestOptions): Request {
  return async function request({ path, query, search, data, ...sending }) {
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
    return readEnvelope(reply, data);
  };
}

/** The same for who never logs in, as a widget on another's page. */
export function createAnonymousRequest(transport: Transport): Request {
  return async ({ path, query, search, data, ...sending }) =>
    readEnvelope(await transport({ ...sending, path: toAddress(path, query, search) }), data);
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
