import { flag, oneOf, text } from "../define/attribute.ts";
import { createWidget, defineElement, type WidgetElement } from "../define/define-widget.ts";
import { THEMES } from "../define/theme.ts";
import { toSheet } from "../define/to-sheet.ts";
import { findView, toViewElement } from "../define/view-element.ts";
import type { Volpe } from "../loader/volpe.ts";
import type { FavouritesButtonValues } from "./element-types.ts";
import css from "./favourites-button.css?inline";
import { createFavouritesButton, type FavouritesView } from "./favourites-view.tsx";
import { createOfferWords } from "./offer-words.ts";
import { createPageFavourites } from "./page-favourites.ts";

/**
 * Defines `<volpe-favourites-button>`. Does nothing on a server or if it is already defined.
 *
 * @example
 * defineFavouritesButton(createVolpe({ host: "https://volpe.example" }));
 */
export function defineFavouritesButton(volpe: Volpe): void {
  defineElement("volpe-favourites-button", () => createFavouritesButtonElement(volpe));
}

const getSheet = toSheet(css);

function createFavouritesButtonElement(volpe: Volpe): CustomElementConstructor {
  const favourites = createPageFavourites(volpe);
  const Widget = createWidget<FavouritesButtonValues>(
    toViewElement(createFavouritesButton(volpe, favourites, createOfferWords(volpe))),
    {
      attributes: { slug: text, label: text, count: flag, tracking: text, theme: oneOf(THEMES) },
      sheets: () => [getSheet()],
    },
  );
  type Base = WidgetElement<FavouritesButtonValues> & { connectedCallback(): void };

  class FavouritesButton extends (Widget as unknown as new () => Base) {
    get pressed(): boolean {
      return favourites.slugs().includes(this.slug);
    }

    get favourites(): readonly string[] {
      return [...favourites.slugs()];
    }

    toggle(): void {
      if (this.isConnected && !findView(this)) {
        // A newly defined element would mount only in the next task.
        this.connectedCallback();
      }
      findView<FavouritesView>(this)?.toggle();
    }
  }
  return FavouritesButton as unknown as CustomElementConstructor;
}
