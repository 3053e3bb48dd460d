import { type ContentBlock, spansToText, type TextSpan, toHyphenated } from "@volpe/contract";
import type { Heading, List, PhrasingContent, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { formatCount } from "../figures/italian-figures.ts";

type Report = (line: number, message: string) => void;
type Shown<Kind> = Extract<ContentBlock, { kind: Kind }>;

/**
 * Converts a document's Markdown to blocks. Unsupported parts (raw HTML, pictures, code blocks,
 * nested lists) are reported with their line and left out.
 */
export function parseBlocks(markdown: string, report: Report): ContentBlock[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const ids = new Set<string>();
  return tree.children.flatMap((node) => toBlock(node, ids, report) ?? []);
}

function toBlock(node: RootContent, ids: Set<string>, report: Report): ContentBlock | null {
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case "paragraph":
      return { kind: "paragraph", spans: toSpans(node.children, report) };
    case "heading":
      return toHeading(node, ids, report);
    case "list":
      return toList(node, report);
    case "table":
      return toTable(node, report);
    case "blockquote": {
      const spans = node.children.flatMap((child) => {
        if (child.type !== "paragraph") {
          report(line, "Una citazione contiene soltanto testo.");
          return [];
        }
        return toSpans(child.children, report);
      });
      return { kind: "quote", spans };
    }
    case "html":
      report(line, "L’HTML non è ammesso: scrivi in Markdown.");
      return null;
    default:
      report(line, `Questo elemento non è ammesso: ${node.type}.`);
      return null;
  }
}

function toHeading(node: Heading, ids: Set<string>, report: Report): Shown<"heading"> {
  const { depth } = node;
  if (depth !== 2 && depth !== 3) {
    const line = node.position?.start.line ?? 1;
    report(
      line,
      "I titoli interni hanno due o tre cancelletti: uno solo è del titolo della pagina.",
    );
  }
  const text = spansToText(toSpans(node.children, report));
  return { kind: "heading", level: depth === 3 ? 3 : 2, id: toFreeId(text, ids), text };
}

/** The letters and digits of the heading, with a number if another heading has the same. */
function toFreeId(text: string, ids: Set<string>): string {
  const stem = toHyphenated(text) || "parte";
  let id = stem;
  for (let count = 2; ids.has(id); count += 1) {
    id = `${stem}-${count}`;
  }
  ids.add(id);
  return id;
}

function toList(node: List, report: Report): Shown<"list"> {
  const items = node.children.map((item) => {
    const [first, ...rest] = item.children;
    if (first?.type !== "paragraph" || rest.length > 0) {
      report(
        item.position?.start.line ?? 1,
        "Una voce di elenco è un solo capoverso, senza altri elenchi.",
      );
    }
    return first?.type === "paragraph" ? toSpans(first.children, report) : [];
  });
  return { kind: "list", ordered: node.ordered === true, items };
}

function toTable(node: Table, report: Report): Shown<"table"> {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => toSpans(cell.children, report)),
  );
  for (const [index, row] of rows.entries()) {
    if (row.length !== head.length) {
      const line = node.children[index + 1]?.position?.start.line ?? 1;
      const cells = formatCount(row.length, ["cella", "celle"]);
      report(line, `La riga ha ${cells}, l’intestazione ${head.length}.`);
    }
  }
  return { kind: "table", head, rows };
}

type Marks = Omit<TextSpan, "text">;

/** Flattens inline Markdown to runs of text, each with its marks. */
function toSpans(nodes: readonly PhrasingContent[], report: Report): TextSpan[] {
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

/**
 * Matches a path of the site. It begins with a single slash, because two would name another host.
 */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
const PROTOCOLS = new Set(["http:", "https:", "mailto:"]);

/** The normalised address; null if a document must not link to it. */
export function toSafeHref(href: string): string | null {
  if (SITE_PATH.test(href)) {
    return href;
  }
  const url = URL.parse(href);
  return url !== null && PROTOCOLS.has(url.protocol) ? url.href : null;
}
