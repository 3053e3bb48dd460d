import type { ProductSheet } from "@volpe/contract";
import { formatEur, formatEurCents } from "@volpe/ui";
import type { SocialPicture } from "../../layout/document-head.ts";

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
    figure: figureEur < 100 ? formatEurCents(figureEur) : formatEur(figureEur),
    figureNote: `${figurePer === "month" ? "al mese" : "in 24 mesi"}, ${figureNote}`,
    drawing: picture.path,
  };
}
