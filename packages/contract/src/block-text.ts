import type { ContentBlock, TextSpan } from "./content.ts";

/**
 * Converts a body to plain text: one line for each block, list item and table row.
 *
 * @example
 * blocksToText([{ kind: "paragraph", spans: [{ text: "Luce" }] }]) // "Luce"
 */
export function blocksToText(blocks: readonly ContentBlock[]): string {
  return blocks.flatMap(toLines).join("\n");
}

/**
 * Converts a run of spans to plain text.
 *
 * @example
 * spansToText([{ text: "Luce " }, { text: "fissa" }]) // "Luce fissa"
 */
export function spansToText(spans: readonly TextSpan[]): string {
  return spans.map(({ text }) => text).join("");
}

function toLines(block: ContentBlock): string[] {
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "paragraph":
    case "quote":
      return [spansToText(block.spans)];
    case "list":
      return block.items.map(spansToText);
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(spansToText).join(" "));
  }
}
