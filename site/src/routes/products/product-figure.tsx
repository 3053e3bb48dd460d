import type { ProductResult } from "@volpe/contract";
import { formatEur, formatEurCents } from "@volpe/ui";

type ProductFigureProps = Pick<ProductResult, "figureEur" | "figurePer" | "figureNote">;

const PER: Record<ProductResult["figurePer"], string> = {
  month: "al mese",
  "24-months": "in 24 mesi",
};

/** The figure that an entry is ranked by, large, with what it holds. */
export function ProductFigure({ figureEur, figurePer, figureNote }: ProductFigureProps) {
  return (
    <div className="product-figure">
      <p>
        <strong>{figureEur < 100 ? formatEurCents(figureEur) : formatEur(figureEur)}</strong>{" "}
        {PER[figurePer]}
      </p>
      <p className="product-figure__note">{figureNote}</p>
    </div>
  );
}
