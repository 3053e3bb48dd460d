import { StaticHtml } from "../../../page/static-html.tsx";
import { spendDots } from "./load-spend-dots.ts";
import type { PlottedSpends } from "./spend-dots.tsx";
import "./spend-plot.css";

/**
 * The annual spends of all ranked offers as one row of dots, with the visitor's own spend among
 * them, or else the median. The text below contains the same figures. Loaders prepare `spendDots`.
 */
export function SpendPlot(spends: PlottedSpends) {
  const { spread, presentSpend } = spends;
  if (spread === null) return null;
  return (
    <StaticHtml
      as="figure"
      className={`spend-plot ${presentSpend ? "spend-plot--mine" : ""}`}
      of={spread}
      keepsData
    >
      {() => {
        const { SpendDots } = spendDots.get();
        return <SpendDots {...spends} spread={spread} />;
      }}
    </StaticHtml>
  );
}
