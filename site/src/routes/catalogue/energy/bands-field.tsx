import { useId } from "react";

/** The shares of the consumption in the three bands, as the bill says them. */
export function BandsField({ bands }: { bands: readonly number[] | undefined }) {
  const id = useId();
  return (
    <div className="v-field">
      <label className="v-label" htmlFor={id}>
        Consumo in F1, F2 e F3
      </label>
      <div className="v-affix">
        <input
          className="v-input"
          id={id}
          name="fasce"
          inputMode="numeric"
          placeholder="33-31-36"
          pattern="\d{1,3}-\d{1,3}-\d{1,3}"
          title="Tre percentuali che fanno 100, per esempio 33-31-36"
          defaultValue={bands?.join("-") ?? ""}
        />
        <span className="v-unit">%</span>
      </div>
    </div>
  );
}
