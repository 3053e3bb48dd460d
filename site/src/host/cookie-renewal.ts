import {
  AUTH_COOKIE_LOGIN_SECONDS,
  AUTH_COOKIE_UPDATE_SECONDS,
  COOKIE_CHOICE_SECONDS,
  COOKIE_MAX_BYTES,
  COOKIES,
  type CookieChoice,
  isStoredTracking,
  isUuid,
  KNOWN_DEVICE_SECONDS,
  LIST_COOKIE_SECONDS,
  TRACKING_COOKIE_SECONDS,
} from "@volpe/contract";
import { createHeaderCookies, findCookieChoice, parseJson } from "@volpe/core";
import type { FastifyInstance } from "fastify";
import { isSameOrigin } from "./same-origin.ts";

type CookieRenewalOptions = {
  publicUrl: string;
  /** Epoch milliseconds. Default: `Date.now`. */
  now?: () => number;
};

/** More than the number of cookies that scripts write. */
const NAMES_MAX = 16;

/**
 * `POST /cookies` with a list of names: sets those cookies of the request again, with the same
 * value and their full life. Some browsers keep the cookies of scripts for only seven days.
 */
export function registerCookieRenewal(
  app: FastifyInstance,
  { publicUrl, now = Date.now }: CookieRenewalOptions,
): void {
  app.post("/cookies", async ({ headers, body }, reply) => {
    reply.header("cache-control", "no-store");
    if (!isSameOrigin(headers, publicUrl)) {
      return reply.code(403).send();
    }
    if (!Array.isArray(body) || body.length > NAMES_MAX) {
      return reply.code(400).send();
    }
    const setCookies = listRenewedCookies(headers.cookie ?? "", {
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

/** A `Set-Cookie` header for each named cookie that is present, undamaged and allowed. */
function listRenewedCookies(cookieHeader: string, { names, secure, nowMs }: Wish): string[] {
  const setCookies: string[] = [];
  const jar = createHeaderCookies({
    cookieHeader,
    onSetCookie: (header) => setCookies.push(header),
    secure,
  });
  // Another jar reads the choice, because reading a damaged one removes it.
  const choice = findCookieChoice(createHeaderCookies({ cookieHeader, onSetCookie: () => 0 }));
  for (const name of new Set(names)) {
    const value = jar.get(name);
    if (value === undefined) continue;
    const maxAgeSeconds = toLifeSeconds({ name, value, choice, nowMs });
    if (maxAgeSeconds > 0) jar.set(name, value, { maxAgeSeconds });
  }
  return setCookies.filter((header) => header.indexOf(";") < COOKIE_MAX_BYTES);
}

type RenewedCookie = {
  name: string;
  value: string;
  choice: CookieChoice | undefined;
  nowMs: number;
};

/** 0 for a cookie that scripts do not write, or that is damaged, refused or expired. */
function toLifeSeconds({ name, value, choice, nowMs }: RenewedCookie): number {
  switch (name) {
    case COOKIES.tracking:
      return isStoredTracking(value) && choice?.tracking !== false ? TRACKING_COOKIE_SECONDS : 0;
    case COOKIES.click:
      return isUuid(value) && choice?.tracking === true ? TRACKING_COOKIE_SECONDS : 0;
    case COOKIES.choice:
      return choice === undefined
        ? 0
        : Math.min(
            COOKIE_CHOICE_SECONDS,
            choice.at + COOKIE_CHOICE_SECONDS - Math.floor(nowMs / 1000),
          );
    case COOKIES.device: {
      const sinceSeconds = Number(value.split(".")[0]);
      return Math.max(0, Math.floor(sinceSeconds + KNOWN_DEVICE_SECONDS - nowMs / 1000) || 0);
    }
    case COOKIES.auth:
      return toAuthLife(parseObject(value));
    case COOKIES.items:
    case COOKIES.brands:
    case COOKIES.labels:
    case COOKIES.favourites:
    case COOKIES.uses:
    case COOKIES.place:
      return parseObject(value) === null ? 0 : LIST_COOKIE_SECONDS;
    default:
      return 0;
  }
}

/** The life that the login or the update of personal data gave the cookie. */
function toAuthLife(auth: object | null): number {
  if (auth === null) {
    return 0;
  }
  return "lifetime" in auth && auth.lifetime === "update"
    ? AUTH_COOKIE_UPDATE_SECONDS
    : AUTH_COOKIE_LOGIN_SECONDS;
}

/** The object or list in a JSON text, else null. */
function parseObject(text: string): object | null {
  const isObject = (value: unknown): value is object => typeof value === "object";
  return parseJson(text, isObject) ?? null;
}
