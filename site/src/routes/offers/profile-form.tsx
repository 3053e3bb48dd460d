import type { SupplyProfile } from "@volpe/contract";
import { type InputHTMLAttributes, useId } from "react";
import { DESTINATION_CHOICES, SegmentedChoice } from "../forms/segmented-choice.tsx";
import { toUnit } from "./profile-words.ts";
import { ProvinceOptions } from "./province-options.tsx";
import "./profile-form.css";

type ProfileFormProps = {
  /** The page that the form asks again. */
  action: string;
  profile: SupplyProfile;
  /** False where the page's address already fixes for whom the offer is. */
  destinationAsked?: boolean;
  /** Fields side by side on a desk, for a form across the page. */
  wide?: boolean;
};

/** The visitor's supply, prefilled from the address and written back into it. */
export function ProfileForm({
  action,
  profile,
  destinationAsked = true,
  wide = false,
}: ProfileFormProps) {
  const id = useId();
  const { tipology, destination, annualConsumption, capacityKw, resident, province } = profile;
  return (
    <details className={wide ? "profile profile--wide" : "profile"}>
      <summary>
        <span>La tua fornitura</span>
        <span className="profile__change">Modifica</span>
      </summary>
      <form className="v-form profile__form" action={action} method="get" aria-labelledby={id}>
        <h2 id={id}>La tua fornitura</h2>
        {destinationAsked && (
          <SegmentedChoice
            legend="Per chi"
            name="destinazione"
            choices={DESTINATION_CHOICES}
            initial={destination}
          />
        )}
        <NumberField
          label="Consumo annuo"
          name="consumo"
          unit={toUnit(tipology)}
          min="1"
          max="10000000"
          defaultValue={annualConsumption}
        />
        {tipology === "luce" && (
          <NumberField
            label="Potenza"
            name="potenza"
            unit="kW"
            min="0.5"
            max="10000"
            defaultValue={capacityKw ?? 3}
          />
        )}
        {tipology === "luce" && destination === "privati" && (
          <div className="v-field">
            <label className="v-label" htmlFor={`${id}-residente`}>
              Uso
            </label>
            <select
              className="v-input v-select"
              id={`${id}-residente`}
              name="residente"
              defaultValue={resident ? "si" : "no"}
            >
              <option value="si">Residente</option>
              <option value="no">Seconda casa</option>
            </select>
          </div>
        )}
        <div className="v-field">
          <label className="v-label" htmlFor={`${id}-provincia`}>
            Provincia
          </label>
          <select
            className="v-input v-select"
            id={`${id}-provincia`}
            name="provincia"
            defaultValue={province ?? ""}
          >
            <option value="">Tutta Italia</option>
            <ProvinceOptions />
          </select>
        </div>
        <button className="v-button v-button-wide" type="submit">
          Ricalcola
        </button>
      </form>
    </details>
  );
}

type NumberFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  name: string;
  unit: string;
};

function NumberField({ label, unit, ...input }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="v-field">
      <label className="v-label" htmlFor={id}>
        {label}
      </label>
      <div className="v-affix">
        <input
          {...input}
          className="v-input"
          id={id}
          type="number"
          inputMode="decimal"
          step="any"
        />
        <span className="v-unit">{unit}</span>
      </div>
    </div>
  );
}
