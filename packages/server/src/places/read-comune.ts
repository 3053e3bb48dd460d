import type { Province } from "@volpe/contract";
import { type Comune, findComune } from "./comuni.ts";
import { findNamedPlaces, findPlaces } from "./find-places.ts";
import { toProvinceWords } from "./place-words.ts";
import { readPlace } from "./read-place.ts";

/**
 * The comune that the field of an address means, in the province of the field next to it.
 *
 * @example
 * readComune("reggio emilia", { sign: "RE", … }) // { status: "found", comune: Reggio nell'Emilia }
 */
export function readComune(
  text: string,
  province: Province,
): { status: "found"; comune: Comune } | { status: "unknown"; message: string } {
  const { sign } = province;
  for (const typed of [`${text} (${sign})`, text]) {
    const reading = readPlace(typed);
    const code = reading.status === "found" ? reading.place.comune : undefined;
    const comune = code === undefined ? null : findComune(code);
    if (comune?.province.sign === sign) {
      return { status: "found", comune };
    }
  }
  const meant = suggestComuni(text, sign);
  const advice =
    meant.length === 0
      ? "questo comune: controlla il nome e la provincia."
      : `«${text.trim()}». Forse ${new Intl.ListFormat("it", { type: "disjunction" }).format(meant)}?`;
  return { status: "unknown", message: `In ${toProvinceWords(sign)} non trovo ${advice}` };
}

const SUGGESTIONS_MAX = 3;

/** Comuni of the province with nearly this name, else those elsewhere that the text means. */
function suggestComuni(text: string, sign: string): string[] {
  const near = findPlaces(`${text} (${sign})`).filter(({ choice }) => choice.province === sign);
  const elsewhere = readPlace(text);
  const found =
    near.length > 0
      ? near.map(({ choice }) => choice)
      : elsewhere.status === "found"
        ? [elsewhere.place]
        : findNamedPlaces(text).map(({ choice }) => choice);
  const labels = found.filter(({ kind }) => kind === "comune").map(({ label }) => label);
  return labels.slice(0, SUGGESTIONS_MAX);
}
