import { OPEN_DATA_ATTRIBUTION } from "@volpe/contract";
import "./notice.css";

/** The licence's attribution, wherever offers are shown. */
export function OpenDataAttribution() {
  return <p className="attribution">{OPEN_DATA_ATTRIBUTION}</p>;
}
