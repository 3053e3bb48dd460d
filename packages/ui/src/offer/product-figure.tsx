import { FIGURE_PERIODS, formatEurCents, type ProductResult, toSavingCents } from "@volpe/contract";

type ProductFigureProps = Pick<ProductResult, "figureEur" | "figurePer" | "figureNote" | "saving">;

/**
 * The figure that an entry is ranked by, in large type, with what it includes and what it saves.
 *
 * @example
 * <ProductFigure figureEur={231.5} figurePer="month" figureNote="IVA inclusa" />
 */
export function ProductFigure({ figureEur, figurePer, figureNote, saving }: ProductFigureProps) {
  return (
    <div className="v-product-figure" part="price">
      <p>
        <strong>{formatEurCents(figureEur)}</strong> {FIGURE_PERIODS[figurePer]}
      </p>
      <p className="v-product-figure-note">{figureNote}</p>
      {saving && (
        <p
          className={`v-product-saving ${toSavingCents(saving.eur) <= 0 ? "v-product-dearer" : ""}`}
          part="saving"
        >
          {saving.words}
        </p>
      )}
    </div>
  );
}
