import { flag, oneOf, text } from "../define/attribute.ts";
import { toComponentElement } from "../define/component-element.ts";
import { createWidget, type WidgetElement } from "../define/define-widget.ts";
import { removeReserve } from "../define/remove-reserve.ts";
import { THEMES } from "../define/theme.ts";
import { toSheet } from "../define/to-sheet.ts";
import type { Volpe } from "../loader/volpe.ts";
import type { FavouritesButtonValues } from "./element-types.ts";
import css from "./favourites-button.css?inline";
import { createFavouritesButton, type Toggles } from "./favourites-button.tsx";
import { createPageFavourites } from "./page-favourites.ts";

const getSheet = toSheet(css);

export function createFavouritesButtonElement(volpe: Volpe): CustomElementConstructor {
  const favourites = createPageFavourites(volpe);
  const toggles: Toggles = new WeakMap();
  const Widget = createWidget<FavouritesButtonValues>(
    toComponentElement(createFavouritesButton({ volpe, favourites, toggles })),
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
      if (this.slug !== "") {
        toggles.get(this)?.();
      }
    }

    override connectedCallback(): void {
      removeReserve(this);
      super.connectedCallback();
    }
  }
  return FavouritesButton as unknown as CustomElementConstructor;
}
