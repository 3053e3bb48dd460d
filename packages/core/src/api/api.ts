import type {
  AuthSession,
  BuildManifest,
  LatestBuild,
  TrackingArrival,
  TrackingRecorded,
} from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import type { Log } from "../log.ts";
import type { Session } from "../session/session.ts";
import { ApiError } from "./api-error.ts";
import { parseReply, readEnvelope } from "./envelope.ts";
import { BASE_PATH, createRequest, type Request } from "./request.ts";
import { createTokenRefresh } from "./token-refresh.ts";
import { createTransport, type Fetch, type Transport } from "./transport.ts";

export type BuildCalls = {
  latest(): Promise<LatestBuild>;
  meta(buildId: string): Promise<BuildManifest>;
};

/**
 * The calls that every page needs. A page creates the calls of its feature from `request`, so no
 * page loads another's: `createOfferCalls(api.request)`. A failure throws `ApiError`, or
 * `OfflineError` if there was no response; the calls of `createAuthCalls` return the errors as JSON
 * text instead.
 */
export type Api = {
  /** `POST /frontend/tracking`. */
  recordArrival(arrival: TrackingArrival): Promise<TrackingRecorded>;
  request: Request;
  /** Renews an expired access token, as each call does. Ends the session if the server refuses. */
  ensureFresh(): Promise<void>;
  builds: BuildCalls;
};

type ApiOptions = {
  baseUrl: string;
  fetch: Fetch;
  cookies: CookieJar;
  session: Session;
  readTracking: () => string;
  readClick: () => string;
  now: () => number;
  timeoutMs?: number | undefined;
  log: Log;
};

export function createApi({ cookies, session, now, ...transportOptions }: ApiOptions): Api {
  const transport = createTransport(transportOptions);
  const refresh = createTokenRefresh({
    session,
    cookies,
    now,
    exchange: (token) =>
      session.during(async () => {
        const accessToken = session.state.session?.jwt.accessToken;
        const path = `${BASE_PATH}/auth/refreshtoken`;
        const reply = await transport({ method: "POST", path, body: { token }, accessToken });
        return readEnvelope<AuthSession>(reply);
      }),
  });
  const request = createRequest({ session, transport, refresh });
  return {
    recordArrival: (body) => request({ method: "POST", path: "/frontend/tracking", body }),
    request,
    ensureFresh: refresh.ensureFresh,
    builds: createBuildCalls(transport),
  };
}

/** The static manifests, which are files of the host: no base path, no envelope. */
function createBuildCalls(transport: Transport): BuildCalls {
  async function get<T>(path: string): Promise<T> {
    const { status, text } = await transport({ method: "GET", path: `/builds/${path}` });
    const manifest = status === 200 ? parseReply(text) : undefined;
    if (manifest === undefined) {
      throw new ApiError(status === 200 ? 502 : status, []);
    }
    return manifest as T;
  }
  return {
    latest: () => get("latest.json"),
    meta: (buildId) => get(`meta/${encodeURIComponent(buildId)}.json`),
  };
}
