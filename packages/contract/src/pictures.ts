/**
 * Every drawing of the site, below `/pictures/`: value → file and the room it takes. Knows no
 * schema, so that any bundle may take it. Sizes are intrinsic, in px; `width: 100%` keeps the ratio.
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
  /** What a page shows where it has no entry of its own: no favourites, nothing found, a place. */
  scene: {
    folder: "scenes",
    width: 320,
    height: 240,
    values: ["mappa", "preferiti", "ricerca"],
  },
} as const;

export type PictureFamily = keyof typeof FAMILIES;

/** `path` is absolute on the site's origin. The same shape as `Picture` on the wire. */
export type PictureFile = { path: string; width: number; height: number };

/**
 * The drawing of one value, as `toPicture("noleggio", "suv")`. A value without a drawing has its
 * typology's, so there is always a picture.
 */
export function toPicture(family: PictureFamily, value: string): PictureFile {
  const { folder, width, height, values } = FAMILIES[family];
  if ((values as readonly string[]).includes(value)) {
    return { path: `/pictures/${folder}/${value}.svg`, width, height };
  }
  return family === "scene" || family === "tipology"
    ? toPicture("scene", "ricerca")
    : toPicture("tipology", family);
}

/** Every drawing there is, for what must hold for all of them. */
export function listPictures(): PictureFile[] {
  return (Object.keys(FAMILIES) as PictureFamily[]).flatMap((family) =>
    FAMILIES[family].values.map((value) => toPicture(family, value)),
  );
}

/**
 * The address of a maker's or supplier's mark, 48 × 48: `Citroën` → `/marks/citroen.svg`. There is
 * one for any name: what the host has no mark for is drawn as initials.
 */
export function toMarkPath(name: string): string {
  const slug = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);
  return `/marks/${slug === "" ? "volpe" : slug}.svg`;
}
