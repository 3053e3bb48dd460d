import type { Tipology } from "@volpe/contract";
import { useSiteFacts } from "./site-facts.ts";

/**
 * Says that a contract may earn the site a commission that sent this visitor. Renders nothing for a
 * visitor whom nobody sent, and for typologies that pay none.
 */
export function CommissionNotice({
  tipology,
  className = "v-hint",
}: {
  tipology: Tipology;
  className?: string;
}) {
  const words = useSiteFacts().commission[tipology];
  return words === undefined ? null : <p className={className}>{words}</p>;
}
