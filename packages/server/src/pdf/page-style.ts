import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { FOX_MARK, PALETTE } from "@volpe/contract";
import type PDFDocument from "pdfkit";
import { toSfnt } from "./sfnt-font.ts";
import { openSharedFont } from "./shared-font.ts";

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

const FONT_FILES = {
  title: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  text: "@fontsource/inter/files/inter-latin-400-normal.woff",
  strong: "@fontsource/inter/files/inter-latin-600-normal.woff",
} as const;

export type PdfDocument = InstanceType<typeof PDFDocument>;

const { resolve } = createRequire(import.meta.url);
const FONTS = Object.entries(FONT_FILES).map(
  ([name, file]) => [name, openSharedFont(toSfnt(readFileSync(resolve(file))))] as const,
);

export function registerFonts(document: PdfDocument): void {
  for (const [name, font] of FONTS) {
    document.registerFont(name, font);
  }
}

/** Sets font, size and colour of the next text. */
export function setPen(
  document: PdfDocument,
  font: keyof typeof FONT_FILES,
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
