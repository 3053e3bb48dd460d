import { arrayBuffer } from "node:stream/consumers";
import { readPdfPieces } from "../../bill-reading/pdf-pieces.ts";
import { readBill } from "../../bill-reading/read-bill.ts";
import { answer, toFailure } from "./answer.ts";

try {
  const pdf = await readPdfPieces(new Uint8Array(await arrayBuffer(process.stdin)));
  answer(
    pdf.status === "text"
      ? { status: "reading", reading: readBill(pdf.pieces, { isPicture: false }) }
      : { status: pdf.status },
  );
} catch (error) {
  answer(toFailure(error));
}
