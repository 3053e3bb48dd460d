import type { Quantity } from "./quantities.ts";

/** Matches a «no» after the figure that it denies: «300 no, tanto vale 1000». */
const NOT_THIS =
  /^\s*(?:€|euro|kwh|kw|smc|mc|km|mq|mega|giga|mesi|anni)?\s*(?:proprio )?no(?:,|$| (?:di certo|proprio|grazie))/;
const WAS = /\b(?:pensavo|credevo|ero|era|erano|eravamo|avevo|avevamo)\b/;
const IS = /\b(?:e|ho|abbiamo|sono|siamo)(?: (?:a|di|da))?\s*$/;
const NOW =
  /\b(?:adesso|ora|oggi|attualmente|passat[oaie] a|portat[oaie] a|alza(?:t[oa]|re) a|aumenta(?:t[oa]|re) a|salit[oaie] a|sces[oaie] a)\b/;

/** Removes denied and past figures: «Non 2700, 3200», «avevo 3, ora 6». */
export function dropDenied(given: readonly Quantity[]): readonly Quantity[] {
  const affirmed = given.filter(({ isDenied, after }) => !isDenied && !NOT_THIS.test(after));
  const left = affirmed.length > 0 ? affirmed : given;
  const last = left.at(-1);
  const [first] = left;
  const isNow =
    left.length === 2 &&
    (NOW.test(last?.before ?? "") ||
      (WAS.test(first?.before ?? "") && IS.test(last?.before ?? "")));
  return last !== undefined && isNow ? [last] : left;
}
