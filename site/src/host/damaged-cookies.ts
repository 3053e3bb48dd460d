import { COOKIES } from "@volpe/contract";
import { createHeaderCookies, isProviderAttempt, parseJson } from "@volpe/core";
import { repairKeysCookie } from "../routes/quote/owner-key.ts";

type Check = {
  name: string;
  isSound: (value: string) => boolean;
  /** The path that the cookie was written with. Default: `/`. */
  path?: string;
};

/** The cookies that only the server checks. `core` removes other damaged cookies. */
const CHECKS: readonly Check[] = [
  // The value holds its start in epoch seconds, then 128 random bits and their proof, in base64url.
  { name: COOKIES.device, isSound: (value) => /^\d{1,12}\.[\w-]{22}\.[\w-]{22}$/.test(value) },
  { name: COOKIES.repair, isSound: (value) => value === "1" },
  {
    name: COOKIES.attempt,
    isSound: (value) => parseJson(value, isProviderAttempt) !== undefined,
    path: "/auth",
  },
];

/**
 * The headers `set-cookie` that remove damaged cookies which only the server checks. The undamaged
 * keys of quotes and contracts are kept.
 *
 * @example
 * reply.header("set-cookie", repairServerCookies("riparato=x", { isSecure: true }));
 */
export function repairServerCookies(
  cookieHeader: string,
  { isSecure }: { isSecure: boolean },
): string[] {
  const jar = createHeaderCookies({ cookieHeader, onSetCookie: () => undefined });
  const removals = CHECKS.flatMap(({ name, isSound, path = "/" }) => {
    const value = jar.get(name);
    return value === undefined || isSound(value)
      ? []
      : [`${name}=; Path=${path}; Max-Age=0; SameSite=Lax`];
  });
  return [repairKeysCookie(cookieHeader, isSecure) ?? [], removals].flat();
}
