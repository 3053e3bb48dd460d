import type { AuthSession } from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import type { Session } from "../session/session.ts";
import { ApiError } from "./api-error.ts";

export type TokenRefresh = {
  /** Before a call: exchanges the refresh token where the access token's expiry has passed. */
  ensureFresh(): Promise<void>;
  /** After a 401 for `accessToken`: exchanges it, unless another call already has. */
  renew(accessToken: string): Promise<void>;
};

export type TokenRefreshOptions = {
  session: Session;
  cookies: CookieJar;
  /** Epoch milliseconds. */
  now: () => number;
  /** `POST /auth/refreshtoken`; throws `ApiError` when refused. */
  exchange: (refreshToken: string) => Promise<AuthSession>;
};

/** However many calls wait for a new token, one exchange is made. */
export function createTokenRefresh(options: TokenRefreshOptions): TokenRefresh {
  const { session, cookies, now, exchange } = options;
  let underWay: Promise<void> | undefined;
  /** A token that was past its expiry when it came: this clock is wrong, and a 401 will tell. */
  let doubted: string | undefined;

  const isPast = ({ jwt }: AuthSession) => jwt.expired * 1000 <= now();

  async function refresh(stale: string) {
    // Another tab may have exchanged the token, or logged out, while this one waited.
    session.restore();
    const current = session.state.session;
    if (current === null || current.jwt.accessToken !== stale) {
      return;
    }
    try {
      const renewed = await exchange(current.jwt.refreshToken);
      doubted = isPast(renewed) ? renewed.jwt.accessToken : undefined;
      session.replace(renewed);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        throw error;
      }
      session.end();
    }
  }

  async function renew(stale: string) {
    underWay ??= (cookies.exclusive?.(() => refresh(stale)) ?? refresh(stale)).finally(() => {
      underWay = undefined;
    });
    await underWay;
  }

  return {
    async ensureFresh() {
      const current = session.state.session;
      if (current !== null && isPast(current) && current.jwt.accessToken !== doubted) {
        await renew(current.jwt.accessToken);
      }
    },
    async renew(accessToken) {
      if (session.state.session?.jwt.accessToken === accessToken) {
        await renew(accessToken);
      }
    },
  };
}
