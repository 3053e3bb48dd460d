import {
  AUTH_COOKIE_LOGIN_SECONDS,
  AUTH_COOKIE_UPDATE_SECONDS,
  type AuthCookie,
  type AuthSession,
  COOKIES,
  type PersonalData,
  type Position,
} from "@volpe/contract";
import { proxy } from "valtio/vanilla";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { readJsonCookie, writeJsonCookie } from "../cookies/json-cookie.ts";
import { isAuthCookie } from "../guard/site-guards.ts";

/** `session` is null for an anonymous visitor. `loading` is true while an auth call or an upload is running. */
type SessionState = { session: AuthSession | null; loading: boolean };

export type Session = ReturnType<typeof createSession>;

/** The login state of one visitor and its cookie. */
export function createSession(cookies: CookieJar) {
  const state: SessionState = proxy({ session: null, loading: false });
  let lifetime: AuthCookie["lifetime"];
  let calls = 0;

  function keep(session: AuthSession) {
    state.session = session;
    const value: AuthCookie = lifetime === undefined ? session : { ...session, lifetime };
    writeJsonCookie(cookies, COOKIES.auth, {
      value,
      maxAgeSeconds:
        lifetime === undefined ? AUTH_COOKIE_LOGIN_SECONDS : AUTH_COOKIE_UPDATE_SECONDS,
    });
  }

  /** Stores the server's name and e-mail; the cookie keeps its lifetime. */
  function correct({ _id, email, name }: PersonalData) {
    if (state.session !== null) {
      keep({ ...state.session, user: { id: _id, email, name } });
    }
  }

  return {
    /** A valtio proxy; only the functions below write to it. */
    state,
    /** Restores the login from the cookie. Returns whether there is one. */
    restore(): boolean {
      const stored = readJsonCookie(cookies, COOKIES.auth, isAuthCookie);
      lifetime = stored?.lifetime;
      state.session = stored === undefined ? null : toSession(stored);
      return stored !== undefined;
    },
    /** Starts a login; the cookie lives 1 day. */
    begin(session: AuthSession) {
      lifetime = undefined;
      keep(toSession(session));
    },
    /** Stores a refreshed token; the cookie keeps its lifetime. */
    replace: (session: AuthSession) => keep(toSession(session)),
    /** Stores updated personal data; the cookie lives 365 days from now on. */
    update(data: PersonalData) {
      lifetime = "update";
      correct(data);
    },
    correct,
    place(position: Position | null) {
      if (state.session !== null) {
        keep({ ...state.session, position });
      }
    },
    /** Removes the cookie, after a logout or a refused refresh. */
    end() {
      lifetime = undefined;
      state.session = null;
      cookies.remove(COOKIES.auth);
    },
    /** Sets `loading` until the call has ended. */
    async during<T>(call: () => Promise<T>): Promise<T> {
      calls += 1;
      state.loading = true;
      try {
        return await call();
      } finally {
        calls -= 1;
        state.loading = calls > 0;
      }
    },
  };
}

/** Keeps only the three fields that the cookie stores. */
function toSession({ jwt, user, position }: AuthSession): AuthSession {
  return position === undefined ? { jwt, user } : { jwt, user, position };
}
