import { toHyphenated } from "./fold-text.ts";
import type { Picture } from "./products.ts";

/**
 * Every drawing of the site, below `/pictures/`: value → file and size. Imports no schema library,
 * so any bundle may include it. Sizes are intrinsic, in px; `width: 100%` keeps the ratio.
 */
const FAMILIES = {
  /** By a vehicle's segment. */
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
  /** By a terminal's type. */
  pos: {
    folder: "terminals",
    width: 240,
    height: 240,
    values: ["fisso", "cordless", "portatile", "mobile", "softpos"],
  },
  /** By access technology. */
  internet: { folder: "internet", width: 240, height: 240, values: ["ftth", "fttc", "fwa"] },
  tipology: {
    folder: "tipologies",
    width: 240,
    height: 240,
    values: ["luce", "gas", "internet", "pos", "noleggio"],
  },
  /** Pictures for pages without an entry: no favourites, no results, a place. */
  scene: {
    folder: "scenes",
    width: 320,
    height: 240,
    values: ["mappa", "preferiti", "ricerca"],
  },
} as const;

type PictureFamily = keyof typeof FAMILIES;

/**
 * The drawing of one value, as `toPicture("noleggio", "suv")`. A value without a drawing has its
 * typology's, so there is always a picture. Its `path` is absolute on the site's origin.
 */
export function toPicture(family: PictureFamily, value: string): Picture {
  const { folder, width, height, values } = FAMILIES[family];
  if ((values as readonly string[]).includes(value)) {
    return { path: `/pictures/${folder}/${value}.svg`, width, height };
  }
  return family === "scene" || family === "tipology"
    ? toPicture("scene", "ricerca")
    : toPicture("tipology", family);
}

/** All drawings, for tests that check every one. */
export function listPictures(): Picture[] {
  return (Object.keys(FAMILIES) as PictureFamily[]).flatMap((family) =>
    FAMILIES[family].values.map((value) => toPicture(family, value)),
  );
}

/**
 * The address of a make's or supplier's logo, 48 × 48: `Citroën` → `/marks/citroen.svg`. It exists
 * for any name: without a logo the host draws initials.
 */
export function toMarkPath(name: string): string {
  const slug = toHyphenated(name).slice(0, 60);
  return `/marks/${slug === "" ? "volpe" : slug}.svg`;
}
