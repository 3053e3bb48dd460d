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
import { isAuthCookie } from "./session-guards.ts";

/** `session` is null for an anonymous visitor. `loading` is on while an auth call is under way. */
export type SessionState = { session: AuthSession | null; loading: boolean };

export type Session = {
  /** A valtio proxy; only the functions below write to it. */
  readonly state: SessionState;
  /** Takes up the login kept in the cookie; answers whether there is one. */
  restore(): boolean;
  /** Login: the cookie lives 1 day. */
  begin(session: AuthSession): void;
  /** A refreshed token: the cookie is replaced and keeps the life it was given. */
  replace(session: AuthSession): void;
  /** A personal-data update: the cookie lives 365 days from now on. */
  update(data: PersonalData): void;
  /** Name and address as the server has them; the cookie keeps the life it was given. */
  correct(data: PersonalData): void;
  place(position: Position): void;
  /** Logout, or a refresh that failed: the cookie is removed. */
  end(): void;
  /** Keeps `loading` on until the call has ended. */
  during<T>(call: () => Promise<T>): Promise<T>;
};

/** The login state of one visitor and its cookie. */
export function createSession(cookies: CookieJar): Session {
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

  function correct({ _id, email, name }: PersonalData) {
    if (state.session !== null) {
      keep({ ...state.session, user: { id: _id, email, name } });
    }
  }

  return {
    state,
    restore() {
      const kept = readJsonCookie(cookies, COOKIES.auth, isAuthCookie);
      lifetime = kept?.lifetime;
      state.session = kept === undefined ? null : toSession(kept);
      return kept !== undefined;
    },
    begin(session) {
      lifetime = undefined;
      keep(toSession(session));
    },
    replace: (session) => keep(toSession(session)),
    update(data) {
      lifetime = "update";
      correct(data);
    },
    correct,
    place(position) {
      if (state.session !== null) {
        keep({ ...state.session, position });
      }
    },
    end() {
      lifetime = undefined;
      state.session = null;
      cookies.remove(COOKIES.auth);
    },
    async during(call) {
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

/** The three fields that the cookie holds, whatever else the server sent. */
function toSession({ jwt, user, position }: AuthSession): AuthSession {
  return position === undefined ? { jwt, user } : { jwt, user, position };
}
