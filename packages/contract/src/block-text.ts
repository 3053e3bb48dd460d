import type { ContentBlock, TextSpan } from "./content.ts";

/** The text of a body without marks: one line for each block, list item and table row. */
export function blocksToText(blocks: readonly ContentBlock[]): string {
  return blocks.flatMap(toLines).join("\n");
}

/** The text of a run of spans without marks. */
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
