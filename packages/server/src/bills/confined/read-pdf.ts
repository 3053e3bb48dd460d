import { readPdfPieces } from "../../bill-reading/pdf-pieces.ts";
import { readBill } from "../../bill-reading/read-bill.ts";
import { answer, toFailure } from "./answer.ts";
import { readStdin } from "./read-stdin.ts";

try {
  const pdf = await readPdfPieces(await readStdin());
  answer(
    pdf.status === "text"
      ? { status: "reading", reading: readBill(pdf.pieces, { isPicture: false }) }
      : { status: pdf.status },
  );
} catch (error) {
  answer(toFailure(error));
}
