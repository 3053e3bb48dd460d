import type { CountedArrival, Tipology } from "@volpe/contract";
import { createContext, useContext } from "react";

/** Facts that the host knows and that any page's text may need. */
export type SiteFacts = {
  /** The tracking cookie may be written only after the visitor's choice. */
  trackingWaits: boolean;
  /** Which arrival is paid for if several affiliates' sites sent the visitor. */
  affiliateClick: CountedArrival;
  /** The typologies whose offers are invented, because no file with real offers was imported. */
  demonstration: readonly Tipology[];
  /**
   * The notice above a typology's offers for a visitor whom another site sent. The document carries
   * the text, because few visitors would need it in a script.
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
