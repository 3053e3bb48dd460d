import type { Tipology } from "@volpe/contract";
import { useSiteFacts } from "./site-facts.ts";

/**
 * Says that a contract may earn a commission for the site that sent this visitor. Renders nothing
 * for a visitor whom no site sent, and if none of the typologies pays a commission.
 */
export function CommissionNotice({
  of,
  className = "v-hint",
}: {
  of: readonly Tipology[];
  className?: string;
}) {
  const { commission } = useSiteFacts();
  const words = of.map((tipology) => commission[tipology]).find(Boolean);
  return words === undefined ? null : <p className={className}>{words}</p>;
}
