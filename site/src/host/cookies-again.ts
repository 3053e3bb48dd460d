import {
  AUTH_COOKIE_LOGIN_SECONDS,
  AUTH_COOKIE_UPDATE_SECONDS,
  COOKIE_CHOICE_SECONDS,
  COOKIE_MAX_BYTES,
  COOKIES,
  type CookieChoice,
  LIST_COOKIE_SECONDS,
  TRACKING_COOKIE_SECONDS,
} from "@volpe/contract";
import { createHeaderCookies, findCookieChoice, isTrackingValue } from "@volpe/core";
import type { FastifyInstance } from "fastify";
import { isSameOrigin } from "./same-origin.ts";

type CookiesAgainOptions = {
  publicUrl: string;
  /** Epoch milliseconds. Default: `Date.now`. */
  now?: () => number;
};

/** All names that a cookie of a script has, and some to spare. */
const NAMES_MAX = 16;

/**
 * `POST /cookies`, a list of names: sets those of the request's own cookies again, with the same
 * value and their full life. Some browsers keep what a script set for seven days only.
 */
export function registerCookiesAgain(
  app: FastifyInstance,
  { publicUrl, now = Date.now }: CookiesAgainOptions,
): void {
  app.post("/cookies", async ({ headers, body }, reply) => {
    reply.header("cache-control", "no-store");
    if (!isSameOrigin(headers, publicUrl)) {
      return reply.code(403).send();
    }
    if (!Array.isArray(body) || body.length > NAMES_MAX) {
      return reply.code(400).send();
    }
    const setCookies = listCookiesAgain(headers.cookie ?? "", {
      names: body.map(String),
      secure: publicUrl.startsWith("https:"),
      nowMs: now(),
    });
    if (setCookies.length > 0) {
      reply.header("set-cookie", setCookies);
    }
    return reply.code(204).send();
  });
}

type Wish = { names: readonly string[]; secure: boolean; nowMs: number };

/** One `Set-Cookie` header for each cookie that is there, whole, and may be kept. */
function listCookiesAgain(cookieHeader: string, { names, secure, nowMs }: Wish): string[] {
  const setCookies: string[] = [];
  const jar = createHeaderCookies({
    cookieHeader,
    onSetCookie: (header) => setCookies.push(header),
    secure,
  });
  // Read apart, for what is damaged is passed over here and not removed.
  const choice = findCookieChoice(createHeaderCookies({ cookieHeader, onSetCookie: () => 0 }));
  for (const name of new Set(names)) {
    const value = jar.get(name);
    const maxAgeSeconds = value === undefined ? 0 : toLifeSeconds({ name, value, choice, nowMs });
    if (value !== undefined && maxAgeSeconds > 0) {
      jar.set(name, value, { maxAgeSeconds });
    }
  }
  return setCookies.filter((header) => header.indexOf(";") < COOKIE_MAX_BYTES);
}

type Kept = { name: string; value: string; choice: CookieChoice | undefined; nowMs: number };

/** 0 for what is none of a script's cookies, damaged, refused or past. */
function toLifeSeconds({ name, value, choice, nowMs }: Kept): number {
  switch (name) {
    case COOKIES.tracking:
      return isTrackingValue(value) && choice?.tracking !== false ? TRACKING_COOKIE_SECONDS : 0;
    case COOKIES.choice:
      return choice === undefined
        ? 0
        : Math.min(
            COOKIE_CHOICE_SECONDS,
            choice.at + COOKIE_CHOICE_SECONDS - Math.floor(nowMs / 1000),
          );
    case COOKIES.auth:
      return toAuthLife(parseObject(value));
    case COOKIES.items:
    case COOKIES.brands:
    case COOKIES.labels:
    case COOKIES.favourites:
    case COOKIES.place:
      return parseObject(value) === null ? 0 : LIST_COOKIE_SECONDS;
    default:
      return 0;
  }
}

/** As the login, or the update of personal data, gave it. */
function toAuthLife(auth: object | null): number {
  if (auth === null) {
    return 0;
  }
  return "lifetime" in auth && auth.lifetime === "update"
    ? AUTH_COOKIE_UPDATE_SECONDS
    : AUTH_COOKIE_LOGIN_SECONDS;
}

/** A list counts as one. */
function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}
