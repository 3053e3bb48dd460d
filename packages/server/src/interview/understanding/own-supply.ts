import { toSpokenText } from "../../text/spoken-text.ts";
import { splitDenied } from "./negation.ts";
import { toSaidText } from "./spelling.ts";

const NAMES = { luce: /\b(?:luce|corrente|elettric\w+)\b/, gas: /\b(?:gas|metano)\b/ } as const;
const PARTS = /[,;]\s*|\s(?:e|ed|mentre|invece|poi|ma|per[oò])\s/i;

/**
 * Keeps the words about one supply if a text states both separately: «luce Enel e gas Eni», «2600
 * di luce e 870 di gas»; else the whole text. `tells` says whether a part, without the supply's
 * name, contains the requested value.
 */
export function keepOwnSupply(
  text: string,
  supply: "luce" | "gas",
  tells: (part: string) => boolean,
): string {
  const other = supply === "luce" ? "gas" : "luce";
  const parts = text.split(PARTS).filter((part) => tells(dropNames(part)));
  const about = (name: "luce" | "gas") =>
    parts.filter((part) => NAMES[name].test(toSpokenText(part)));
  const [own, ...more] = about(supply).filter((part) => !about(other).includes(part));
  const others = about(other).filter((part) => part !== own);
  return own === undefined || more.length > 0 || others.length !== 1 ? text : dropNames(own);
}

/** Whether a text is also about the other supply: «150 luce e gas». */
export function namesOtherSupply(text: string, supply: "luce" | "gas"): boolean {
  const { affirmed } = splitDenied(toSaidText(text));
  return NAMES[supply === "luce" ? "gas" : "luce"].test(affirmed);
}

function dropNames(part: string): string {
  return part
    .replace(
      /\b(?:(?:per|di|con|la|il|del|della)\s+)*(?:luce|corrente|gas|metano)\b(?:\s*:)?/gi,
      " ",
    )
    .replace(/\s+/g, " ")
    .trim();
}
