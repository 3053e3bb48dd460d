import { BRAND } from "@volpe/contract";
import {
  drawFox,
  drawRule,
  FOX,
  INK,
  MARGIN,
  PAGE_HEIGHT,
  type PdfDocument,
  QUIET,
  setPen,
  WIDTH,
} from "../../pdf/page-style.ts";
import {
  drawArtifact,
  drawListItem,
  renderTaggedPdf,
  type TaggedNode,
} from "../../pdf/tagged-pdf.ts";
import type { Paper, PaperSection } from "./paper.ts";

const TOP = 40;
const FOOTER_TOP = PAGE_HEIGHT - 52;
const ROOM = FOOTER_TOP - 10;
const SIZE = 9.5;

/**
 * Renders a document of a contract on A4 pages. It is tagged, so that screen readers read it in its
 * order. The same paper gives the same bytes.
 */
export function renderPaper(paper: Paper): Promise<Buffer> {
  const { title, createdAt } = paper;
  const finish = (document: PdfDocument) => drawFeet(document, paper);
  return renderTaggedPdf({ title, createdAt, top: TOP, finish }, (root) => {
    drawHead(root, paper);
    for (const section of paper.sections) {
      drawSection(root, section);
    }
  });
}

function drawHead(root: TaggedNode, { title, subtitle }: Paper): void {
  const { document } = root;
  drawArtifact(document, () => drawFox(document, MARGIN, TOP - 6, 26));
  root.draw("P", () => {
    setPen(document, "title", 15, FOX).text(BRAND.name, MARGIN + 34, TOP - 2, { lineBreak: false });
  });
  root.draw("H1", () => {
    setPen(document, "title", 22, INK).text(title, MARGIN, TOP + 34, { width: WIDTH });
  });
  root.draw("P", () => {
    setPen(document, "text", SIZE, QUIET).text(subtitle, MARGIN, document.y + 2, { width: WIDTH });
  });
}

function drawSection(root: TaggedNode, section: PaperSection): void {
  const { document } = root;
  // Keeps a heading on the same page as its first lines.
  setPen(document, "title", 13, INK);
  makeRoom(document, document.heightOfString(section.title, { width: WIDTH }) + 60);
  root.draw("H2", () => {
    setPen(document, "title", 13, INK).text(section.title, MARGIN, document.y + 14, {
      width: WIDTH,
    });
  });
  document.y += 3;
  for (const text of section.paragraphs ?? []) {
    drawParagraph(root, text);
  }
  if (section.lines !== undefined && section.lines.length > 0) {
    drawLines(root, section.lines);
  }
  if (section.items !== undefined) {
    drawItems(root, section.items);
  }
  if (section.closing !== undefined) {
    drawParagraph(root, section.closing);
  }
}

function drawParagraph(root: TaggedNode, text: string): void {
  const { document } = root;
  setPen(document, "text", SIZE, INK);
  makeRoom(document, document.heightOfString(text, { width: WIDTH, lineGap: 2 }) + 4);
  root.draw("P", () => {
    setPen(document, "text", SIZE, INK).text(text, MARGIN, document.y + 4, {
      width: WIDTH,
      lineGap: 2,
    });
  });
}

const LABEL_WIDTH = 190;
const VALUE_LEFT = MARGIN + LABEL_WIDTH + 14;
const VALUE_WIDTH = WIDTH - LABEL_WIDTH - 14;

function drawLines(root: TaggedNode, lines: NonNullable<PaperSection["lines"]>): void {
  const { document } = root;
  root.group("Table", (table) => {
    for (const { label, value, note } of lines) {
      const text = note === undefined ? value : `${value} (${note})`;
      setPen(document, "strong", SIZE, INK);
      const height = Math.max(
        document.heightOfString(label, { width: LABEL_WIDTH }),
        setPen(document, "text", SIZE, INK).heightOfString(text, { width: VALUE_WIDTH }),
      );
      makeRoom(document, height + 8);
      const top = document.y + 5;
      table.group("TR", (row) => {
        row.draw(
          "TH",
          () =>
            setPen(document, "strong", SIZE, QUIET).text(label, MARGIN, top, {
              width: LABEL_WIDTH,
            }),
          { scope: "Row" },
        );
        row.draw("TD", () =>
          setPen(document, "text", SIZE, INK).text(text, VALUE_LEFT, top, { width: VALUE_WIDTH }),
        );
      });
      document.y = top + height;
      drawArtifact(document, () => drawRule(document, document.y + 2));
      document.y += 2;
    }
  });
}

function drawItems(root: TaggedNode, items: readonly string[]): void {
  const { document } = root;
  root.group("L", (list) => {
    for (const text of items) {
      setPen(document, "text", SIZE, INK);
      makeRoom(document, document.heightOfString(text, { width: WIDTH - 14 }) + 8);
      drawListItem(list, text, { gap: 8, indent: 14 });
    }
  });
}

/** Begins a new page if `height` points do not fit on this one. */
function makeRoom(document: PdfDocument, height: number): void {
  if (document.y + height > ROOM) {
    document.addPage();
    document.y = TOP;
  }
}

/** The company's line and the page numbers, which a screen reader skips. */
function drawFeet(document: PdfDocument, { subtitle }: Paper): void {
  const { company } = BRAND;
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    drawArtifact(document, () => {
      drawRule(document, FOOTER_TOP);
      setPen(document, "text", 7.5, QUIET).text(
        `${company.name}, ${company.seat} · P.IVA ${company.vatNumber} · PEC ${company.pec}`,
        MARGIN,
        FOOTER_TOP + 8,
        { lineBreak: false },
      );
      document.text(`${subtitle} · pagina ${index + 1} di ${count}`, MARGIN, FOOTER_TOP + 20, {
        lineBreak: false,
      });
    });
  }
}
