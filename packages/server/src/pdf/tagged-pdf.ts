import { buffer } from "node:stream/consumers";
import { BRAND } from "@volpe/contract";
import { loadFonts } from "./load-fonts.ts";
import { MARGIN, type PdfDocument, WIDTH } from "./page-style.ts";

// The library has these options, but its types lack them.
declare global {
  namespace PDFKit.Mixins {
    interface AnnotationOption {
      structParent?: ReturnType<PDFMarking["struct"]>;
    }
    interface StructureElementOptions {
      /** Position of a figure: left, top, right, bottom. */
      bbox?: [number, number, number, number];
      /** Whether a heading cell belongs to a column or a row. */
      scope?: "Column" | "Row";
    }
  }
}

type Element = ReturnType<PdfDocument["struct"]>;
type Options = PDFKit.Mixins.StructureElementOptions;

/** The standard structure types that a quote needs (ISO 32000-1, 14.8.4). */
type Tag =
  | "Sect"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "Span"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Figure"
  | "Link";

/**
 * A place in the structure tree of a tagged document. Screen readers read what is drawn through it
 * in the order of the calls. Everything on the page must be drawn through a node or as an artifact.
 */
export type TaggedNode = {
  readonly document: PdfDocument;
  /** Adds a node below this one. */
  group(tag: Tag, fill: (node: TaggedNode) => void): void;
  /** Adds a node with content below this one. */
  draw(tag: Tag, draw: () => void, options?: Options): void;
  /**
   * Adds a text that links to an address; `label` names the target for readers that skip the text.
   */
  link(url: string, label: string, place: { x: number; y: number; draw: () => void }): void;
};

type DocumentOptions = {
  title: string;
  subject?: string;
  createdAt: Date;
  /** The upper margin, points. */
  top: number;
  /** Runs after all drawing, with access to every page, for the footers. */
  finish?: (document: PdfDocument) => void;
};

/**
 * Writes the bytes of a tagged PDF/UA document on A4 pages, whose structure `fill` draws. The same
 * content gives the same bytes.
 */
export async function renderTaggedPdf(
  { title, subject, createdAt, top, finish }: DocumentOptions,
  fill: (root: TaggedNode) => void,
): Promise<Buffer> {
  // The library and the fonts take some 30 MB of memory, so they are loaded for the first document.
  const [{ default: PDFDocument }, fonts] = await Promise.all([import("pdfkit"), loadFonts()]);
  const document = new PDFDocument({
    size: "A4",
    margins: { top, bottom: 12, left: MARGIN, right: MARGIN },
    lang: "it",
    displayTitle: true,
    pdfVersion: "1.7",
    bufferPages: finish !== undefined,
    info: {
      Title: title,
      Author: BRAND.name,
      ...(subject !== undefined && { Subject: subject }),
      CreationDate: createdAt,
    },
    ...ACCESSIBLE,
  });
  const bytes = buffer(document);
  for (const [name, font] of fonts) {
    document.registerFont(name, font);
  }
  const root = document.struct("Document");
  document.addStructure(root);
  fill(toNode(document, root));
  root.end();
  finish?.(document);
  document.end();
  return bytes;
}

/** A structure tree, and the mark of PDF/UA-1 in the metadata, which the library's types lack. */
const ACCESSIBLE: object = { tagged: true, subset: "PDF/UA" };

/** One item of a list, with its dash at the margin. `gap` is the space above it, points. */
export function drawListItem(
  list: TaggedNode,
  text: string,
  { gap, indent }: { gap: number; indent: number },
): void {
  const { document } = list;
  const top = document.y + gap;
  list.group("LI", (item) => {
    item.draw("Lbl", () => document.text("–", MARGIN, top, { lineBreak: false }));
    item.draw("LBody", () => document.text(text, MARGIN + indent, top, { width: WIDTH - indent }));
  });
}

/** Draws an artifact, which screen readers skip: decoration, or a repetition of the text. */
export function drawArtifact(document: PdfDocument, draw: () => void): void {
  document.markContent("Artifact", { type: "Layout" });
  draw();
  document.endMarkedContent();
}

function toNode(document: PdfDocument, element: Element): TaggedNode {
  const addChild = (tag: Tag, options: Options = {}): Element => {
    const child = document.struct(tag, options);
    element.add(child);
    return child;
  };
  return {
    document,
    group(tag, fill) {
      const child = addChild(tag);
      fill(toNode(document, child));
      child.end();
    },
    draw(tag, draw, options) {
      const child = addChild(tag, options);
      child.add(draw);
      child.end();
    },
    link(url, label, { x, y, draw }) {
      const child = addChild("Link");
      child.add(draw);
      const width = document.widthOfString(label);
      document.link(x, y, width, document.currentLineHeight(), url, {
        structParent: child,
        // The library writes a primitive as a name and an object as a text.
        Contents: Object(label),
      });
      child.end();
    },
  };
}
