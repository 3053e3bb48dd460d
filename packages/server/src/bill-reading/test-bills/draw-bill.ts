import { createRequire } from "node:module";
import type { BillFieldName, EnergyTipology } from "@volpe/contract";
import PDFDocument from "pdfkit";

/** A text on a page: `right` aligns its end with `x`. Points from the top left corner. */
type Mark = {
  page?: number;
  x: number;
  y: number;
  text: string;
  size?: number;
  bold?: boolean;
  right?: boolean;
  /** Set if it was measured on a print: the width of the text. */
  width?: number;
  /** True if `y` is the baseline, as measured on a print; else it is the top. */
  isBaseline?: boolean;
};

/** The printed value of each field of a supply, in the form of the API. */
export type Expected = Partial<Record<BillFieldName, string>>;

export type TestBill = {
  name: string;
  marks: readonly Mark[];
  /**
   * `scrambled`: drawn in another order · `kerned`: words are split into pieces · `nbsp`: with
   * no-break spaces.
   */
  drawing?: readonly ("scrambled" | "kerned" | "nbsp")[];
  supplies: Partial<Record<EnergyTipology, Expected>>;
};

const PAGE = { size: "A4" as const, margin: 0 };
const SIZE = 9;
const INTER = createRequire(import.meta.url).resolve(
  "@fontsource/inter/files/inter-latin-400-normal.woff",
);

/** The bill as a PDF. */
export async function drawBill({ marks, drawing = [] }: TestBill): Promise<Buffer> {
  const document = new PDFDocument({ ...PAGE, autoFirstPage: false, compress: true });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", () => resolve()));
  const pages = Math.max(...marks.map(({ page = 1 }) => page));
  for (let page = 1; page <= pages; page += 1) {
    document.addPage(PAGE);
    const own = marks.filter((mark) => (mark.page ?? 1) === page);
    for (const mark of drawing.includes("scrambled") ? scramble(own) : own) {
      drawMark(document, mark, drawing);
    }
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawMark(
  document: PDFKit.PDFDocument,
  { x, y, text, size = SIZE, bold = false, right = false, width, isBaseline = false }: Mark,
  drawing: NonNullable<TestBill["drawing"]>,
): void {
  // The standard fonts have no minus sign.
  const family = text.includes("−") ? INTER : bold ? "Helvetica-Bold" : "Helvetica";
  document.font(family).fontSize(size);
  const shown = drawing.includes("nbsp") ? text.replaceAll(" ", "\u00a0") : text;
  let at = right ? x - document.widthOfString(shown) : x;
  const options = {
    lineBreak: false,
    baseline: isBaseline ? ("alphabetic" as const) : ("top" as const),
    horizontalScaling: width === undefined ? 100 : (100 * width) / document.widthOfString(shown),
  };
  for (const piece of drawing.includes("kerned") ? toKernedPieces(shown) : [shown]) {
    document.text(piece, at, y, options);
    at += document.widthOfString(piece);
  }
}

/** Splits words as some programs do, which set the position every few letters. */
function toKernedPieces(text: string): string[] {
  return text.match(/.{1,3}/gsu) ?? [];
}

/** Always gives the same order: every seventh mark, then the rest backwards. */
function scramble<T>(all: readonly T[]): T[] {
  return [
    ...all.filter((_, index) => index % 7 === 3),
    ...all.filter((_, index) => index % 7 !== 3).reverse(),
  ];
}

/** Lines of a label and a value, one below the other. The values end at `to`. */
export function lines(
  at: { page?: number; x: number; y: number; to: number; step?: number },
  rows: readonly (readonly [label: string, value: string])[],
): Mark[] {
  const { page = 1, x, y, to, step = 14 } = at;
  return rows.flatMap(([label, value], index) => [
    { page, x, y: y + index * step, text: label },
    { page, x: to, y: y + index * step, text: value, right: true },
  ]);
}

/** A label above its value. */
export function box(
  at: { page?: number; x: number; y: number },
  label: string,
  value: string,
): Mark[] {
  return [
    { ...at, text: label, size: 7 },
    { ...at, y: at.y + 11, text: value, size: 10 },
  ];
}

/** Rows of cells at given places. */
export function grid(
  at: { page?: number; y: number; step?: number },
  xs: readonly number[],
  rows: readonly (readonly string[])[],
): Mark[] {
  const { page = 1, y, step = 13 } = at;
  return rows.flatMap((cells, row) =>
    cells.flatMap((text, column) =>
      text === "" ? [] : [{ page, x: xs[column] ?? 0, y: y + row * step, text }],
    ),
  );
}

/**
 * A page whose texts stand on baselines. Each line begins with its y; each text has the x of its
 * ends, if they were measured on a print, or else of its start or, after `>`, of its end, and its
 * size: `120 ¦ 40-96/9 Accise e IVA ¦ 300/9 10% ¦ >560/9 12,01 €`.
 */
export function printed(page: number, text: string): Mark[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [y = "", ...cells] = line.split(" ¦ ");
      return cells.map((cell): Mark => {
        const [, end, from, to, size, shown = ""] =
          /^(>?)(-?\d+)(?:-(\d+))?\/(\d+) (.+)$/.exec(cell) ?? [];
        const x = Number(from);
        return {
          page,
          x,
          y: Number(y),
          text: shown,
          size: Number(size),
          isBaseline: true,
          right: end === ">",
          ...(to === undefined ? {} : { width: Number(to) - x }),
        };
      });
    });
}
