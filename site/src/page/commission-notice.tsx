import type { Tipology } from "@volpe/contract";
import { useSiteFacts } from "./site-facts.ts";

/**
 * Says that a contract may earn a commission for the site that sent this visitor. Renders nothing
 * for a visitor whom no site sent, and for typologies that pay no commission.
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
