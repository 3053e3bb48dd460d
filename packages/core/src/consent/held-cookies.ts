import { COOKIES } from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";

/** Cookies whose value in memory replaces the one that an earlier visit left. */
const NEWEST_WINS: string[] = [COOKIES.auth, COOKIES.tracking];

export type HeldCookies = CookieJar & {
  /** Writes the values to the jar. A list that the jar already has is not overwritten. */
  release(): void;
};

/** Wraps a jar: while `isHeld`, values stay in memory and the jar is not touched. */
export function holdCookies(jar: CookieJar, isHeld: () => boolean): HeldCookies {
  const held = new Map<string, { value: string; maxAgeSeconds: number }>();
  return {
    ...jar,
    get: (name) => (isHeld() ? held.get(name)?.value : jar.get(name)),
    set(name, value, { maxAgeSeconds }) {
      if (isHeld()) {
        held.set(name, { value, maxAgeSeconds });
      } else {
        jar.set(name, value, { maxAgeSeconds });
      }
    },
    remove(name) {
      if (isHeld()) {
        held.delete(name);
      } else {
        jar.remove(name);
      }
    },
    release() {
      for (const [name, { value, maxAgeSeconds }] of held) {
        if (NEWEST_WINS.includes(name) || jar.get(name) === undefined) {
          jar.set(name, value, { maxAgeSeconds });
        }
      }
      held.clear();
    },
  };
}
