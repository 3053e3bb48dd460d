import { readQuantities, toCountingText } from "./quantities.ts";

/** The names of the figure that is asked for (`own`) and of figures like it (`others`). */
type Labels = { own: RegExp; others: RegExp };

/** Whether the only figure of a text has the name of something else before it: «trasporto 20». */
export function namesOther(text: string, { own, others }: Labels): boolean {
  const [only, second] = readQuantities(text);
  return (
    only !== undefined && second === undefined && others.test(only.before) && !own.test(only.before)
  );
}

/**
 * The part of a text with the one figure whose name is asked for, if every other figure has the name
 * of something else: of «energia 60, trasporto 20» the first. Else the whole text.
 */
export function keepLabelled(text: string, { own, others }: Labels) {
  const spoken = toCountingText(text);
  const quantities = readQuantities(text);
  const [first] = quantities;
  if (quantities.length < 2 || first === undefined) {
    return text;
  }
  // «60 energia, 20 trasporto» names each figure after it.
  const leads = own.test(first.before) || others.test(first.before);
  const find = (labels: readonly string[]) => {
    const isOther = (label: string) => others.test(label);
    const [only, ...more] = labels.flatMap((label, index) =>
      own.test(label) && !isOther(label) ? [quantities[index]] : [],
    );
    const isRest = labels.filter(isOther).length === quantities.length - 1;
    return more.length === 0 && isRest ? only : undefined;
  };
  const only =
    find(quantities.map(({ before, after }) => (leads ? before : after))) ??
    // «100 totali, ne scaldo 70» names one figure after it and one before.
    find(
      quantities.map(
        ({ before, after }) => `${before.split(CLAUSE).at(-1)} ${after.split(CLAUSE)[0]}`,
      ),
    );
  return only === undefined
    ? text
    : spoken.slice(only.start, only.end + only.unit.length + 1).trim();
}

const CLAUSE = /[,;]|\b(?:ma|pero|mentre)\b/;
