import { toHyphenated } from "./fold-text.ts";
import type { Picture, ProductTipology } from "./products.ts";
import { TIPOLOGIES } from "./typology-lists.ts";

type Family = { folder: string; width: number; height: number; values: readonly string[] };

type PictureFamily = ProductTipology | "tipology" | "scene";

/**
 * Every drawing of the site, below `/pictures/`: value → file and size. This module imports no
 * schema library, so any bundle may include it. Sizes are intrinsic, in px; `width: 100%` keeps the
 * ratio.
 */
const FAMILIES: Readonly<Record<PictureFamily, Family>> = {
  /** Cars, one for each segment. */
  noleggio: {
    folder: "cars",
    width: 480,
    height: 270,
    values: [
      "citycar",
      "utilitaria",
      "compatta",
      "berlina",
      "familiare",
      "suv",
      "monovolume",
      "commerciale",
    ],
  },
  /** Terminals, one for each type. */
  pos: {
    folder: "terminals",
    width: 240,
    height: 240,
    values: ["fisso", "cordless", "portatile", "mobile", "softpos"],
  },
  /** Lines, one for each access technology. */
  internet: { folder: "internet", width: 240, height: 240, values: ["ftth", "fttc", "fwa"] },
  tipology: {
    folder: "tipologies",
    width: 240,
    height: 240,
    values: TIPOLOGIES,
  },
  /** Pictures for pages without an entry: no favourites, no results, a place. */
  scene: {
    folder: "scenes",
    width: 320,
    height: 240,
    values: ["mappa", "preferiti", "ricerca"],
  },
};

/**
 * Finds the drawing of a value, as `toPicture("noleggio", "suv")`. A value without a drawing gets
 * that of its typology, so there is always a picture. Its `path` is absolute on the site's origin.
 *
 * @example
 * toPicture("noleggio", "suv") // { path: "/pictures/cars/suv.svg", width: 480, height: 270 }
 */
export function toPicture(family: PictureFamily, value: string): Picture {
  const { folder, width, height, values } = FAMILIES[family];
  if (values.includes(value)) {
    return { path: `/pictures/${folder}/${value}.svg`, width, height };
  }
  return family === "scene" || family === "tipology"
    ? toPicture("scene", "ricerca")
    : toPicture("tipology", family);
}

/** The paints that every drawing of a car contains, as ids in its file. */
export const CAR_PAINTS = [
  "sole",
  "arancio",
  "menta",
  "bosco",
  "granata",
  "ardesia",
  "sabbia",
  "latte",
] as const;

/**
 * The drawing of a car, in a paint that depends on its make and model: two models in a list look
 * different, and a model looks the same on every page.
 *
 * @example
 * toCarPicture("suv", "Peugeot 3008") // { path: "/pictures/cars/suv.svg#arancio", width: 480, height: 270 }
 */
export function toCarPicture(segment: string, model: string): Picture {
  let hash = 0;
  for (const letter of model) {
    hash = (Math.imul(hash, 1763) + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  const picture = toPicture("noleggio", segment);
  return { ...picture, path: `${picture.path}#${CAR_PAINTS[(hash >>> 8) % CAR_PAINTS.length]}` };
}

/**
 * All drawings, for tests that check every one.
 *
 * @example
 * const [first] = listPictures(); // { path: "/pictures/…", width: 480, height: 270 }
 */
export function listPictures(): Picture[] {
  return (Object.keys(FAMILIES) as PictureFamily[]).flatMap((family) =>
    FAMILIES[family].values.map((value) => toPicture(family, value)),
  );
}

/**
 * The address of a make's or supplier's logo, 48 × 48: `Citroën` → `/marks/citroen.svg`. It exists
 * for any name: without a logo the host draws initials.
 *
 * @example
 * toLogoPath("Citroën") // "/marks/citroen.svg"
 */
export function toLogoPath(name: string): string {
  const slug = toHyphenated(name).slice(0, 60);
  return `/marks/${slug === "" ? "volpe" : slug}.svg`;
}
