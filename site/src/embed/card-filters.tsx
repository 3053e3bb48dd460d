import type { OfferList, ProductList } from "@volpe/contract";

type CardFiltersProps = {
  list: OfferList | ProductList;
  /** The filter that the partner chose and a visitor does not change; "" for none. */
  fixedKey: string;
};

/** The filters of a list above its cards. The element asks again whenever one changes. */
export function CardFilters({ list, fixedKey }: CardFiltersProps) {
  const { facets, sorts, ignored } = list;
  return (
    <form className="v-filters" part="filters" aria-label="Filtri">
      {"profile" in list && (
        <label>
          Consumo annuo
          <span>
            <input
              name="consumo"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={list.profile.annualConsumption}
            />
            {list.profile.tipology === "gas" ? "Smc" : "kWh"}
          </span>
        </label>
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
      {ignored.length > 0 && (
        <div role="status">
          {ignored.map(({ key, message }) => (
            <p key={key}>{message}</p>
          ))}
        </div>
      )}
    </form>
  );
}
