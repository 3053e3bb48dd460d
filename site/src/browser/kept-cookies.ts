import type { CookieJar } from "@volpe/core";

/** What is written together is sent together. */
const DELAY_MS = 1000;

/**
 * A jar whose cookies the host sets again once they were written: some browsers keep those of a
 * script for seven days only. `setAgain` is given their names, at the latest when the page is left.
 */
export function keepCookies(jar: CookieJar, setAgain: (names: string[]) => void): CookieJar {
  const written = new Set<string>();

  function flush() {
    if (written.size > 0) {
      setAgain([...written]);
      written.clear();
    }
  }

  addEventListener("pagehide", flush);
  return {
    ...jar,
    set(name, value, options) {
      jar.set(name, value, options);
      written.add(name);
      setTimeout(flush, DELAY_MS);
    },
    remove(name) {
      written.delete(name);
      jar.remove(name);
    },
  };
}
