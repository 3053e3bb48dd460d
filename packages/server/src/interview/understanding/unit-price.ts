import { parseDecimal } from "@volpe/contract";
import { toDecimal } from "../../figures/italian-figures.ts";
import { toSpokenText } from "../../text/spoken-text.ts";

/** The only number of a text, in €: «0,135 €/kWh», «sarebbe 0,145», «13,5 centesimi»; else null. */
export function parseUnitPrice(words: string): number | null {
  const said = toSpokenText(words);
  const [number, ...others] = said.match(/(?<![a-z\d])[-−]?\d+(?:[.,]\d+)*(?![a-z]*\d)/g) ?? [];
  const figure = number === undefined ? null : parseDecimal(number, "decimal");
  if (figure === null || others.length > 0) {
    return null;
  }
  const share = /\d\s?(?:cent\b|centesim)/.test(said) ? 100 : /\bmwh\b/.test(said) ? 1000 : 1;
  return Number(toDecimal(figure / share, 6));
}
