import type { CountedArrival, Tipology } from "@volpe/contract";
import { createContext, useContext } from "react";

/** Facts that the host knows and that any page's text may need. */
export type SiteFacts = {
  /** The tracking cookie may be written only after the visitor's choice. */
  trackingWaits: boolean;
  /** Which arrival of a visitor whom several sites sent an affiliate is paid for. */
  affiliateClick: CountedArrival;
  /** The typologies whose offers are invented, until a file of theirs is imported. */
  demonstration: readonly Tipology[];
  /**
   * What stands above a typology's offers for a visitor whom another site sent. The words come with
   * the document, because few visitors need them in a script.
   */
  commission: Partial<Record<Tipology, string>>;
};

export const SiteFactsContext = createContext<SiteFacts>({
  trackingWaits: false,
  affiliateClick: "last",
  demonstration: [],
  commission: {},
});

export function useSiteFacts(): SiteFacts {
  return useContext(SiteFactsContext);
}
