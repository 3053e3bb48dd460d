import type { ComponentType } from "react";
import { type SiteFacts, SiteFactsContext } from "../../page/site-facts.ts";

/** The page as a visitor from another site sees it, with these sentences about the commission. */
export function toSentPage(
  Page: ComponentType,
  commission: SiteFacts["commission"],
): ComponentType {
  const facts = { trackingWaits: false, affiliateClick: "last", demonstration: [], commission };
  return () => (
    <SiteFactsContext value={facts as SiteFacts}>
      <Page />
    </SiteFactsContext>
  );
}
