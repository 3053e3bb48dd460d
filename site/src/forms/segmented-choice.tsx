import type { ItemChoice } from "@volpe/contract";
import "./segmented-choice.css";

type SegmentedChoiceProps = {
  legend: string;
  name: string;
  choices: readonly ItemChoice[];
  /** The value chosen at first. */
  initial: string;
  id?: string;
};

/** Radio buttons drawn side by side as one bar. */
export function SegmentedChoice({ legend, name, choices, initial, id }: SegmentedChoiceProps) {
  return (
    <fieldset className="segmented" id={id}>
      <legend>{legend}</legend>
      <div>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === initial} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const TIPOLOGY_CHOICES: readonly ItemChoice[] = [
  { value: "luce", label: "Luce" },
  { value: "gas", label: "Gas" },
];

export const DESTINATION_CHOICES: readonly ItemChoice[] = [
  { value: "privati", label: "Casa" },
  { value: "aziende", label: "Azienda" },
];
