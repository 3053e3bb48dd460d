import { DAY_SECONDS } from "@volpe/contract";
import Cookies from "js-cookie";
import type { CookieJar } from "./cookie-jar.ts";
import { createMemoryCookies } from "./memory-cookies.ts";

const LOCK_NAME = "volpe-cookies";

/**
 * The browser's cookies; in memory if cookies are disabled or the frame is sandboxed.
 *
 * @example
 * const value = createBrowserCookies().get("tracking");
 */
export function createBrowserCookies(): CookieJar {
  if (!areCookiesAllowed()) {
    return createMemoryCookies();
  }
  return {
    get: (name) => Cookies.get(name),
    set: (name, value, { maxAgeSeconds }) => {
      Cookies.set(name, value, {
        expires: maxAgeSeconds / DAY_SECONDS,
        sameSite: "Lax",
        secure: location.protocol === "https:",
      });
    },
    remove: (name) => Cookies.remove(name),
    exclusive: (task, name = LOCK_NAME) =>
      // Web Locks exist only on secure origins.
      "locks" in navigator ? navigator.locks.request(name, task) : task(),
  };
}

function areCookiesAllowed(): boolean {
  try {
    // In a sandboxed frame, reading `document.cookie` throws.
    return typeof document.cookie === "string" && navigator.cookieEnabled;
  } catch (error) {
    if (error instanceof DOMException) {
      return false;
    }
    throw error;
  }
}
