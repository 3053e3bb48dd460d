import { COOKIES } from "@volpe/contract";
import type { CookieJar } from "@volpe/core";

/** How long after the last one, so that what is written together is sent together. */
const QUIET_MS = 1000;

const NAMES: string[] = Object.values(COOKIES);

/**
 * A jar whose cookies the host sets again once they were written: some browsers keep those of a
 * script for seven days only. `setAgain` is given their names, at the latest when the page is left.
 */
export function keepCookies(jar: CookieJar, setAgain: (names: string[]) => void): CookieJar {
  const written = new Set<string>();
  let timer = 0;

  function flush() {
    clearTimeout(timer);
    if (written.size > 0) {
      setAgain([...written]);
      written.clear();
    }
  }

  window.addEventListener("pagehide", flush);
  return {
    ...jar,
    set(name, value, options) {
      jar.set(name, value, options);
      if (NAMES.includes(name)) {
        written.add(name);
        clearTimeout(timer);
        timer = window.setTimeout(flush, QUIET_MS);
      }
    },
    remove(name) {
      written.delete(name);
      jar.remove(name);
    },
  };
}
