import { editDistance } from "../../text/edit-distance.ts";
import { toPlainText } from "../../text/plain-text.ts";
import { slugify } from "../../text/slug.ts";
import { splitDenied } from "./negation.ts";
import { SEGMENTS } from "./product-choices.ts";

/** The names of a car on sale; `model` holds make and model, as `Volkswagen Golf`. */
export type NamedModel = { slug: string; brand: string; model: string };

export type ModelReading =
  /** The first car of that model in the list. */
  | { status: "one"; slug: string; model: string }
  | { status: "several"; models: string[] }
  | { status: "none" };

/** Words of at least this length may have one wrong letter, except the first letter. */
const FORGIVEN_FROM = 5;

/** The model that a text names by its own name, or by its make if that has only one model. */
export function readNamedModel(text: string, cars: readonly NamedModel[]): ModelReading {
  const said = splitWords(splitDenied(text).affirmed);
  const byModel = new Map<string, { slug: string; score: number }>();
  for (const { slug, brand, model } of cars) {
    const score = toScore(said, splitWords(brand), splitWords(model));
    if (score > 0 && !byModel.has(model)) {
      byModel.set(model, { slug, score });
    }
  }
  const best = Math.max(...[...byModel.values()].map(({ score }) => score));
  const found = [...byModel].filter(([, { score }]) => score === best);
  const [first] = found;
  if (first === undefined) {
    return { status: "none" };
  }
  return found.length === 1
    ? { status: "one", slug: first[1].slug, model: first[0] }
    : { status: "several", models: found.map(([model]) => model) };
}

/** Whether a text is about a particular car, known or not. */
export function speaksOfModel(text: string): boolean {
  return /\bin mente\b|\bmodell|\bmarca\b/.test(toPlainText(text));
}

// A model's own words count more than its make's. A number, a single letter or the name of a
// segment such as «SUV» is no match by itself.
function toScore(said: readonly string[], make: readonly string[], model: readonly string[]) {
  const isSaid = (word: string) => said.some((each) => isSame(each, word));
  const own = model.filter((word) => !make.includes(word) && isSaid(word));
  const made = make.some((word) => word.length > 1 && isSaid(word));
  const counts = made ? own.length > 0 : own.some(tellsAlone);
  return (counts ? own.length * 2 : 0) + (made ? 1 : 0);
}

function tellsAlone(word: string): boolean {
  return (
    (word.length > 2 || /[a-z]\d|\d[a-z]/.test(word)) &&
    !SEGMENTS.some(({ says }) => says.test(word))
  );
}

function isSame(said: string, word: string): boolean {
  return (
    said === word ||
    (word.length >= FORGIVEN_FROM &&
      /^[a-z]+$/.test(word) &&
      said[0] === word[0] &&
      editDistance(said, word).whole <= 1)
  );
}

function splitWords(text: string): string[] {
  return slugify(text, 200).split("-");
}
