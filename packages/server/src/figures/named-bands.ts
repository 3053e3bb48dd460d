/** The figure that a text gives one band, as it was typed. */
type NamedBand = {
  /** "1", "2", "3", or "23" for F2 and F3 together. */
  band: string;
  figure: string;
  unit: "" | "kwh" | "%";
};

type NamedBands = {
  bands: NamedBand[];
  /** The text without the bands, their figures and the words between the two. */
  rest: string;
};

const NAME = String.raw`(?<![a-z])f\s?(?<band>23|1|2|3)(?!\d)`;
const FIGURE = String.raw`(?<figure>\d[\d.,']*\d|\d)\s*(?<unit>%|kwh(?![a-z]))?`;
/** Matches «F1: 900» and «F1 sono 900 kWh». */
const NAME_FIRST = new RegExp(String.raw`${NAME}\s*[:=]?\s*(?:sono |e |con )?${FIGURE}`, "g");
/** Matches «900 in F1» and «900 kWh nella fascia F1». */
const FIGURE_FIRST = new RegExp(
  String.raw`${FIGURE}\s*(?:(?:in|nella|per|per la|di|della|la|alla) )?(?:fascia )?${NAME}`,
  "g",
);

/**
 * Finds the bands that a text in small letters names and the figure of each. Which form a figure
 * has, and whether the bands are a whole consumption, is for the caller to check.
 *
 * @example
 * findNamedBands("900 in f1, 1800 in f23").bands // two bands: "1" with "900", "23" with "1800"
 */
export function findNamedBands(text: string): NamedBands {
  const named = findBands(text, NAME_FIRST);
  const counted = findBands(text, FIGURE_FIRST);
  // «900 F1 800 F2» also has a figure after «F1».
  return counted.bands.length > named.bands.length ? counted : named;
}

function findBands(text: string, pattern: RegExp): NamedBands {
  const bands = [...text.matchAll(pattern)].map(({ groups }) => ({
    band: groups?.band ?? "",
    figure: groups?.figure ?? "",
    unit: (groups?.unit ?? "") as NamedBand["unit"],
  }));
  return { bands, rest: text.replace(pattern, " ") };
}
