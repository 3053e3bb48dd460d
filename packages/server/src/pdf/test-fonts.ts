import PDFDocument from "pdfkit";
import { vi } from "vitest";
import type { PdfDocument } from "./page-style.ts";

/**
 * Draws all documents in Helvetica until the returned function is called. Reading fonts and laying
 * words out takes most of a document's time and changes none of its words.
 */
export function useCheapFonts(): () => void {
  const { font } = PDFDocument.prototype;
  const written = new WeakSet<PdfDocument>();
  const spy = vi.spyOn(PDFDocument.prototype, "font").mockImplementation(function (
    this: PdfDocument,
  ) {
    if (written.has(this)) {
      return this;
    }
    written.add(this);
    return font.call(this, "Helvetica");
  });
  return () => spy.mockRestore();
}
