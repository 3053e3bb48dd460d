import { COMMISSION_CENTS, ELEMENT_SIZES, isProductTipology } from "@volpe/contract";
import type { CardsQuery } from "./parse-cards-query.ts";

/** The sandbox's permissions: a framed document may open its links, in pages without a sandbox. */
export const FRAME_SANDBOX = "allow-popups allow-popups-to-escape-sandbox";

const { card: CARD, notes: NOTES } = ELEMENT_SIZES;
/** Height of the line about the commission, px. An address with a tracking value has this line. */
const NOTICE = { narrow: 104, wide: 84 };
const CAROUSEL_TOP = 14;
const FRAME_PADDING = 16;
/**
 * From this width on, px, a frame has padding at its sides too (`frame.css`). In a narrower frame
 * the notes of products may have one more line.
 */
const PADDED_FROM = 320;
const NOTES_LINE = 18;
/** Width of two cards side by side, and of three, px. */
const WIDTH = { usual: 640, most: 940 };

type FrameSizeOptions = Pick<CardsQuery, "typology" | "layout" | "tracking"> & {
  /** Number of cards. */
  count: number;
  /** Pixels; undefined for no bound. */
  maxWidth: number | undefined;
  maxHeight: number | undefined;
};

/** The size in pixels that a framed document needs, with fewer cards if not all fit the height. */
export function toFrameSize(options: FrameSizeOptions): {
  count: number;
  width: number;
  height: number;
} {
  const { maxWidth = WIDTH.usual, maxHeight = Number.POSITIVE_INFINITY } = options;
  const width = Math.min(maxWidth, WIDTH.most);
  const sides = width < PADDED_FROM ? 0 : 2 * FRAME_PADDING;
  const measure = (count: number) => toHeight({ ...options, count }, width - sides);
  let count = Math.max(1, options.count);
  while (count > 1 && measure(count) > maxHeight) {
    count -= 1;
  }
  return { count, width, height: Math.min(measure(count), maxHeight) };
}

function toHeight(
  { typology, layout, tracking, count }: Omit<FrameSizeOptions, "maxWidth" | "maxHeight">,
  width: number,
): number {
  const room = width < NOTES.wideFrom ? "narrow" : "wide";
  const notice = tracking !== "" && COMMISSION_CENTS[typology] > 0 ? NOTICE[room] : 0;
  const kind = isProductTipology(typology) ? "product" : "energy";
  const line = kind === "product" && width < PADDED_FROM - 2 * FRAME_PADDING ? NOTES_LINE : 0;
  const top = layout === "carousel" ? CAROUSEL_TOP : 0;
  const rows = layout === "carousel" ? 1 : Math.ceil(count / countColumns(layout, width));
  const isLying = layout === "list" && width >= CARD.wideFrom;
  const cards = top + rows * CARD[isLying ? "lying" : kind] + (rows - 1) * CARD.gap;
  return 2 * FRAME_PADDING + notice + cards + NOTES[kind][room] + line;
}

function countColumns(layout: string, width: number): number {
  return layout === "list"
    ? 1
    : Math.max(1, Math.floor((width + CARD.gap) / (CARD.width + CARD.gap)));
}
