import type { Tipology } from "@volpe/contract";
import { createContext, useContext } from "react";

/**
 * Facts that the host knows and that any page's text may need. They are the same for all visitors.
 */
export type SiteFacts = {
  /** The tracking cookie may be written only after the visitor's choice. */
  trackingWaits: boolean;
  /** The typologies whose offers are invented, until a file of theirs is imported. */
  demonstration: readonly Tipology[];
};

export const SiteFactsContext = createContext<SiteFacts>({
  trackingWaits: false,
  demonstration: [],
});

export function useSiteFacts(): SiteFacts {
  return useContext(SiteFactsContext);
}
