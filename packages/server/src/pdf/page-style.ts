import { FOX_MARK, PALETTE } from "@volpe/contract";
import type PDFDocument from "pdfkit";
import type { FontName } from "./load-fonts.ts";

/** Paper has no dark mode. */
export const [INK] = PALETTE.text;
export const [QUIET] = PALETTE.quiet;
export const [FOX] = PALETTE.action;
export const [PINE] = PALETTE.saving;
const [HAIRLINE] = PALETTE.line;

/** In points. A4 is 595 × 842. */
export const MARGIN = 48;
export const WIDTH = 595.28 - 2 * MARGIN;
export const PAGE_HEIGHT = 841.89;

export type PdfDocument = InstanceType<typeof PDFDocument>;

/** Sets font, size and colour of the next text. */
export function setPen(
  document: PdfDocument,
  font: FontName,
  size: number,
  colour: string,
): PdfDocument {
  return document.font(font).fontSize(size).fillColor(colour);
}

/** Draws a thin line over the width of the page. */
export function drawRule(document: PdfDocument, top: number): void {
  document
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + WIDTH, top)
    .lineWidth(0.5)
    .stroke(HAIRLINE);
}

/** Draws Volpe's mark with its upper left corner at (x, y), `size` points wide and high. */
export function drawFox(document: PdfDocument, x: number, y: number, size: number): void {
  document
    .save()
    .translate(x, y)
    .scale(size / 64);
  for (const { fill, d, opacity = 1 } of FOX_MARK) {
    document.path(d).fillOpacity(opacity).fill(fill);
  }
  document.restore();
}
