import { COOKIES } from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";

/** Cookies in which the newest value counts: what was held replaces what an earlier visit left. */
const NEWEST_WINS: string[] = [COOKIES.auth, COOKIES.tracking];

export type HeldCookies = CookieJar & {
  /** Writes down what was held. A list that the jar already has is left as it is. */
  release(): void;
};

/** A jar that is neither read nor written while `isHeld`: its values live in memory. */
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
