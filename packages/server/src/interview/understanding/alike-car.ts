import { findChoice, type ReadableChoice } from "./choice.ts";
import { speaksOfModel } from "./named-model.ts";
import { SEGMENTS } from "./product-choices.ts";
import { toSaidText } from "./spelling.ts";

/** The segment of a named car: «Una Panda o simile» means cars of its kind. */
export function findAlike(words: string): ReadableChoice | undefined {
  const said = toSaidText(words);
  const isAny = OR_ALIKE.test(said) || speaksOfModel(words);
  const found = isAny ? KINDS.find(([cars]) => cars.test(said))?.[1] : undefined;
  return found === undefined ? undefined : findChoice(SEGMENTS, found);
}

const OR_ALIKE =
  /\bo (?:qualcosa di )?simil[ei]\b|\bsul tipo\b|\bo (?:una )?(?:roba|cosa) (?:cosi|simile)\b|\b(?:di )?quel (?:tipo|genere)\b|\bdel genere\b|\bequivalent[ei]\b/;
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:panda|pandina|500|twingo|aygo|i10|picanto|up|ignis|fortwo|smart)\b/, "citycar"],
  [
    /\b(?:clio|polo|corsa|fiesta|yaris|punto|sandero|208|c3|i20|fabia|ibiza|swift|micra|ypsilon)\b/,
    "utilitaria",
  ],
  [/\b(?:golf|focus|astra|308|leon|megane|ceed|corolla)\b/, "compatta"],
];
