import type { CookieJar } from "@volpe/core";

/** What is written together is sent together. */
const DELAY_MS = 1000;

/**
 * A jar whose cookies the host sets again once they were written: some browsers keep those of a
 * script for seven days only. `setAgain` is given their names, at the latest when the page is left,
 * and resolves with its answer.
 */
export function keepCookies(
  jar: CookieJar,
  setAgain: (names: string[]) => Promise<unknown>,
): CookieJar {
  const written = new Set<string>();
  /** What was done last with each cookie. */
  const acts = new Map<string, () => void>();

  async function flush() {
    const sent = [...written];
    const before = new Map(acts);
    written.clear();
    if (sent.length > 0) {
      await setAgain(sent);
      for (const name of sent) {
        // The answer undid what was done while it was on its way.
        if (acts.get(name) !== before.get(name)) acts.get(name)?.();
      }
    }
  }

  function act(name: string, action: () => void) {
    acts.set(name, action);
    action();
  }

  addEventListener("pagehide", flush);
  return {
    ...jar,
    set(name, value, options) {
      act(name, () => jar.set(name, value, options));
      written.add(name);
      setTimeout(flush, DELAY_MS);
    },
    remove(name) {
      act(name, () => jar.remove(name));
      written.delete(name);
    },
  };
}
