import type { TextSpan } from "@volpe/contract";
import type { PhrasingContent } from "mdast";
import { toSafeHref } from "./safe-href.ts";

type Report = (line: number, message: string) => void;
type Marks = Omit<TextSpan, "text">;

/** Flattens inline Markdown to runs of text, each with its marks. */
export function toSpans(nodes: readonly PhrasingContent[], report: Report): TextSpan[] {
  return nodes.flatMap((node) => spansOf(node, {}, report));
}

function spansOf(node: PhrasingContent, marks: Marks, report: Report): TextSpan[] {
  const line = node.position?.start.line ?? 1;
  const below = (children: readonly PhrasingContent[], more: Marks) =>
    children.flatMap((child) => spansOf(child, { ...marks, ...more }, report));
  switch (node.type) {
    case "text":
      return [{ ...marks, text: node.value.replaceAll("\n", " ") }];
    case "inlineCode":
      return [{ ...marks, code: true, text: node.value }];
    case "break":
      return [{ ...marks, text: " " }];
    case "strong":
      return below(node.children, { strong: true });
    case "emphasis":
      return below(node.children, { em: true });
    case "link": {
      const href = toSafeHref(node.url);
      if (href === null) {
        report(
          line,
          `Il collegamento «${node.url}» non è http, https, mailto o un indirizzo del sito.`,
        );
      }
      return below(node.children, href === null ? {} : { href });
    }
    case "html":
      report(line, "L’HTML non è ammesso: scrivi in Markdown.");
      return [];
    default:
      report(line, `Questo elemento non è ammesso nel testo: ${node.type}.`);
      return [];
  }
}
