import {
  FORM_FIGURES,
  formatTyped,
  guessFigure,
  type IgnoredParameter,
  type PresentSpend,
  REFERENCE_SUPPLY,
  type SupplyProfile,
  toEnergyUnit,
} from "@volpe/contract";
import { SelectRow, toChoices } from "../../../forms/field-row.tsx";
import { DESTINATION_CHOICES, SegmentedChoice } from "../../../forms/segmented-choice.tsx";
import type { TypedPlace } from "../../places/change-place.ts";
import { PlaceField } from "../../places/place-field.tsx";
import { FigureField } from "../figure-field.tsx";
import { useListSearch } from "../list-search.ts";
import { UseFold, UseForm } from "../use-fold.tsx";
import { PRESENT_SPEND_FIELDS, PresentSpendField } from "./present-spend-field.tsx";
import { toShortProfile } from "./supply-profile.ts";

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
  "stima",
  ...PRESENT_SPEND_FIELDS,
];

/**
 * A figure that the visitor did not give is only a placeholder, because another kind of customer
 * has another usual figure.
 */
function toTyped(figure: number, isGiven: boolean) {
  return isGiven ? { value: figure } : { value: null, placeholder: formatTyped(figure) };
}

type SupplyFormProps = {
  /** The address that the form requests. */
  action: string;
  profile: SupplyProfile;
  /** What the visitor spends today; null if the address does not say it. */
  presentSpend: PresentSpend | null;
  /** Parameters of the address that could not be used. */
  ignored: readonly IgnoredParameter[];
  /** A typed place that is unknown or ambiguous. */
  typedPlace: TypedPlace | null;
  /** False if the page's address already fixes the destination. */
  destinationAsked?: boolean;
};

/** The visitor's supply, prefilled from the address and written back into it. */
export function SupplyForm({
  action,
  profile,
  presentSpend,
  ignored,
  typedPlace,
  destinationAsked = true,
}: SupplyFormProps) {
  const search = useListSearch();
  const { tipology, destination, annualConsumption, capacityKw, resident } = profile;
  const isHome = destination === "privati";
  const guessConsumption = (figure: number) =>
    isHome ? guessFigure(tipology, figure, !resident) : null;
  const guessPower = (figure: number) => (isHome ? guessFigure("power", figure) : null);
  // Gas for businesses has no figure to compare with.
  const isSpendAsked = isHome || tipology === "luce";
  const isAsked =
    typedPlace !== null ||
    profile.meant !== undefined ||
    ignored.some(({ key }) => PROFILE_FIELDS.includes(key));
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
        <FigureField
          label="Consumo annuo"
          name="consumo"
          unit={toEnergyUnit(tipology)}
          {...toTyped(annualConsumption, !profile.defaultConsumption)}
          guess={guessConsumption}
          ignored={ignored}
        />
        {tipology === "luce" && (
          <FigureField
            label="Potenza"
            name="potenza"
            unit="kW"
            {...toTyped(capacityKw ?? REFERENCE_SUPPLY.capacityKw, Boolean(search.get("potenza")))}
            loneDot={FORM_FIGURES.capacityKw.loneDot}
            guess={guessPower}
            ignored={ignored}
          />
        )}
        {tipology === "luce" && destination === "privati" && (
          <SelectRow
            label="Uso"
            name="residente"
            value={resident ? "si" : "no"}
            choices={toChoices({ si: "Residente", no: "Seconda casa" })}
          />
        )}
        <PlaceField defaultLabel={profile.placeName ?? ""} asked={typedPlace} />
        {isSpendAsked && <PresentSpendField profile={profile} ignored={ignored} />}
      </UseForm>
    </UseFold>
  );
}
