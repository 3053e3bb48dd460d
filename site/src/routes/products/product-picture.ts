import type { ProductSheet } from "@volpe/contract";
import type { SocialPicture } from "../../layout/document-head.ts";
import { FIGURE_PERIODS, formatFigure } from "./figure-words.ts";

/** What the picture of an item shows: its name, its figure and its drawing. */
export function toProductPicture({
  name,
  figureEur,
  figurePer,
  figureNote,
  picture,
}: ProductSheet): SocialPicture {
  return {
    title: name,
    figure: formatFigure(figureEur),
    figureNote: `${FIGURE_PERIODS[figurePer]}, ${figureNote}`,
    drawing: picture.path,
  };
}
