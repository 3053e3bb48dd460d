import type { ContentBlock, TextSpan } from "@volpe/contract";

/** The words of a body, a line for each block, list item and table row. */
export function toPlainText(blocks: readonly ContentBlock[]): string {
  return blocks.flatMap(toLines).join("\n");
}

function toLines(block: ContentBlock): string[] {
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "paragraph":
    case "quote":
      return [toWords(block.spans)];
    case "list":
      return block.items.map(toWords);
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(toWords).join(" "));
  }
}

function toWords(spans: readonly TextSpan[]): string {
  return spans.map(({ text }) => text).join("");
}
