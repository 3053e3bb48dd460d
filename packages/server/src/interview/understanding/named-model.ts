import { isWithinFaults } from "../../text/edit-distance.ts";
import { toPlainText } from "../../text/plain-text.ts";
import { slugify } from "../../text/slug.ts";
import { splitDenied } from "./negation.ts";
import { SEGMENTS } from "./product-choices.ts";

/** The names of a car on sale; `model` holds make and model, as `Volkswagen Golf`. */
export type NamedModel = { slug: string; brand: string; model: string };

type ModelReading =
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

/** The models and makes that Italians name most, whether they are on sale here or not. */
const MODELS =
  "panda|500[xl]|tipo (?:cross|sw)|punto|pandina|ypsilon|ypsylon|golf|polo|t-?roc|t-?cross|tiguan|passat|clio|captur|twingo|megane|sandero|duster|jogger|c[345]|corsa|mokka|astra|fiesta|kuga|yaris|aygo|corolla|c-?hr|rav4|renegade|compass|avenger|qashqai|juke|micra|tucson|kona|i10|i20|sportage|picanto|ceed|swift|jimny|ignis|vitara|giulia|stelvio|tonale|giulietta|fortwo|model [3ys]|leon|ibiza|arona|octavia|fabia|kodiaq|karoq|ducato|doblo|transit|kangoo|berlingo|vito|sprinter|crafter|caddy|scudo|fiorino|trafic";
const MAKES =
  "fiat|lancia|alfa(?: romeo)?|volkswagen|vw|renault|dacia|peugeot|citroen|opel|ford|toyota|nissan|hyundai|kia|suzuki|bmw|audi|mercedes|smart|tesla|seat|cupra|skoda|volvo|mazda|honda|mitsubishi|lexus|porsche|byd|mg|iveco|land rover|range rover";
const CARS = new RegExp(`\\b(?:${MODELS})\\b|\\b(?:${MAKES})\\b`);

const CAR_NAME = `(?:(?:una?|la|il) )?(?:(?:${MAKES})(?: (?:${MODELS}|[a-z]?\\d{1,3}))?|${MODELS}|(?<=\\b(?:una|la) )500)(?: (?:nuova|cross|hybrid|ibrida|elettrica|plug-in|diesel|a (?:benzina|gpl|metano)|automatica))*`;

/** Matches cars that a text names: «una Panda o una 500». */
const CAR_NAMES = new RegExp(
  `(?<!\\p{L})${CAR_NAME}(?:(?:,? (?:o|oppure|e) | ?/ ?)${CAR_NAME})*(?![\\p{L}\\d])`,
  "giu",
);

/** The cars that a text names together, with the words before them in their clause. */
export function listNamedCars(text: string): { names: string; before: string }[] {
  return [...text.matchAll(CAR_NAMES)].map(({ 0: names, index }) => ({
    names,
    before:
      text
        .slice(0, index)
        .split(/[,;.]|\s(?:e|ma)\s/i)
        .at(-1) ?? "",
  }));
}

/** Whether a text is about a particular car, known or not. */
export function speaksOfModel(text: string): boolean {
  const plain = toPlainText(splitDenied(text).affirmed);
  return /\bin mente\b|\bmodell|\bmarca\b/.test(plain) || CARS.test(plain);
}

// The words of a model count more than those of its make. A number, a single letter or the name of
// a segment such as «SUV» is no match by itself.
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
      isWithinFaults(said, word, 1))
  );
}

function splitWords(text: string): string[] {
  return slugify(text, 200).split("-");
}
