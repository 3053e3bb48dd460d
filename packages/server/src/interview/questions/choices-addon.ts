import type { ChoicesAddon } from "@volpe/contract";
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
