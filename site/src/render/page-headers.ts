import type { Audience } from "../page-route.ts";

type PageFacts = {
  audience: Audience;
  status: number;
  /** The address carries a tracking value, or the visitor is logged in. */
  personal: boolean;
  setsCookies: boolean;
};

/** A minute in any cache; older HTML may be shown for ten more while a fresh one is fetched. */
const SHARED = "public, max-age=60, stale-while-revalidate=600";

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
  return { "cache-control": same ? SHARED : "private, no-cache" };
}
