import { readCardsLimit } from "./attribute-figure.ts";
import type { TrackedWidget } from "./tracking-value.ts";
import { isProductTipology } from "./typology-lists.ts";

/**
 * The sizes of the elements in a page's flow, px. Tests compare them with the style sheets of the
 * elements and with the WordPress plugin. No card is higher than stated here.
 */
export const ELEMENT_SIZES = {
  /**
   * In a list that is at least `wideFrom` wide, cards are as high as `lying`, because fewer lines
   * wrap.
   */
  card: { width: 290, gap: 16, energy: 316, lying: 248, product: 328, wideFrom: 600 },
  /** Space above the cards of a carousel, and the height of its scroll bar. */
  carousel: 32,
  filters: 122,
  /** Height of the lines below the cards, in a list narrower than `wideFrom` and in a wider one. */
  notes: { energy: { narrow: 224, wide: 148 }, product: { narrow: 140, wide: 110 }, wideFrom: 600 },
  assistant: 720,
  favourites: { height: 46, list: 172 },
} as const;

const { card, carousel, filters, notes, assistant, favourites } = ELEMENT_SIZES;

/** The values of an element's attributes as written in HTML; a boolean attribute has "". */
type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * The children of an element that reserve its place before any script runs, so that the page does
 * not shift when the element is shown. "" for an element that floats. They are empty pictures,
 * because a strict policy forbids the attribute `style`. Pictures in a row wrap where the cards
 * wrap. Two pictures side by side take the height of the higher one; one below the other they take
 * the sum.
 *
 * @example
 * toElementRoom("preferiti", { slug: "luce-facile" })
 * // '<svg slot="room" width="1" height="46" aria-hidden="true"></svg>'
 */
export function toElementRoom(widget: TrackedWidget, attributes: Attributes): string {
  switch (widget) {
    case "assistente":
      return attributes.variant === "inline" ? toPicture(1, assistant) : "";
    case "preferiti":
      return toPicture(attributes.slug ? 1 : favourites.list, favourites.height);
    case "carte":
      return toCardsRoom(attributes);
  }
}

function toCardsRoom({ typology = "", slugs = "", limit = "", layout, filters: bar }: Attributes) {
  // Offers by slug may be of any kind, and products are higher.
  const kind = slugs !== "" || isProductTipology(typology) ? "product" : "energy";
  const most = readCardsLimit(limit);
  const count = slugs === "" ? most : Math.min(most, slugs.split(",").length);
  const rows = [
    toCardRows(count, { kind, layout }),
    toTurning(notes.wideFrom, notes[slugs === "" ? kind : "energy"]),
  ];
  // Chosen offers have no filters.
  return [...(bar === undefined || slugs !== "" ? [] : [toPicture(1, filters)]), ...rows].join(
    '<br slot="room">',
  );
}

function toCardRows(
  count: number,
  { kind, layout }: { kind: "energy" | "product"; layout: string | undefined },
): string {
  const toHeight = (one: number) => count * one + (count - 1) * card.gap;
  switch (layout) {
    case "carousel":
      return toPicture(1, card[kind] + carousel);
    case "list":
      return toTurning(card.wideFrom, {
        narrow: toHeight(card[kind]),
        wide: toHeight(card.lying),
      });
    default:
      // Each picture includes the gap, and two pixels by which a line of text may be higher.
      return toPicture(card.width + card.gap, card[kind] + card.gap + 2).repeat(count);
  }
}

/**
 * Pictures that are as high as `wide` if they fit side by side, and about as high as `narrow` if
 * they wrap. None is wider than a phone.
 */
function toTurning(wideFrom: number, { narrow, wide }: { narrow: number; wide: number }): string {
  const count = Math.ceil(wideFrom / 300);
  const between = toPicture(wideFrom / count, 1).repeat(count - 2);
  const first = toPicture(wideFrom / count, wide);
  return first + between + toPicture(wideFrom / count, narrow - wide);
}

function toPicture(width: number, height: number): string {
  return `<svg slot="room" width="${width}" height="${height}" aria-hidden="true"></svg>`;
}
