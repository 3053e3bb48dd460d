import {
  guessHomeFigure,
  type PresentSpend,
  REFERENCE_SUPPLY,
  type SupplyProfile,
} from "@volpe/contract";
import { useId } from "react";
import { NumberField } from "../../../forms/number-field.tsx";
import { DESTINATION_CHOICES, SegmentedChoice } from "../../../forms/segmented-choice.tsx";
import type { TypedPlace } from "../../places/follow-place.ts";
import { PlaceField } from "../../places/place-field.tsx";
import { toListSearch, useListSearch } from "../list-search.ts";
import { UseFold, UseForm } from "../use-fold.tsx";
import {
  guessPresentSpend,
  PRESENT_SPEND_FIELDS,
  PresentSpendField,
} from "./present-spend-field.tsx";
import { toShortProfile, toUnit } from "./supply-profile.ts";

/** Names of the supply's parameters. */
export const PROFILE_FIELDS = [
  "destinazione",
  "consumo",
  "potenza",
  "residente",
  "luogo",
  "provincia",
  "comune",
  "persone",
  "uso",
  ...PRESENT_SPEND_FIELDS,
];

type ProfileFormProps = {
  /** The address that the form requests. */
  action: string;
  profile: SupplyProfile;
  /** What is spent today, if the address tells. */
  presentSpend: PresentSpend | null;
  /** A typed place that is unknown or ambiguous. */
  typedPlace?: TypedPlace | null;
  /** False if the page's address already fixes the destination. */
  destinationAsked?: boolean;
};

/** The visitor's supply, prefilled from the address and written back into it. */
export function ProfileForm({
  action,
  profile,
  presentSpend,
  typedPlace = null,
  destinationAsked = true,
}: ProfileFormProps) {
  const id = useId();
  const search = useListSearch();
  const { tipology, destination, annualConsumption, capacityKw, resident } = profile;
  const isHome = destination === "privati";
  const guessConsumption = (figure: number) => (isHome ? guessHomeFigure(tipology, figure) : null);
  const guessPower = (figure: number) => (isHome ? guessHomeFigure("power", figure) : null);
  // Gas for businesses has no figure to compare with.
  const isSpendAsked = isHome || tipology === "luce";
  const isAsked =
    typedPlace !== null ||
    (presentSpend !== null &&
      guessPresentSpend(
        presentSpend.eur / (search.get("periodo") === "mese" ? 12 : 1),
        search,
        profile,
      ) !== null) ||
    guessConsumption(annualConsumption) !== null ||
    guessPower(capacityKw ?? REFERENCE_SUPPLY.capacityKw) !== null;
  return (
    <UseFold
      words={`${toShortProfile(profile)}${isSpendAsked && presentSpend === null ? " · quanto spendi oggi?" : ""}`}
      open={isAsked}
    >
      <UseForm action={action} label="La tua fornitura" fields={PROFILE_FIELDS}>
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
          unit={<span className="v-unit">{toUnit(tipology)}</span>}
          value={annualConsumption}
          guess={guessConsumption}
          toGuessSearch={(consumo) => toListSearch(search, { consumo })}
        />
        {tipology === "luce" && (
          <NumberField
            label="Potenza"
            name="potenza"
            unit={<span className="v-unit">kW</span>}
            value={capacityKw ?? REFERENCE_SUPPLY.capacityKw}
            loneDot="decimal"
            guess={guessPower}
            toGuessSearch={(potenza) => toListSearch(search, { potenza })}
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
        <PlaceField defaultLabel={profile.placeName ?? ""} asked={typedPlace} />
        {isSpendAsked && <PresentSpendField profile={profile} />}
      </UseForm>
    </UseFold>
  );
}
