import type { ContentBlock, Faq, Post, TextSpan } from "@volpe/contract";

/** A post or an answer as it is kept: what is near it is found when all are in memory. */
export type ContentDocument =
  | ({ kind: "post" } & Omit<Post, "related">)
  | ({ kind: "faq" } & Omit<Faq, "related">);

/** The title of either. */
export function toTitle(document: ContentDocument): string {
  return document.kind === "post" ? document.title : document.question;
}

/** The words of a body, without marks; blocks and cells parted by line breaks. */
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
