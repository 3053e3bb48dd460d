import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";

/** The light palette of the tokens: a sheet of paper has no dark side. */
export const INK = "#1D1B18";
export const QUIET = "#5F5A52";
export const FOX = "#C2410C";
export const PINE = "#1F5A4E";
export const HAIRLINE = "#D9D2C5";

/** Sale, network, charges, taxes: also told apart by the words beside them. */
export const PART_COLOURS = ["#C2410C", "#1F5A4E", "#F2A33C", "#5F5A52"] as const;

/** Points. A4 is 595 × 842. */
export const MARGIN = 48;
export const WIDTH = 595.28 - 2 * MARGIN;

const FONT_FILES = {
  title: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  text: "@fontsource/inter/files/inter-latin-400-normal.woff",
  strong: "@fontsource/inter/files/inter-latin-600-normal.woff",
} as const;

export function registerFonts(document: InstanceType<typeof PDFDocument>): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(FONT_FILES)) {
    document.registerFont(name, resolve(file));
  }
}
