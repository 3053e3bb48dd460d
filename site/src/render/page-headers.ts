import type { Audience } from "../page-route.ts";

type PageFacts = {
  audience: Audience;
  status: number;
  /** The address carries a tracking value, or the visitor is logged in. */
  personal: boolean;
  setsCookies: boolean;
  /** The page answers a form, so it repeats what was typed: contacts, figures, an IBAN. */
  answersForm: boolean;
};

/**
 * Shared caches may store the page for a minute. A browser revalidates by ETag each time, because a
 * chosen place or a login changes the page; `Vary` tells shared caches the same.
 */
const SHARED = "public, max-age=0, must-revalidate, s-maxage=60";

/** Caching, indexing and referrer headers of a page. */
export function toPageHeaders(facts: PageFacts): Record<string, string> {
  if (facts.audience === "owner" || facts.audience === "sender") {
    return {
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      ...(facts.audience === "owner" ? { "x-robots-tag": "noindex" } : {}),
    };
  }
  if (facts.answersForm) {
    return { "cache-control": "no-store" };
  }
  const same =
    facts.audience === "everyone" && facts.status === 200 && !facts.personal && !facts.setsCookies;
  return same
    ? { "cache-control": SHARED, vary: "cookie" }
    : { "cache-control": "private, no-cache" };
}
