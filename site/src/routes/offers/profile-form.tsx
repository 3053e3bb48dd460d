import type { SupplyProfile } from "@volpe/contract";
import { type InputHTMLAttributes, useId } from "react";
import { DESTINATION_CHOICES, SegmentedChoice } from "../forms/segmented-choice.tsx";
import { KeptParameters } from "../listing/kept-parameters.tsx";
import { useListSearch } from "../listing/use-list-search.ts";
import type { TypedPlace } from "../places/follow-place.ts";
import { PlaceField } from "../places/place-field.tsx";
import { toUnit } from "./profile-words.ts";
import "../listing/fold.css";
import "./profile-form.css";

/** Names of the supply's parameters; what else the address holds is kept. */
const FIELDS = [
  "destinazione",
  "consumo",
  "potenza",
  "residente",
  "luogo",
  "provincia",
  "comune",
  "persone",
  "uso",
];

type ProfileFormProps = {
  /** The page that the form asks again. */
  action: string;
  profile: SupplyProfile;
  /** A place that was typed and is not known, or is several. */
  typedPlace?: TypedPlace | null;
  /** False where the page's address already fixes for whom the offer is. */
  destinationAsked?: boolean;
  /** Fields side by side on a desk, for a form across the page. */
  wide?: boolean;
};

/** The visitor's supply, prefilled from the address and written back into it. */
export function ProfileForm({
  action,
  profile,
  typedPlace = null,
  destinationAsked = true,
  wide = false,
}: ProfileFormProps) {
  const id = useId();
  const search = useListSearch();
  const { tipology, destination, annualConsumption, capacityKw, resident } = profile;
  return (
    <details
      className={wide ? "fold profile profile--wide" : "fold profile"}
      open={typedPlace !== null}
    >
      <summary>
        <span>La tua fornitura</span>
        <span className="fold__change">Modifica</span>
      </summary>
      <form
        className="v-form profile__form"
        action={action}
        method="get"
        autoComplete="off"
        aria-labelledby={id}
      >
        <h2 id={id}>La tua fornitura</h2>
        <KeptParameters search={search} fields={FIELDS} />
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
          // Three decimals would come back as thousands.
          defaultValue={Math.round(annualConsumption * 100) / 100}
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
        <PlaceField
          defaultLabel={profile.placeName ?? ""}
          asked={typedPlace}
          toChoiceHref={(label) => `${action}?${toPlaceSearch(search, label)}`}
        />
        <button className="v-button v-button-wide" type="submit">
          Ricalcola
        </button>
      </form>
    </details>
  );
}

function toPlaceSearch(search: URLSearchParams, label: string): URLSearchParams {
  const chosen = new URLSearchParams(search);
  chosen.set("luogo", label);
  return chosen;
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
