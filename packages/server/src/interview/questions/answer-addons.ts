import type { ChoicesAddon, FieldAddon } from "@volpe/contract";
import type { ReadableChoice } from "../understanding/choice.ts";

export function toChoicesAddon(choices: readonly Omit<ReadableChoice, "says">[]): ChoicesAddon {
  return {
    kind: "choices",
    choices: choices.map(({ value, label, hint }) =>
      hint === undefined ? { value, label } : { value, label, hint },
    ),
    typed: true,
  };
}

/** A field that the browser does not fill in. */
export function toFieldAddon(field: Omit<FieldAddon, "kind" | "autocomplete">): FieldAddon {
  return { kind: "field", autocomplete: "off", ...field };
}

/** The button that skips a field. */
export const SKIP = { value: "non lo so", label: "Non lo so" } as const;
