import {
  BRAND,
  formatDate,
  isProductTipology,
  OPEN_DATA_ATTRIBUTION,
  type QuoteLetter,
} from "@volpe/contract";
import { encodeQR } from "qr";
import {
  drawFox,
  drawRule,
  FOX,
  INK,
  MARGIN,
  PAGE_HEIGHT,
  type PdfDocument,
  PINE,
  QUIET,
  setPen,
  WIDTH,
} from "../pdf/page-style.ts";
import { drawArtifact, drawListItem, renderTaggedPdf, type TaggedNode } from "../pdf/tagged-pdf.ts";
import { listEstimateReasons } from "./assumptions.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { toInventedOffers, toQuoteLetter } from "./quote-letter.ts";
import { drawOffers } from "./quote-pdf-offers.ts";
import { toRatePath } from "./rate-paths.ts";
import type { SavedRate } from "./read-stored-rate.ts";

const TOP = 30;
const FOOTER_TOP = PAGE_HEIGHT - 72;
const QR_SIZE = 84;

/**
 * Writes the quote as a letter on one A4 page, without personal data, because it may be forwarded.
 * It is tagged, so that screen readers read it in its order. The same rate gives the same bytes.
 */
export function renderQuotePdf(
  rate: SavedRate,
  { publicUrl }: { publicUrl: string },
): Promise<Buffer> {
  const letter = toQuoteLetter(rate, "nella pagina del preventivo");
  const page = `${publicUrl}${toRatePath(rate.id)}`;
  const { subject } = KIND_WORDS[rate.type];
  return renderTaggedPdf(
    { title: toTitle(rate), subject, createdAt: rate.createdAt, top: TOP },
    (root) => {
      const { document } = root;
      drawHead(root, rate, letter);
      drawHeadline(root, letter);
      root.draw("H2", () => drawTitle(document, letter.offersTitle, document.y + 7));
      drawOffers(root, rate);
      drawSteps(root, letter, page);
      drawAssumptions(root, rate, letter);
      drawFoot(root, rate, page);
    },
  );
}

function toTitle(rate: SavedRate): string {
  return `Preventivo ${KIND_WORDS[rate.type].noun} di ${BRAND.name}, ${formatDate(rate.createdAt)}`;
}

function drawTitle(document: PdfDocument, text: string, top: number): void {
  setPen(document, "title", 13, INK).text(text, MARGIN, top, { width: WIDTH });
}

function drawHead(root: TaggedNode, rate: SavedRate, { supply }: QuoteLetter): void {
  const { document } = root;
  drawArtifact(document, () => drawFox(document, MARGIN, TOP - 4, 32));
  root.draw("P", () => {
    setPen(document, "title", 20, FOX).text(BRAND.name, MARGIN + 40, TOP, { lineBreak: false });
  });
  root.draw("P", () => {
    setPen(document, "text", 9, QUIET).text(
      `Preventivo ${KIND_WORDS[rate.type].noun} · ${formatDate(rate.createdAt)}`,
      MARGIN,
      TOP + 8,
      { width: WIDTH, align: "right" },
    );
  });
  root.draw("P", () => {
    setPen(document, "text", 9.5, QUIET).text(supply, MARGIN, TOP + 38, { width: WIDTH });
  });
  if (rate.demonstration) {
    root.draw("P", () => {
      setPen(document, "strong", 9, FOX).text(toInventedOffers(rate), { width: WIDTH });
    });
  }
}

/**
 * The sizes of the headline, the largest first. The first one in which it needs one line is used.
 */
const HEADLINE_SIZES = [34, 30, 27, 24];

function drawHeadline(root: TaggedNode, { headline, kind, isEstimate, summary }: QuoteLetter) {
  const { document } = root;
  const mark = isEstimate ? "stima" : "";
  const room = WIDTH - (mark === "" ? 0 : 44);
  const size =
    HEADLINE_SIZES.find(
      (each) => setPen(document, "title", each, INK).widthOfString(headline) <= room,
    ) ?? 24;
  const top = document.y + 6;
  root.draw("H1", () => {
    setPen(document, "title", size, kind === "saving" ? PINE : INK);
    const width = document.widthOfString(headline);
    document.text(headline, MARGIN, top, { width: WIDTH, lineGap: -2 });
    if (mark !== "") {
      const bottom = document.y;
      setPen(document, "strong", 11, FOX).text(mark, MARGIN + width + 8, bottom - size * 0.62, {
        lineBreak: false,
      });
      document.y = bottom;
    }
  });
  root.draw("P", () => {
    setPen(document, "text", 10, INK).text(summary, MARGIN, document.y + 2, {
      width: WIDTH,
      lineGap: 1,
    });
  });
}

const STEP_SIZE = 8.5;

/** Draws how to accept an offer, next to the QR code of the quote's page. */
function drawSteps(root: TaggedNode, { steps }: QuoteLetter, page: string): void {
  const { document } = root;
  const top = document.y + 8;
  const width = WIDTH - QR_SIZE - 20;
  drawArtifact(document, () => drawRule(document, top));
  root.draw("H2", () => drawTitle(document, steps.title, top + 8));
  document.y += 3;
  root.group("L", (list) => {
    for (const [index, { title, text }] of steps.list.entries()) {
      const line = document.y + 2;
      list.group("LI", (item) => {
        item.draw("Lbl", () => {
          setPen(document, "strong", STEP_SIZE, FOX).text(`${index + 1}.`, MARGIN, line, {
            lineBreak: false,
          });
        });
        item.draw("LBody", () => {
          setPen(document, "strong", STEP_SIZE, INK).text(`${title}. `, MARGIN + 14, line, {
            width: width - 14,
            continued: true,
          });
          setPen(document, "text", STEP_SIZE, INK).text(text, { continued: false });
        });
      });
    }
  });
  const bottom = document.y;
  const left = MARGIN + WIDTH - QR_SIZE;
  root.draw("Figure", () => drawQr(document, page, left, top + 12), {
    alt: `Codice QR che porta alla pagina di questo preventivo, ${page}`,
    bbox: [left, top + 12, left + QR_SIZE, top + 12 + QR_SIZE],
  });
  root.draw("P", () => {
    setPen(document, "text", 7.5, QUIET).text("Aprilo sul sito", left, top + 14 + QR_SIZE, {
      width: QR_SIZE,
      align: "center",
    });
  });
  document.y = Math.max(bottom, document.y);
}

function drawQr(document: PdfDocument, text: string, left: number, top: number): void {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 1 });
  const side = QR_SIZE / rows.length;
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) {
        // Neighbouring squares overlap a little, because viewers draw a seam between edges that
        // only touch.
        document.rect(left + x * side, top + y * side, side * 1.02, side * 1.02);
      }
    }
  }
  document.fill(INK);
}

function drawAssumptions(root: TaggedNode, rate: SavedRate, { validity }: QuoteLetter): void {
  const { document } = root;
  root.draw("H2", () => drawTitle(document, "Su che cosa poggiano le cifre", document.y + 7));
  // The weightiest come first. Notes that do not fit are only on the quote's web page.
  const reasons = listEstimateReasons(rate);
  const [basis = [], ...others] = rate.assumptions.filter((note) => !reasons.includes(note));
  const notes = [...reasons, basis, validity, ...others].flat();
  root.group("L", (list) => {
    for (const [index, note] of notes.entries()) {
      const isLast = index === notes.length - 1;
      if (!fits(document, note, ...(isLast ? [] : [MORE_NOTES]))) {
        drawNote(list, MORE_NOTES);
        break;
      }
      drawNote(list, note);
    }
  });
}

const MORE_NOTES = "Le altre note sono nella pagina del preventivo.";

/** Whether these notes fit above the footer. */
function fits(document: PdfDocument, ...notes: string[]): boolean {
  setPen(document, "text", 8.5, QUIET);
  const heights = notes.map((note) => 1 + document.heightOfString(note, { width: WIDTH - 10 }));
  return heights.reduce((sum, height) => sum + height, document.y) <= FOOTER_TOP - 6;
}

function drawNote(list: TaggedNode, text: string): void {
  setPen(list.document, "text", 8.5, QUIET);
  drawListItem(list, text, { gap: 1, indent: 10 });
}

function drawFoot(root: TaggedNode, { type, demonstration }: SavedRate, page: string): void {
  const { document } = root;
  const { company } = BRAND;
  drawArtifact(document, () => drawRule(document, FOOTER_TOP));
  setPen(document, "text", 7.5, QUIET);
  const lines = [
    toSource(type, demonstration),
    `${company.name}, ${company.seat} · P.IVA ${company.vatNumber} · REA ${company.rea} · capitale ${company.shareCapital} · PEC ${company.pec} · ${company.email}`,
  ];
  document.y = FOOTER_TOP + 8;
  for (const line of lines) {
    root.draw("P", () => document.text(line, MARGIN, document.y, { width: WIDTH }));
  }
  const top = document.y + 1;
  document.fillColor(FOX);
  root.group("P", (paragraph) => {
    paragraph.link(page, page, {
      x: MARGIN,
      y: top,
      draw: () => document.text(page, MARGIN, top, { lineBreak: false }),
    });
  });
}

/** The regulated tariffs of an invented offer of electricity or gas are real. */
function toSource(type: SavedRate["type"], demonstration: boolean): string {
  if (!demonstration) {
    return KIND_WORDS[type].source;
  }
  return isProductTipology(type)
    ? "Dati dimostrativi."
    : `Per le tariffe regolate: ${OPEN_DATA_ATTRIBUTION}`;
}
