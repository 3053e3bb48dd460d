import type { AuthSession } from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import type { Session } from "../session/session.ts";
import { ApiError } from "./api-error.ts";

type TokenRefreshOptions = {
  session: Session;
  cookies: CookieJar;
  /** Epoch milliseconds. */
  now: () => number;
  /** `POST /auth/refreshtoken`. Throws `ApiError`, with status 401 if the login is over. */
  exchange: (refreshToken: string) => Promise<AuthSession>;
};

/** Concurrent calls share one exchange. */
export function createTokenRefresh(options: TokenRefreshOptions) {
  const { session, cookies, now, exchange } = options;
  let runningExchange: Promise<void> | undefined;
  /**
   * The access token that had already expired when it arrived: this device's clock is wrong, so
   * only a 401 shows that the token has expired.
   */
  let doubted: string | undefined;

  const isPast = ({ jwt }: AuthSession) => jwt.expired * 1000 <= now();

  async function refresh(stale: string) {
    // Another tab may have exchanged the token or logged out during the wait.
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
      // Any other failure says nothing about the login: the call fails with it, and a later call
      // exchanges the token again.
      if (!(error instanceof ApiError && error.status === 401)) {
        throw error;
      }
      session.end();
    }
  }

  async function renew(stale: string) {
    runningExchange ??= (cookies.exclusive?.(() => refresh(stale)) ?? refresh(stale)).finally(
      () => {
        runningExchange = undefined;
      },
    );
    await runningExchange;
  }

  return {
    /** Exchanges the refresh token if the access token has expired. Called before each call. */
    async ensureFresh() {
      const current = session.state.session;
      if (current !== null && isPast(current) && current.jwt.accessToken !== doubted) {
        await renew(current.jwt.accessToken);
      }
    },
    /** Exchanges the refresh token after a 401, unless another call has done so already. */
    async renew(accessToken: string) {
      if (session.state.session?.jwt.accessToken === accessToken) {
        await renew(accessToken);
      }
    },
  };
}

export type TokenRefresh = ReturnType<typeof createTokenRefresh>;
