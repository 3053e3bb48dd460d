import { parseDecimal, type SupplyProfile } from "@volpe/contract";
import { FigureDoubt, formatMeant } from "../../forms/number-field.tsx";
import { guessPresentSpend, SpendIsRight } from "../catalogue/energy/present-spend-field.tsx";
import { toListSearch } from "../catalogue/list-search.ts";

/** Asks about an implausible spend of an address whose page has no field for it. */
export function PresentSpendDoubt({
  search,
  profile,
}: {
  search: URLSearchParams;
  profile: SupplyProfile;
}) {
  const figure = parseDecimal(search.get("spesa") ?? "");
  const meant = figure === null ? null : guessPresentSpend(figure, search, profile);
  if (figure === null || meant === null) return null;
  const text = formatMeant(meant, { isSum: true });
  return (
    <p className="v-notice v-notice-attention">
      {meant !== figure && <>Hai scritto {formatMeant(figure, { isSum: true })} €. </>}
      <FigureDoubt
        figure={figure}
        meant={meant}
        text={text}
        unit="€"
        isSpend
        search={toListSearch(search, { spesa: text })}
      />{" "}
      <SpendIsRight search={search} />
    </p>
  );
}
