"use client";

import { useImperativeHandle, useLayoutEffect, useRef } from "react";
import type {
  FavouritesButtonValues,
  FavouritesEventMap,
  VolpeFavouritesButtonElement,
} from "../favourites-button/element-types.ts";
import type {
  OfferCardsEventMap,
  OfferCardsValues,
  VolpeOfferCardsElement,
} from "../offer-cards/element-types.ts";
import type {
  QuoteAssistantValues,
  VolpeEventMap,
  VolpeQuoteAssistantElement,
} from "../quote-assistant/element-types.ts";
import { type ElementProps, useElementProps } from "./element-props.ts";
import { ElementRoom } from "./element-room.tsx";

export type VolpeQuoteAssistantProps = ElementProps<
  VolpeQuoteAssistantElement,
  QuoteAssistantValues,
  VolpeEventMap
>;

export type VolpeOfferCardsProps = ElementProps<
  VolpeOfferCardsElement,
  OfferCardsValues,
  OfferCardsEventMap
>;

export type VolpeFavouritesButtonProps = ElementProps<
  VolpeFavouritesButtonElement,
  FavouritesButtonValues,
  FavouritesEventMap
>;

/**
 * `<volpe-quote-assistant>`. A visitor opens and closes it too: `open` acts when it changes, and
 * `onVolpeOpen` and `onVolpeClose` tell what happened.
 *
 * @example
 * const page = (
 *   <VolpeQuoteAssistant
 *     variant="inline"
 *     opening={{ type: "luce" }}
 *     onVolpeQuote={({ detail }) => alert(detail.offers)}
 *   />
 * );
 */
export function VolpeQuoteAssistant({ opening, ref, ...props }: VolpeQuoteAssistantProps) {
  const own = useRef<VolpeQuoteAssistantElement>(null);
  useImperativeHandle(ref, () => own.current as VolpeQuoteAssistantElement, []);
  // React would write it as an attribute, `[object Object]`, until the element is defined.
  useLayoutEffect(() => {
    if (own.current !== null) {
      own.current.opening = opening;
    }
  }, [opening]);
  return (
    <volpe-quote-assistant {...useElementProps(props)} ref={own}>
      {props.children ?? <ElementRoom widget="assistente" props={props} />}
    </volpe-quote-assistant>
  );
}

/**
 * `<volpe-offer-cards>`. Its ref has `refresh()`.
 *
 * @example
 * const page = <VolpeOfferCards typology="gas" limit={6} filters onVolpeError={console.warn} />;
 */
export function VolpeOfferCards(props: VolpeOfferCardsProps) {
  return (
    <volpe-offer-cards {...useElementProps(props)}>
      {props.children ?? <ElementRoom widget="carte" props={props} />}
    </volpe-offer-cards>
  );
}

/**
 * `<volpe-favourites-button>`. Its ref has `toggle()`, `pressed` and `favourites`.
 *
 * @example
 * const page = (
 *   <VolpeFavouritesButton
 *     slug="volpe-luce-fissa"
 *     onVolpeFavourite={({ detail }) => alert(detail.count)}
 *   />
 * );
 */
export function VolpeFavouritesButton(props: VolpeFavouritesButtonProps) {
  return (
    <volpe-favourites-button {...useElementProps(props)}>
      {props.children ?? <ElementRoom widget="preferiti" props={props} />}
    </volpe-favourites-button>
  );
}
