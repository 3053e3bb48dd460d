import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import Tesseract from "tesseract.js";
import type { TextPiece } from "../../bill-reading/page-cells.ts";
import { readPdfPieces } from "../../bill-reading/pdf-pieces.ts";
import { readBill } from "../../bill-reading/read-bill.ts";
import { answer, toFailure } from "./answer.ts";
import { listPagePictures } from "./page-pictures.ts";
import { readStdin } from "./read-stdin.ts";

/** A word that Tesseract itself doubts more is noise, %. */
const CONFIDENCE_MIN = 30;
/** A picture with fewer words says nothing. */
const WORDS_MIN = 15;

const DATA = join(
  dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/ita")),
  "4.0.0_best_int",
);

try {
  const content = await readStdin();
  const pictures = await toPictures(content);
  const pieces = await recognise(pictures);
  answer(
    pieces.length < WORDS_MIN
      ? { status: "illegible" }
      : { status: "reading", reading: readBill(pieces, { isPicture: true }) },
  );
} catch (error) {
  answer(toFailure(error));
}
// The worker of the character recognition would keep the process alive.
process.exit();

async function toPictures(content: Uint8Array): Promise<Buffer[]> {
  const isPdf = Buffer.from(content.subarray(0, 5)).toString("latin1") === "%PDF-";
  if (!isPdf) {
    return [Buffer.from(content)];
  }
  const pdf = await readPdfPieces(content);
  return pdf.status === "pictures" ? await listPagePictures(pdf.document) : [];
}

async function recognise(pictures: readonly Buffer[]): Promise<TextPiece[]> {
  let page = 0;
  const worker = await Tesseract.createWorker("ita", Tesseract.OEM.LSTM_ONLY, {
    langPath: DATA,
    cacheMethod: "none",
    logger({ status, progress }) {
      if (status === "recognizing text" && page > 0) {
        answer({ status: "progress", done: (page - 1 + progress) / pictures.length });
      }
    },
  });
  await worker.setParameters({ tessedit_pageseg_mode: Tesseract.PSM.SPARSE_TEXT });
  const pieces: TextPiece[] = [];
  for (const picture of pictures) {
    page += 1;
    const { data } = await worker.recognize(picture, { rotateAuto: true }, { blocks: true });
    for (const block of data.blocks ?? []) {
      for (const line of block.paragraphs.flatMap((paragraph) => paragraph.lines)) {
        const height = (line.bbox.y1 - line.bbox.y0) * 0.8;
        for (const { text, bbox, confidence } of line.words) {
          if (confidence >= CONFIDENCE_MIN) {
            const width = bbox.x1 - bbox.x0;
            pieces.push({ page, x: bbox.x0, y: line.baseline.y0, width, height, text });
          }
        }
      }
    }
  }
  return pieces;
}
