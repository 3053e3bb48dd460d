import type { ComponentType } from "react";
import { type SiteFacts, SiteFactsContext } from "../../page/site-facts.ts";

/** A page as it is shown to a visitor whom another site sent, who reads these sentences. */
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
