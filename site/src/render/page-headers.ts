import type { Audience } from "../page-route.ts";

type PageFacts = {
  audience: Audience;
  status: number;
  /** The address carries a tracking value, or the visitor is logged in. */
  personal: boolean;
  setsCookies: boolean;
};

/**
 * A minute in shared caches. A browser asks each time, and its own copy stays good by the ETag: the
 * same address says something else to it once a place was chosen or a login began. Hence `Vary` too.
 */
const SHARED = "public, max-age=0, must-revalidate, s-maxage=60";

/** Who may keep a page, who may index it, and whom it is named to. */
export function toPageHeaders(facts: PageFacts): Record<string, string> {
  if (facts.audience === "owner") {
    return {
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    };
  }
  const same =
    facts.audience === "everyone" && facts.status === 200 && !facts.personal && !facts.setsCookies;
  return same
    ? { "cache-control": SHARED, vary: "cookie" }
    : { "cache-control": "private, no-cache" };
}
