import { CLAUSE, readQuantities, toCountingText } from "./quantities.ts";

/** The names of the requested figure (`own`) and of similar figures (`others`). */
type Labels = { own: RegExp; others: RegExp };

/** Whether the only figure of a text has the name of something else before it: «trasporto 20». */
export function namesOther(text: string, { own, others }: Labels): boolean {
  const [only, second] = readQuantities(text);
  return (
    only !== undefined && second === undefined && others.test(only.before) && !own.test(only.before)
  );
}

/**
 * Keeps the part of a text with the requested figure, if every other figure has the name of
 * something else: «energia 60» of «energia 60, trasporto 20». Else the whole text.
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
    // «100 totali, ne scaldo 70» has one name after its figure and one before.
    find(
      quantities.map(
        ({ before, after }) => `${before.split(CLAUSE).at(-1)} ${after.split(CLAUSE)[0]}`,
      ),
    );
  return only === undefined
    ? text
    : spoken.slice(only.start, only.end + only.unit.length + 1).trim();
}
