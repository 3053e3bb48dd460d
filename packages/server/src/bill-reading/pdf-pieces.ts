import { BILL_PAGES_MAX } from "@volpe/contract";
import { getDocumentProxy } from "unpdf";
import type { TextPiece } from "./page-cells.ts";

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A document with fewer letters than this on all its pages counts as pictures. */
const LETTERS_OF_A_DOCUMENT = 40;
/** A page with fewer letters has only a header and a footer: it may be a scanned one. */
const LETTERS_OF_A_PAGE = 200;

export type PdfText = {
  status: "text";
  pieces: TextPiece[];
  /** The numbers of the pages with hardly any text; empty if the file has no pictures. */
  barePages: number[];
  document: PdfDocument;
};

type PdfPieces =
  | PdfText
  /** Pages without text. */
  | { status: "pictures"; document: PdfDocument }
  | { status: "too-many-pages" };

/** The dictionary of a picture is never compressed, because a stream follows it. */
const PICTURE = /\/Subtype\s*\/Image\b/;

/**
 * Reads the text of a PDF with its positions. Throws the errors of PDF.js for an unreadable file.
 */
export async function readPdfPieces(content: Uint8Array): Promise<PdfPieces> {
  // PDF.js takes the content over.
  const hasPictures = PICTURE.test(Buffer.from(content).toString("latin1"));
  const document = await getDocumentProxy(content, {
    disableFontFace: true,
    // Warnings would contain parts of the file.
    verbosity: 0,
    maxImageSize: 40_000_000,
  });
  if (document.numPages > BILL_PAGES_MAX) {
    return { status: "too-many-pages" };
  }
  const pieces: TextPiece[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , , top = 0] = page.view;
    const { items } = await page.getTextContent();
    for (const item of items) {
      if ("str" in item && item.str.trim() !== "") {
        const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
        // Sideways text along the margin is left out.
        if (Math.abs(b) <= Math.abs(a)) {
          const height = item.height || Math.hypot(a, b);
          pieces.push({ page: number, x, y: top - y, width: item.width, height, text: item.str });
        }
      }
    }
    page.cleanup();
  }
  const pages = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const isBare = (number: number) =>
    countLetters(pieces.filter(({ page }) => page === number)) < LETTERS_OF_A_PAGE;
  return countLetters(pieces) < LETTERS_OF_A_DOCUMENT
    ? { status: "pictures", document }
    : { status: "text", pieces, barePages: hasPictures ? pages.filter(isBare) : [], document };
}

function countLetters(pieces: readonly TextPiece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}
