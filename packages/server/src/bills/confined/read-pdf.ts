import { arrayBuffer } from "node:stream/consumers";
import { type PdfText, readPdfPieces } from "../../bill-reading/pdf-pieces.ts";
import { hasFewValues, readBill } from "../../bill-reading/read-bill.ts";
import { answer, type ConfinedLine, toFailure } from "./answer.ts";

try {
  const pdf = await readPdfPieces(new Uint8Array(await arrayBuffer(process.stdin)));
  answer(pdf.status === "text" ? readText(pdf) : { status: pdf.status });
} catch (error) {
  answer(toFailure(error));
}

/** A scanned bill may have some text, as footers, a scanner's name or a letter on its first page. */
function readText({ pieces, barePages }: PdfText): ConfinedLine {
  const reading = readBill(pieces, { isPicture: false });
  return barePages.length > 0 && hasFewValues(reading)
    ? { status: "pictures" }
    : { status: "reading", reading };
}
