import { COOKIES } from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";

/** Cookies whose buffered value replaces the one of an earlier visit. */
const NEWEST_WINS: string[] = [COOKIES.auth, COOKIES.tracking];

type BufferedCookies = CookieJar & {
  /** Writes the values to the jar, except for a list that the jar already has. */
  release(): void;
};

/**
 * Wraps a jar: while `isBuffering` returns true, values stay in memory and the jar is not touched.
 */
export function bufferCookies(jar: CookieJar, isBuffering: () => boolean): BufferedCookies {
  const buffer = new Map<string, { value: string; maxAgeSeconds: number }>();
  return {
    ...jar,
    get: (name) => (isBuffering() ? buffer.get(name)?.value : jar.get(name)),
    set(name, value, { maxAgeSeconds }) {
      if (isBuffering()) {
        buffer.set(name, { value, maxAgeSeconds });
      } else {
        jar.set(name, value, { maxAgeSeconds });
      }
    },
    remove(name) {
      if (isBuffering()) {
        buffer.delete(name);
      } else {
        jar.remove(name);
      }
    },
    release() {
      for (const [name, { value, maxAgeSeconds }] of buffer) {
        if (NEWEST_WINS.includes(name) || jar.get(name) === undefined) {
          jar.set(name, value, { maxAgeSeconds });
        }
      }
      buffer.clear();
    },
  };
}
