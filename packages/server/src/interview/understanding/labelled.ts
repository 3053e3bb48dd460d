import { readQuantities, toCountingText } from "./quantities.ts";

/** What is asked for, and what is named so that it is not it. */
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
  const isOther = (label: string) => others.test(label);
  const labels = quantities.map(({ before, after }) => (leads ? before : after));
  const found = labels.flatMap((label, index) =>
    own.test(label) && !isOther(label) ? [quantities[index]] : [],
  );
  const [only] = found;
  return only === undefined ||
    found.length > 1 ||
    labels.filter(isOther).length !== quantities.length - 1
    ? text
    : spoken.slice(only.start, only.end + only.unit.length + 1).trim();
}
