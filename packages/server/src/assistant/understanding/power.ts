import { findNumber } from "./italian-number.ts";

/** Committed power in kW: «3», «4,5 kW», «4500 W»; null = no number. */
export function readPowerKw(text: string): number | null {
  const found = findNumber(text);
  if (found === null) {
    return null;
  }
  const watts = /^(w|watt)\b/.test(found.rest);
  const unnamed = !/^k/.test(found.rest);
  // A bare «3000» is what people read off a meter's plate.
  return watts || (unnamed && found.value >= 1000 && found.value <= 30_000)
    ? found.value / 1000
    : found.value;
}
