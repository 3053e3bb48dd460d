import {
  BUSINESS_GAS_SENTENCE,
  type EnergyTipology,
  FORM_FIGURES,
  guessFigure,
  type ItemChoice,
} from "@volpe/contract";
import type { ReactNode } from "react";
import { SelectRow, toChoices } from "./field-row.tsx";
import { type Answers, type Guess, NumberField, type NumberFieldProps } from "./number-field.tsx";
import { DESTINATION_CHOICES, SegmentedChoice, TIPOLOGY_CHOICES } from "./segmented-choice.tsx";
import "./supply-fields.css";

/** A form's own names of the answers about the supply. */
type SupplyNames = { tipology: string; destination: string; resident?: string };

/**
 * Electricity or gas, for a home or a company. The style sheet shows a hint if the chosen
 * combination cannot be compared.
 */
export function SupplyChoices({
  names,
  values,
}: {
  names: SupplyNames;
  values: Readonly<Partial<Record<string, string>>>;
}) {
  return (
    <>
      <SegmentedChoice
        legend="Che cosa"
        name={names.tipology}
        choices={TIPOLOGY_CHOICES}
        initial={values[names.tipology] ?? "luce"}
      />
      <SegmentedChoice
        legend="Per chi"
        name={names.destination}
        choices={DESTINATION_CHOICES}
        initial={values[names.destination] ?? "privati"}
      />
      <p className="supply-limit v-hint">{BUSINESS_GAS_SENTENCE}</p>
    </>
  );
}

type FigureProps = Pick<NumberFieldProps, "name" | "value" | "error" | "guess" | "className">;

/** The style sheet shows the unit of the chosen typology. */
export function ConsumptionField({
  label = "Consumo in un anno",
  hint = "In bolletta è il «consumo annuo».",
  ...field
}: FigureProps & Partial<Pick<NumberFieldProps, "label" | "hint">>) {
  return <NumberField {...field} label={label} hint={hint} unit={<VolumeUnit />} />;
}

/** The unit kWh or Smc, with a prefix such as «€/». */
export function VolumeUnit({ prefix = "" }: { prefix?: string }) {
  return (
    <>
      <span className="v-unit only-electricity">{prefix}kWh</span>
      <span className="v-unit only-gas">{prefix}Smc</span>
    </>
  );
}

export function PowerField(field: FigureProps) {
  return (
    <NumberField
      {...field}
      label="Potenza impegnata"
      hint="In casa è quasi sempre 3 kW."
      unit={<span className="v-unit">kW</span>}
      loneDot={FORM_FIGURES.capacityKw.loneDot}
    />
  );
}

type ResidenceRowProps = { name: string; value: string; className: string; no: string };

/** `no` is the label for supplies without residence: a second home, or a company too. */
export function ResidenceRow({ no, ...row }: ResidenceRowProps) {
  return (
    <SelectRow {...row} label="Ci abiti?" choices={toChoices({ si: "Sì, ho la residenza", no })} />
  );
}

type HouseholdRowProps = {
  className?: string;
  name: string;
  label: string;
  hint?: ReactNode;
  /** Text of the empty option. */
  none?: string;
  value?: string;
  error?: string | undefined;
  choices: readonly ItemChoice[];
};

/** An answer about the household that replaces an unknown consumption. */
export function HouseholdRow({ none = "Scegli", value = "", choices, ...row }: HouseholdRowProps) {
  return <SelectRow {...row} value={value} choices={[{ value: "", label: none }, ...choices]} />;
}

type HomeGuess = (figure: number, tipology: EnergyTipology, answers: Answers) => number | null;

/** The guesses of both figures, by the form's own names. Gas has no power. */
export function createSupplyGuesses(names: SupplyNames) {
  // Only a home's figures are guessed, because a company's may have any size.
  const guessAtHome =
    (guess: HomeGuess): Guess =>
    (figure, answers) =>
      answers === null || answers.get(names.destination) === "aziende"
        ? null
        : guess(figure, answers.get(names.tipology) === "gas" ? "gas" : "luce", answers);
  return {
    guessAtHome,
    // There is no guess for a figure that no form accepts.
    guessConsumption: guessAtHome((figure, tipology, answers) =>
      figure > FORM_FIGURES.consumption.max
        ? null
        : guessFigure(tipology, figure, answers.get(names.resident ?? "") === "no"),
    ),
    guessPower: guessAtHome((figure, tipology) =>
      tipology === "gas" ? null : guessFigure("power", figure),
    ),
  };
}
