import {
  COOKIES,
  isTrackedWidget,
  isUuid,
  TRACKING_COOKIE_SECONDS,
  TRACKING_PARAMETER,
  TRACKING_PATTERN,
  type TrackingArrival,
  type TrackingRecorded,
  WIDGET_PARAMETER,
} from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";

export type Tracking = ReturnType<typeof createTracking>;

type TrackingOptions = {
  cookies: CookieJar;
  /** The instance's own value. It takes precedence over the cookie's and is never written to it. */
  own?: string | undefined;
  /** Whether the visitor accepted that an arrival's id is written. */
  mayKeepClick: () => boolean;
  /** `POST /frontend/tracking`. Returns null if it failed. */
  send: (arrival: TrackingArrival) => Promise<TrackingRecorded | null>;
};

function isTrackingValue(value: unknown): value is string {
  return typeof value === "string" && TRACKING_PATTERN.test(value);
}

/** The affiliate's value of one visitor. */
export function createTracking({ cookies, own, mayKeepClick, send }: TrackingOptions) {
  const recorded = new Set<string>();
  /** The id of the last arrival of this page's visit. It is kept in memory even without a consent. */
  let latest = "";

  function findClick(): string {
    const click = latest || (cookies.get(COOKIES.click) ?? "");
    if (click === "" || isUuid(click)) {
      return click;
    }
    cookies.remove(COOKIES.click);
    return "";
  }

  /** Remembers an arrival's id, and writes it if the visitor accepted that. */
  function keepClick(click: string) {
    latest = click;
    if (click !== "" && mayKeepClick()) {
      cookies.set(COOKIES.click, click, { maxAgeSeconds: TRACKING_COOKIE_SECONDS });
    }
  }

  function findStored(): string | undefined {
    const stored = cookies.get(COOKIES.tracking);
    if (stored === undefined || isTrackingValue(stored)) {
      return stored;
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
  async function record(
    value: string,
    from: Pick<TrackingArrival, "page" | "widget"> = {},
  ): Promise<boolean> {
    if (!isTrackingValue(value)) {
      return false;
    }
    if (recorded.has(value)) {
      return true;
    }
    const cookie = findStored() ?? null;
    keep(value);
    const click = findClick();
    const answer = await send({
      tracking: value,
      cookie,
      ...from,
      ...(click !== "" && { click }),
    });
    if (answer === null) {
      recorded.delete(value);
    } else if (answer.click !== undefined) {
      keepClick(answer.click);
    }
    return answer !== null;
  }

  return {
    /** The value that calls and links carry; "" if there is none. */
    value: () => (isTrackingValue(own) ? own : (findStored() ?? "")),
    /** The id of the arrival that brought the visitor here; "" = none. */
    click: findClick,
    keepClick,
    record,
    keep,
    /**
     * Records the `tracking` parameter of an address once per client. Returns whether the server has
     * it. Ignores a malformed value. Never throws.
     */
    async recordArrival(address: string | URL): Promise<boolean> {
      const { pathname, searchParams } = new URL(address, "https://volpe.invalid");
      const value = searchParams.get(TRACKING_PARAMETER);
      const widget = searchParams.get(WIDGET_PARAMETER);
      const from = { page: pathname.slice(0, 400), ...(isTrackedWidget(widget) && { widget }) };
      return value === null ? false : await record(value, from);
    },
    /** Removes value, id and cookies after consent was withdrawn. */
    forget() {
      recorded.clear();
      latest = "";
      cookies.remove(COOKIES.click);
      cookies.remove(COOKIES.tracking);
    },
  };
}
