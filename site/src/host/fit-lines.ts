export type Ruler = {
  /** Pixels that a line may take. */
  width: number;
  /** The pixels that a text takes. */
  measure: (text: string) => number;
};

/**
 * Breaks a text into lines, at most `max`. A word that is wider than a line is broken too; a text with
 * more lines ends with «…», which fits the last line.
 */
export function toLines(text: string, ruler: Ruler, max = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((each) => breakWord(each, ruler))) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || ruler.measure(longer) > ruler.width) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = longer;
    }
  }
  return lines.length <= max
    ? lines
    : [...lines.slice(0, max - 1), cutLine(lines[max - 1] ?? "", ruler)];
}

/** Whether each word of a text fits a line whole. */
export function hasFittingWords(text: string, { width, measure }: Ruler): boolean {
  return text.split(/\s+/).every((word) => measure(word) <= width);
}

function breakWord(word: string, { width, measure }: Ruler): string[] {
  const pieces = [""];
  for (const letter of word) {
    const piece = pieces.at(-1) ?? "";
    if (piece !== "" && measure(piece + letter) > width) {
      pieces.push(letter);
    } else {
      pieces[pieces.length - 1] = piece + letter;
    }
  }
  return pieces;
}

function cutLine(line: string, { width, measure }: Ruler): string {
  const kept = [...line];
  while (kept.length > 0 && measure(`${kept.join("")}…`) > width) {
    kept.pop();
  }
  return `${kept.join("").trimEnd()}…`;
}
