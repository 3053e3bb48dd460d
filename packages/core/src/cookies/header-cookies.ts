import { encodeCookie } from "@volpe/contract";
import { decodeCookie } from "./cookie-encoding.ts";
import type { CookieJar } from "./cookie-jar.ts";

type HeaderCookiesOptions = {
  /** The request's `Cookie` header. */
  cookieHeader: string;
  /** Called for each `Set-Cookie` header. */
  onSetCookie: (header: string) => void;
  /** Whether the request came over https. Default: false. */
  secure?: boolean;
};

/**
 * The cookies of one request. A value that was set is returned by `get` at once.
 *
 * @example
 * const cookies = createHeaderCookies({ cookieHeader, onSetCookie: (header) => headers.push(header) });
 */
export function createHeaderCookies(options: HeaderCookiesOptions): CookieJar {
  const values = parseHeader(options.cookieHeader);
  const write = (name: string, text: string, maxAgeSeconds: number) => {
    const secure = options.secure === true ? "; Secure" : "";
    options.onSetCookie(`${name}=${text}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`);
  };
  return {
    get: (name) => values.get(name),
    set: (name, value, { maxAgeSeconds }) => {
      values.set(name, value);
      write(name, encodeCookie(value), maxAgeSeconds);
    },
    remove: (name) => {
      if (values.delete(name)) {
        write(name, "", 0);
      }
    },
  };
}

/**
 * The first of two cookies with the same name counts, because it has the longer path (RFC 6265
 * §5.4).
 */
function parseHeader(header: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    if (at > 0 && !values.has(name)) {
      values.set(name, decodeCookie(pair.slice(at + 1).trim()));
    }
  }
  return values;
}
