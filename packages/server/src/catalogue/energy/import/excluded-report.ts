/** An offer of the snapshot that is not ranked, with the reason. */
export type ExcludedFromImport = {
  status: "set-aside" | "not-computable";
  code: string;
  name: string;
  reason: string;
};

const WORDS = {
  "set-aside": { one: "Messa da parte", many: "Messe da parte" },
  "not-computable": { one: "Non calcolabile", many: "Non calcolabili" },
};

/**
 * Lists the excluded offers in Italian, grouped by reason. The most frequent reasons come last, next
 * to the counts of the report.
 */
export function toExcludedLines(excluded: readonly ExcludedFromImport[]): string[] {
  const groups = [...Map.groupBy(excluded, ({ status, reason }) => `${status}/${reason}`).values()];
  return groups
    .sort((a, b) => a.length - b.length)
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) {
        return [];
      }
      const { status, code, name, reason } = first;
      return group.length === 1
        ? [`${WORDS[status].one}: offerta ${code} (${name}): ${reason}.`]
        : [
            `${WORDS[status].many}, ${group.length} offerte: ${reason}.`,
            ...group.map((offer) => `  ${offer.code} (${offer.name})`),
          ];
    });
}
