import type { OfferList, ProductList } from "@volpe/contract";
import { NumberField } from "../forms/number-field.tsx";

type CardFiltersProps = {
  list: OfferList | ProductList;
  /** The filter that the partner chose and a visitor does not change; "" for none. */
  fixedKey: string;
  /** The consumption as a visitor typed it, which is shown again if it could not be used. */
  typed: string | null;
};

/** The filters of a list above its cards. The element asks again whenever one changes. */
export function CardFilters({ list, fixedKey, typed }: CardFiltersProps) {
  const { facets, sorts, ignored } = list;
  const wrong = ignored.find(({ key }) => key === "consumo");
  return (
    <form className="v-filters" part="filters" aria-label="Filtri" autoComplete="off">
      {"profile" in list && (
        <NumberField
          name="consumo"
          label="Consumo annuo"
          value={wrong === undefined ? list.profile.annualConsumption : typed}
          unit={<span>{list.profile.tipology === "gas" ? "Smc" : "kWh"}</span>}
          error={wrong?.message}
        />
      )}
      {facets
        .filter(({ key, values }) => key !== fixedKey && values.length > 1)
        .map(({ key, label, required, values }) => (
          <label key={key}>
            {label}
            <select name={key} defaultValue={values.find(({ selected }) => selected)?.value ?? ""}>
              {required !== true && <option value="">Tutti</option>}
              {values.map((each) => (
                <option key={each.value} value={each.value}>
                  {each.label} ({each.count})
                </option>
              ))}
            </select>
          </label>
        ))}
      {sorts.length > 1 && (
        <label>
          Ordine
          <select name="ordina" defaultValue={sorts.find(({ selected }) => selected)?.value}>
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {ignored.some((each) => each !== wrong) && (
        <div role="status">
          {ignored
            .filter((each) => each !== wrong)
            .map(({ key, message }) => (
              <p key={key}>{message}</p>
            ))}
        </div>
      )}
    </form>
  );
}
