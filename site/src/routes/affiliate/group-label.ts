import { type FigureGroup, formatDate, isTrackedWidget } from "@volpe/contract";
import { SNIPPET_ELEMENTS } from "./snippets.ts";

/** The words for one group of the figures, for example of an element. */
export function toGroupLabel(per: FigureGroup, key: string): string {
  switch (per) {
    case "giorno":
      return formatDate(key);
    case "pagina":
      return key || "Pagina non nota";
    case "sub":
      return key || "Senza";
    case "widget":
      return isTrackedWidget(key)
        ? SNIPPET_ELEMENTS[key].label
        : key === "link"
          ? "Link"
          : "Non si sa";
  }
}
