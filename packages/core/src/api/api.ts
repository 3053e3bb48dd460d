import type { CookieJar } from "../cookies/cookie-jar.ts";
import type { Log } from "../log.ts";
import type { Session } from "../session/session.ts";
import { isAuthSession } from "../session/session-guards.ts";
import { type BuildCalls, createBuildCalls } from "./build-calls.ts";
import { readEnvelope } from "./envelope.ts";
import { createFrontendCalls, type FrontendCalls } from "./frontend-calls.ts";
import { BASE_PATH, createRequest, type Request } from "./request.ts";
import { createTokenRefresh } from "./token-refresh.ts";
import { createTransport, type Fetch } from "./transport.ts";

/**
 * What every page needs. The calls of a feature are made by who uses them, from `request`, as
 * `createOfferCalls(api.request)`: so no page carries another's. A failure throws `ApiError`, or `OfflineError` where there was no response; the calls
 * of `auth` answer the errors as JSON text instead of throwing `ApiError`.
 */
export type Api = {
  frontend: FrontendCalls;
  request: Request;
  /** Exchanges a login that has run out, as each call does by itself; ends one that is refused. */
  ensureFresh(): Promise<void>;
  builds: BuildCalls;
};

export type ApiOptions = {
  baseUrl: string;
  fetch: Fetch;
  cookies: CookieJar;
  session: Session;
  readTracking: () => string;
  now: () => number;
  timeoutMs?: number | undefined;
  log: Log;
};

export function createApi({ cookies, session, now, ...rest }: ApiOptions): Api {
  const transport = createTransport(rest);
  const refresh = createTokenRefresh({
    session,
    cookies,
    now,
    exchange: (token) =>
      session.during(async () => {
        const accessToken = session.state.session?.jwt.accessToken;
        const path = `${BASE_PATH}/auth/refreshtoken`;
        const reply = await transport({ method: "POST", path, body: { token }, accessToken });
        return readEnvelope(reply, isAuthSession);
      }),
  });
  const request = createRequest({ session, transport, refresh });
  return {
    frontend: createFrontendCalls(request),
    request,
    ensureFresh: refresh.ensureFresh,
    builds: createBuildCalls(transport),
  };
}
