import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import {
  createCanvas,
  GlobalFonts,
  type Image,
  loadImage,
  type SKRSContext2D,
} from "@napi-rs/canvas";
import { BRAND, PALETTE } from "@volpe/contract";
import type { SocialPicture } from "../page/document-head.ts";
import { SOCIAL_PICTURE } from "../render/social-picture-size.ts";
import { hasFittingWords, type Ruler, toLines } from "./fit-lines.ts";

const FONTS = {
  Bricolage: "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  "Volpe Text": "inter/files/inter-latin-wght-normal.woff2",
};
const MODULES = fileURLToPath(new URL("../../node_modules/@fontsource-variable/", import.meta.url));

const [PAPER] = PALETTE.ground;
const [INK] = PALETTE.text;
const [QUIET] = PALETTE.quiet;
const [FOX] = PALETTE.action;
const MARGIN = 72;
const DRAWING = 430;
/** The smallest size of a title, px. */
const SMALLEST = 44;
/** The size of a figure that fits its line, px. */
const FIGURE = 128;

/** Draws a PNG. Fonts and the fox are loaded once. */
export type SocialPainter = (picture: SocialPicture) => Promise<Buffer>;

/** `publicFolder` contains the drawings that pages refer to by path. */
export function createSocialPainter(publicFolder: string): SocialPainter {
  let prepared: Promise<Image> | undefined;
  const prepare = () => {
    for (const [name, file] of Object.entries(FONTS)) {
      GlobalFonts.registerFromPath(MODULES + file, name);
    }
    return readDrawing(`${publicFolder}/favicon.svg`);
  };
  return async (picture) => {
    prepared ??= prepare();
    const fox = await prepared;
    const drawing =
      picture.drawing === undefined
        ? fox
        : await readDrawing(publicFolder + picture.drawing.split("#", 1)[0]);
    const canvas = createCanvas(SOCIAL_PICTURE.width, SOCIAL_PICTURE.height);
    draw(canvas.getContext("2d"), picture, { fox, drawing });
    return canvas.encode("png");
  };
}

async function readDrawing(path: string): Promise<Image> {
  return loadImage(await readFile(path));
}

function draw(
  context: SKRSContext2D,
  { title, figure, figureNote }: SocialPicture,
  { fox, drawing }: { fox: Image; drawing: Image },
): void {
  context.fillStyle = PAPER;
  context.fillRect(0, 0, SOCIAL_PICTURE.width, SOCIAL_PICTURE.height);
  context.fillStyle = FOX;
  context.fillRect(0, SOCIAL_PICTURE.height - 14, SOCIAL_PICTURE.width, 14);
  context.drawImage(fox, MARGIN, 56, 64, 64);
  context.fillStyle = INK;
  context.font = "800 42px Bricolage";
  context.fillText(BRAND.name, MARGIN + 80, 103);

  const room = SOCIAL_PICTURE.width - MARGIN * 2 - DRAWING - 40;
  const { lines, size } = toFittingLines(context, title, { width: room, max: figure ? 2 : 4 });
  context.font = `800 ${size}px Bricolage`;
  let y = 196 + size * 0.4;
  for (const line of lines) {
    context.fillText(line, MARGIN, y);
    y += size * 1.12;
  }
  if (figure !== undefined) {
    context.font = `800 ${FIGURE}px Bricolage`;
    const share = Math.min(1, room / context.measureText(figure).width);
    context.font = `800 ${FIGURE * share}px Bricolage`;
    context.fillText(figure, MARGIN, 470);
  }
  if (figureNote !== undefined) {
    context.fillStyle = QUIET;
    context.font = "500 30px 'Volpe Text'";
    for (const [index, line] of toLines(figureNote, toRuler(context, room), 2).entries()) {
      context.fillText(line, MARGIN, 528 + index * 40);
    }
  }
  const ratio = drawing.width / drawing.height;
  const width = ratio >= 1 ? DRAWING : DRAWING * ratio;
  const height = width / ratio;
  const left = SOCIAL_PICTURE.width - MARGIN - (DRAWING + width) / 2;
  context.drawImage(drawing, left, 330 - height / 2, width, height);
}

/** Measures texts in the font that the context has at that time. */
const toRuler = (context: SKRSContext2D, width: number): Ruler => ({
  width,
  measure: (text) => context.measureText(text).width,
});

/**
 * The largest size at which the text fits into `max` lines without breaking a word. At the smallest
 * size a word may be broken and the last line cut.
 */
function toFittingLines(
  context: SKRSContext2D,
  text: string,
  { width, max }: { width: number; max: number },
): { lines: string[]; size: number } {
  const ruler = toRuler(context, width);
  for (const size of [76, 66, 58, 50]) {
    context.font = `800 ${size}px Bricolage`;
    const lines = toLines(text, ruler);
    if (lines.length <= max && hasFittingWords(text, ruler)) {
      return { lines, size };
    }
  }
  context.font = `800 ${SMALLEST}px Bricolage`;
  return { lines: toLines(text, ruler, max), size: SMALLEST };
}
