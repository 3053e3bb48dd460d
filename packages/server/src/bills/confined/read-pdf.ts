import { arrayBuffer } from "node:stream/consumers";
import { type PdfText, readPdfPieces } from "../../bill-reading/pdf-pieces.ts";
import { readBill } from "../../bill-reading/read-bill.ts";
import { answer, type ConfinedLine, toFailure } from "./answer.ts";

try {
  const pdf = await readPdfPieces(new Uint8Array(await arrayBuffer(process.stdin)));
  answer(pdf.status === "text" ? readText(pdf) : { status: pdf.status });
} catch (error) {
  answer(toFailure(error));
}

/** A scanned bill may have some text, as footers or a letter on its first page. */
function readText({ pieces, isPartial }: PdfText): ConfinedLine {
  const reading = readBill(pieces, { isPicture: false });
  return reading.status === "not-a-bill" && isPartial
    ? { status: "pictures" }
    : { status: "reading", reading };
}
