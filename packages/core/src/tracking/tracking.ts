import {
  COOKIES,
  TRACKING_COOKIE_SECONDS,
  TRACKING_PARAMETER,
  TRACKING_PATTERN,
  type TrackingArrival,
} from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";

const PATTERN = new RegExp(TRACKING_PATTERN);

export type Tracking = {
  /** The value that calls and links carry, or "" when there is none. */
  value(): string;
  /**
   * Records the `tracking` parameter of an address, once per client; answers whether the server
   * has it. A value that breaks the pattern is left out. Never throws: no page fails for it.
   */
  recordArrival(address: string | URL): Promise<boolean>;
  /** The same for a value already taken from the address. */
  record(value: string): Promise<boolean>;
  /** Takes up a value that was recorded already, as by the server that drew the page. */
  keep(value: string): void;
  /** A withdrawn consent: value and cookie are dropped. */
  forget(): void;
};

export type TrackingOptions = {
  cookies: CookieJar;
  /** An instance's own value: over the cookie's, and never written to it. */
  own?: string | undefined;
  /** `POST /frontend/tracking`; answers whether it succeeded. */
  send: (arrival: TrackingArrival) => Promise<boolean>;
};

export function isTrackingValue(value: unknown): value is string {
  return typeof value === "string" && PATTERN.test(value);
}

/** The affiliate's value of one visitor. */
export function createTracking({ cookies, own, send }: TrackingOptions): Tracking {
  const recorded = new Set<string>();

  function findKept(): string | undefined {
    const kept = cookies.get(COOKIES.tracking);
    return isTrackingValue(kept) ? kept : undefined;
  }

  function keep(value: string) {
    recorded.add(value);
    cookies.set(COOKIES.tracking, value, { maxAgeSeconds: TRACKING_COOKIE_SECONDS });
  }

  async function record(value: string): Promise<boolean> {
    if (!isTrackingValue(value)) {
      return false;
    }
    if (recorded.has(value)) {
      return true;
    }
    const cookie = findKept() ?? null;
    keep(value);
    const isSent = await send({ tracking: value, cookie });
    if (!isSent) {
      recorded.delete(value);
    }
    return isSent;
  }

  return {
    value: () => (isTrackingValue(own) ? own : (findKept() ?? "")),
    record,
    keep,
    async recordArrival(address) {
      const value = new URL(address, "https://volpe.invalid").searchParams.get(TRACKING_PARAMETER);
      return value === null ? false : await record(value);
    },
    forget() {
      recorded.clear();
      cookies.remove(COOKIES.tracking);
    },
  };
}
