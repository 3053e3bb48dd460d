import { type Cell, foldLine, type Row } from "./page-cells.ts";
import { listParagraphs, listSentences } from "./paragraphs.ts";

/** Matches a sentence about an example, or about another supply or home than the bill's. */
const OF_OTHERS =
  /\bclient[ei] (?:domestic[oi] )?tip[oi]\b|\bfamigli[ae] (?:tipo|da|di|con)\b|\bdi una famiglia\b|\b(?:consumo|client[ei]|utente) medi[oa] (?:italian|nazional)|\bad esempio\b|\besempio di\b|\baltr[ae] fornitur[ae]\b|\bfornitura (?:cessata|precedente)\b|\bsostituisce\b|\bvicin[oi] di casa\b|\bcas[ae] simil/;
/** Smallest length of a text. A shorter line is a fact, and stays. */
const TEXT_MIN = 45;

/** Whether a line names an example or another supply, so that its figures are not the bill's. */
export function isOfOthers(text: string): boolean {
  return OF_OTHERS.test(foldLine(text));
}

/** Removes sentences about others, because their figures look like the bill's own. */
export function withoutSentencesOfOthers(rows: readonly Row[]): readonly Row[] {
  const changed = new Map<Cell, string>();
  for (const lines of listParagraphs(rows)) {
    const text = lines.map((line) => line.text).join(" ");
    const isText = lines.some((line) => line.text.length >= TEXT_MIN);
    if (isText && isOfOthers(text)) {
      const others = listSentences(text).filter(({ part }) => isOfOthers(part));
      let start = 0;
      for (const line of lines) {
        // `split` counts a pictogram as two signs, as the places of the sentences do.
        const left = line.text
          .split("")
          .filter((_, at) => !others.some(({ from, to }) => start + at >= from && start + at < to));
        if (left.length < line.text.length) {
          changed.set(line, left.join("").trim());
        }
        start += line.text.length + 1;
      }
    }
  }
  if (changed.size === 0) {
    return rows;
  }
  return rows.flatMap((row) => {
    const cells = row.cells.flatMap((cell) => {
      const text = changed.get(cell);
      return text === undefined
        ? [cell]
        : text === ""
          ? []
          : [{ ...cell, text, folded: foldLine(text) }];
    });
    return cells.length === 0 ? [] : [{ ...row, cells }];
  });
}
