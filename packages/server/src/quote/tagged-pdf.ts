import type { QuotePdf } from "./quote-pdf-style.ts";

// What the library can do and its types do not say.
declare global {
  namespace PDFKit.Mixins {
    interface AnnotationOption {
      structParent?: ReturnType<PDFMarking["struct"]>;
    }
    interface StructureElementOptions {
      /** Where a figure stands: left, top, right, bottom. */
      bbox?: [number, number, number, number];
      /** What a heading cell heads. */
      scope?: "Column" | "Row";
    }
  }
}

type Element = ReturnType<QuotePdf["struct"]>;
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
 * A place in the structure tree of a tagged document: what is drawn through it is read in the order
 * of the calls. Everything on the page must be drawn through a node or as an artifact.
 */
export type TaggedNode = {
  readonly document: QuotePdf;
  /** A node below this one. */
  group(tag: Tag, fill: (node: TaggedNode) => void): void;
  /** A node below this one with content of its own. */
  draw(tag: Tag, draw: () => void, options?: Options): void;
  /** A text that leads to an address; `label` says where to, for readers that skip the text. */
  link(url: string, label: string, place: { x: number; y: number; draw: () => void }): void;
};

/** A structure tree, and the mark of PDF/UA-1 in the metadata, which the library's types lack. */
export const ACCESSIBLE: object = { tagged: true, subset: "PDF/UA" };

/** All bytes of a document, once it was ended. */
export function collectPdf(document: QuotePdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
}

/** Fills the structure tree of a document that was made with `tagged: true`. */
export function tagDocument(document: QuotePdf, fill: (root: TaggedNode) => void): void {
  const root = document.struct("Document");
  document.addStructure(root);
  fill(toNode(document, root));
  root.end();
}

/** Draws what a screen reader is to skip: decoration, or what the text says already. */
export function drawArtifact(document: QuotePdf, draw: () => void): void {
  document.markContent("Artifact", { type: "Layout" });
  draw();
  document.endMarkedContent();
}

function toNode(document: QuotePdf, element: Element): TaggedNode {
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
