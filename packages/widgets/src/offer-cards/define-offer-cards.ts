import { flag, oneOf, text } from "../define/attribute.ts";
import { createWidget, defineElement, type WidgetElement } from "../define/define-widget.ts";
import { emit } from "../define/emit.ts";
import { THEMES } from "../define/theme.ts";
import { toSheet } from "../define/to-sheet.ts";
import { findView, toViewElement } from "../define/view-element.ts";
import type { Volpe } from "../loader/volpe.ts";
import { LAYOUTS, type OfferCardsValues, TYPOLOGIES } from "./element-types.ts";
import { CARDS_LIMIT, figure } from "./figure.ts";
import css from "./offer-cards.css?inline";
import { createOfferCards, type OfferCardsView } from "./offer-cards-view.tsx";

/**
 * Defines `<volpe-offer-cards>`. Does nothing on a server or if it is already defined.
 *
 * @example
 * defineOfferCards(createVolpe({ host: "https://volpe.example", tracking: "AFF-123" }));
 */
export function defineOfferCards(volpe: Volpe): void {
  defineElement("volpe-offer-cards", () => createOfferCardsElement(volpe));
}

/** The largest consumption of a year that the attribute takes, kWh or Smc. */
const MOST_CONSUMED = 10_000_000;
/**
 * Parts of a kWh or Smc to which it is rounded. The host would read three decimals as thousands.
 */
const CONSUMED_PARTS = 100;
const getSheet = toSheet(css);

export function createOfferCardsElement(volpe: Volpe): CustomElementConstructor {
  const Widget = createWidget<OfferCardsValues>(toViewElement(createOfferCards(volpe)), {
    attributes: {
      typology: oneOf(TYPOLOGIES),
      slugs: text,
      brand: text,
      consumption: figure(0, MOST_CONSUMED, 0, CONSUMED_PARTS),
      limit: CARDS_LIMIT,
      layout: oneOf(LAYOUTS),
      filters: flag,
      tracking: text,
      theme: oneOf(THEMES),
    },
    sheets: () => [getSheet()],
  });

  class OfferCards extends (Widget as unknown as new () => WidgetElement<OfferCardsValues>) {
    constructor() {
      super();
      const root = this.shadowRoot;
      // A link's click, by mouse or by keyboard.
      root.addEventListener("click", (event) => {
        const link = (event.target as Element).closest("a:not(.v-estimate)");
        const slug = link?.closest("li")?.dataset.slug;
        if (slug && !emit(this, "volpe-offer", { slug }, { cancelable: true })) {
          event.preventDefault();
        }
      });
      const choose = (event: Event) => {
        event.preventDefault();
        const form = (event.target as Element).closest("form") as HTMLFormElement;
        // The form has no field for files, so every value is a text.
        const chosen = new FormData(form) as unknown as URLSearchParams;
        findView<OfferCardsView>(this)?.choose(String(new URLSearchParams(chosen)));
      };
      root.addEventListener("change", choose);
      root.addEventListener("submit", choose);
    }

    refresh(): void {
      findView<OfferCardsView>(this)?.refresh();
    }
  }
  return OfferCards as unknown as CustomElementConstructor;
}
