import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { arrayBuffer } from "node:stream/consumers";
import Tesseract from "tesseract.js";
import { extractImages } from "unpdf";
import type { TextPiece } from "../../bill-reading/page-cells.ts";
import { type PdfText, readPdfPieces } from "../../bill-reading/pdf-pieces.ts";
import { readBill } from "../../bill-reading/read-bill.ts";
import { answer, type ConfinedLine, toFailure } from "./answer.ts";
import { listTurns } from "./picture-turns.ts";

/** Words below this confidence of Tesseract are noise, %. */
const CONFIDENCE_MIN = 30;
/** A picture with fewer words is illegible. */
const WORDS_MIN = 15;

/**
 * Words above this confidence of Tesseract are clear, %. An upright page has more than
 * `CLEAR_WORDS` of them.
 */
const CONFIDENCE_CLEAR = 80;
const CLEAR_WORDS = 12;
/** Number of rotations. Another rotation is tried only if all can end within this time. */
const TURNS = 4;
const TURNS_MS = 45_000;
/** Share of the remaining progress that one rotation makes. */
const TURN_SHARE = 0.8;

/** The figures of a bill are on its first pages, and each page takes seconds. */
const PAGES_MAX = 3;
/** A scanned page has more pixels than a logo: A4 at 72 dots per inch has 500,000. */
const SCAN_PIXELS_MIN = 300_000;

const DATA = join(
  dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/ita")),
  "4.0.0_best_int",
);

/** The values that a document's text gives, which count if its pictures cannot be read. */
let known: ConfinedLine | null = null;

// Every constant stands above, because this runs before what is below is initialised.
try {
  const content = new Uint8Array(await arrayBuffer(process.stdin));
  const pdf = isPdf(content) ? await readPdfPieces(content) : null;
  const text = pdf?.status === "text" ? readText(pdf) : null;
  if (text !== null && countValues(text) > 0) {
    known = text;
    answer(known);
  }
  const { pictures, isScan } =
    pdf === null ? { pictures: [Buffer.from(content)], isScan: true } : await listPictures(pdf);
  const found = pictures.length === 0 ? { status: "blank" as const } : await read(pictures);
  answer(text === null ? found : choose(text, found, isScan));
} catch (error) {
  answer(known ?? toFailure(error));
}
// The worker of the character recognition would keep the process alive.
process.exit();

async function read(pictures: readonly Buffer[]): Promise<ConfinedLine> {
  const { pieces, clarity } = await recogniseUpright(pictures);
  answer({ status: "progress", done: 1 });
  const reading = readBill(pieces, { isPicture: true });
  const isBlurred = clarity < CLEAR_WORDS && reading.status !== "read";
  return isBlurred || pieces.length < WORDS_MIN
    ? { status: "illegible" }
    : { status: "reading", reading };
}

function isPdf(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(0, 5)).toString("latin1") === "%PDF-";
}

function readText({ pieces }: PdfText): ConfinedLine {
  return { status: "reading", reading: readBill(pieces, { isPicture: false }) };
}

/**
 * The better answer of two for one document: that of its text, and that of its pictures. A document
 * whose text is no bill may have a page that was scanned badly, or just a logo.
 */
function choose(text: ConfinedLine, found: ConfinedLine, isScan: boolean): ConfinedLine {
  const isBadScan = found.status === "illegible" && isScan && countValues(text) === 0;
  return isBadScan || countValues(found) > countValues(text) ? found : text;
}

/** The number of values of a bill, and one for being a bill. */
function countValues(line: ConfinedLine): number {
  return line.status === "reading" && line.reading.status === "read"
    ? line.reading.supplies.reduce((sum, { fields }) => sum + fields.length, 1)
    : 0;
}

/** Recognises the words of the first rotation that looks upright, or else of the clearest one. */
async function recogniseUpright(pictures: readonly Buffer[]): Promise<Words> {
  const turns = pictures.map(listTurns);
  let turn = 0;
  let page = 0;
  const worker = await Tesseract.createWorker("ita", Tesseract.OEM.LSTM_ONLY, {
    langPath: DATA,
    cacheMethod: "none",
    // Without this handler a file that is no picture would end the process; the promise rejects as
    // well.
    errorHandler: () => undefined,
    logger({ status, progress }) {
      if (status === "recognizing text" && page > 0) {
        const share = (page - 1 + progress) / pictures.length;
        answer({
          status: "progress",
          done: 1 - (1 - share * TURN_SHARE) * (1 - TURN_SHARE) ** turn,
        });
      }
    },
  });
  await worker.setParameters({ tessedit_pageseg_mode: Tesseract.PSM.SPARSE_TEXT });
  const start = performance.now();
  let best: Words = { pieces: [], clarity: 0 };
  for (; turn < TURNS; turn += 1) {
    const words: Words[] = [];
    for (const [index, of] of turns.entries()) {
      page = index + 1;
      words.push(await recognise(worker, of[turn] ?? Buffer.alloc(0), page));
    }
    const all = {
      pieces: words.flatMap(({ pieces }) => pieces),
      clarity: words.reduce((sum, { clarity }) => sum + clarity, 0),
    };
    best = all.clarity > best.clarity ? all : best;
    const spentMs = performance.now() - start;
    const isUpright = all.clarity >= CLEAR_WORDS * Math.max(1, pictures.length);
    if (isUpright || spentMs + spentMs / (turn + 1) > TURNS_MS) {
      break;
    }
  }
  return best;
}

/** `clarity` is the number of clear words of several letters. */
type Words = { pieces: TextPiece[]; clarity: number };

async function recognise(worker: Tesseract.Worker, picture: Buffer, page: number): Promise<Words> {
  const { data } = await worker.recognize(picture, { rotateAuto: true }, { blocks: true });
  const pieces: TextPiece[] = [];
  let clarity = 0;
  for (const block of data.blocks ?? []) {
    for (const line of block.paragraphs.flatMap((paragraph) => paragraph.lines)) {
      const height = (line.bbox.y1 - line.bbox.y0) * 0.8;
      for (const { text, bbox, confidence } of line.words) {
        if (confidence >= CONFIDENCE_MIN) {
          const width = bbox.x1 - bbox.x0;
          pieces.push({ page, x: bbox.x0, y: line.baseline.y0, width, height, text });
        }
        if (confidence >= CONFIDENCE_CLEAR && /\p{L}{4,}/u.test(text)) {
          clarity += 1;
        }
      }
    }
  }
  return { pieces, clarity };
}

/**
 * The largest picture of each page, as a PNM file, because that format needs no encoder. Of a
 * document with text only the pages count that have hardly any. `isScan`: one is as large as a page.
 */
async function listPictures(
  pdf: Awaited<ReturnType<typeof readPdfPieces>>,
): Promise<{ pictures: Buffer[]; isScan: boolean }> {
  const pictures: Buffer[] = [];
  let isScan = false;
  if (pdf.status === "too-many-pages") {
    return { pictures, isScan };
  }
  const all = Array.from({ length: pdf.document.numPages }, (_, index) => index + 1);
  const pages = pdf.status === "text" ? pdf.barePages : all;
  for (const page of pages.slice(0, PAGES_MAX)) {
    const [largest] = (await extractImages(pdf.document, page)).toSorted(
      (one, other) => other.width * other.height - one.width * one.height,
    );
    if (largest !== undefined) {
      pictures.push(toPnm(largest));
      isScan ||= largest.width * largest.height >= SCAN_PIXELS_MIN;
    }
  }
  return { pictures, isScan };
}

type Pixels = Awaited<ReturnType<typeof extractImages>>[number];

function toPnm({ width, height, channels, data }: Pixels): Buffer {
  const head = Buffer.from(`${channels === 1 ? "P5" : "P6"}\n${width} ${height}\n255\n`);
  if (channels !== 4) {
    return Buffer.concat([head, Buffer.from(data)]);
  }
  const plain = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let colour = 0; colour < 3; colour += 1) {
      plain[pixel * 3 + colour] = data[pixel * 4 + colour] ?? 255;
    }
  }
  return Buffer.concat([head, plain]);
}
