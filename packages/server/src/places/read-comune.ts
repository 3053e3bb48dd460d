import type { Province } from "@volpe/contract";
import { type Comune, findComune } from "./comuni.ts";
import { readPlace } from "./read-place.ts";

/**
 * The comune that the field of an address means, in the province of the field beside it.
 *
 * @example
 * readComune("reggio emilia", { sign: "RE", … }) // { status: "found", comune: Reggio nell'Emilia }
 */
export function readComune(
  text: string,
  province: Province,
): { status: "found"; comune: Comune } | { status: "unknown"; message: string } {
  const { sign, name } = province;
  for (const typed of [`${text} (${sign})`, text]) {
    const reading = readPlace(typed);
    const code = reading.status === "found" ? reading.place.comune : undefined;
    const comune = code === undefined ? null : findComune(code);
    if (comune?.province.sign === sign) {
      return { status: "found", comune };
    }
  }
  return {
    status: "unknown",
    message: `In provincia di ${name} non trovo questo comune: controlla il nome e la provincia.`,
  };
}
