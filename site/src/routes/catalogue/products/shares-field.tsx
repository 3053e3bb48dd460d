import type { IgnoredParameter, ShareFilter } from "@volpe/contract";
import { SelectRow } from "../../../forms/field-row.tsx";
import { NumberField } from "../../../forms/number-field.tsx";
import { useListSearch } from "../list-search.ts";
import { CUSTOM_SHARES, SHARE } from "./share-target.ts";
import "./shares-field.css";

type SharesFieldProps = { shares: ShareFilter; ignored: readonly IgnoredParameter[] };

/**
 * A usual split of a figure, or a custom one that is typed share by share. Unusable values stay in
 * the fields. `findShareTarget` reads the form.
 */
export function SharesField({ shares, ignored }: SharesFieldProps) {
  const { key, label, presets, parts } = shares;
  const typed = useListSearch().get(key)?.split("-");
  const error = ignored.find((each) => each.key === key)?.message;
  const preset = presets.find(({ selected }) => selected && error === undefined);
  return (
    <>
      <SelectRow
        className="shares"
        name={key}
        label={label}
        value={preset?.value ?? CUSTOM_SHARES}
        choices={[...presets, { value: CUSTOM_SHARES, label: "Le mie percentuali" }]}
      />
      <fieldset className="shares__own">
        <legend>Le tue percentuali, che insieme fanno 100</legend>
        {error !== undefined && <p className="v-error">{error}</p>}
        {parts.map((part, index) => (
          <NumberField
            key={part.label}
            name={SHARE}
            form={`${key}-${index}`}
            label={part.label}
            unit={<span className="v-unit">%</span>}
            value={error === undefined ? part.percent : (typed?.[index] ?? "")}
          />
        ))}
      </fieldset>
    </>
  );
}
