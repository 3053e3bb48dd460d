import type { CookieJar } from "./cookie-jar.ts";

/**
 * Cookies that exist only in memory.
 *
 * @example
 * createMemoryCookies({ tracking: "blog-1" }).get("tracking") // "blog-1"
 */
export function createMemoryCookies(initial: Record<string, string> = {}): CookieJar {
  const values = new Map(Object.entries(initial));
  return {
    get: (name) => values.get(name),
    set: (name, value) => {
      values.set(name, value);
    },
    remove: (name) => {
      values.delete(name);
    },
  };
}
