import {
  COOKIES,
  TRACKING_COOKIE_SECONDS,
  TRACKING_PARAMETER,
  TRACKING_PATTERN,
  type TrackingArrival,
} from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";

const PATTERN = new RegExp(TRACKING_PATTERN);

export type Tracking = ReturnType<typeof createTracking>;

export type TrackingOptions = {
  cookies: CookieJar;
  /** The instance's own value. It takes precedence over the cookie's and is never written to it. */
  own?: string | undefined;
  /** `POST /frontend/tracking`. Returns whether it succeeded. */
  send: (arrival: TrackingArrival) => Promise<boolean>;
};

/**
 * @example
 * isTrackingValue("anna@esempio.it") // false
 */
export function isTrackingValue(value: unknown): value is string {
  return typeof value === "string" && PATTERN.test(value);
}

/** The affiliate's value of one visitor. */
export function createTracking({ cookies, own, send }: TrackingOptions) {
  const recorded = new Set<string>();

  function findStored(): string | undefined {
    const kept = cookies.get(COOKIES.tracking);
    if (kept === undefined || isTrackingValue(kept)) {
      return kept;
    }
    // A damaged cookie is removed and counts as absent.
    cookies.remove(COOKIES.tracking);
    return undefined;
  }

  /** Stores a value that was already recorded, for example by the server that rendered the page. */
  function keep(value: string) {
    recorded.add(value);
    cookies.set(COOKIES.tracking, value, { maxAgeSeconds: TRACKING_COOKIE_SECONDS });
  }

  /** Records a value that was already taken from the address. */
  async function record(value: string): Promise<boolean> {
    if (!isTrackingValue(value)) {
      return false;
    }
    if (recorded.has(value)) {
      return true;
    }
    const cookie = findStored() ?? null;
    keep(value);
    const isSent = await send({ tracking: value, cookie });
    if (!isSent) {
      recorded.delete(value);
    }
    return isSent;
  }

  return {
    /** The value that calls and links carry; "" if there is none. */
    value: () => (isTrackingValue(own) ? own : (findStored() ?? "")),
    record,
    keep,
    /**
     * Records the `tracking` parameter of an address once per client. Returns whether the server has
     * it. Ignores a malformed value. Never throws.
     */
    async recordArrival(address: string | URL): Promise<boolean> {
      const value = new URL(address, "https://volpe.invalid").searchParams.get(TRACKING_PARAMETER);
      return value === null ? false : await record(value);
    },
    /** Removes value and cookie after consent was withdrawn. */
    forget() {
      recorded.clear();
      cookies.remove(COOKIES.tracking);
    },
  };
}
