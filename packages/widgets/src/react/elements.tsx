"use client";

import { type TrackedWidget, toElementRoom } from "@volpe/contract";
import {
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
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
import type { ElementAttributes } from "./jsx-types.ts";

/** The props of an element's component: `volpe-error` is `onVolpeError`. */
type ElementProps<Element, Values, EventMap> = ElementAttributes<Element, Values> & {
  [Name in keyof EventMap & string as `on${PascalCase<Name>}`]?:
    | ((event: EventMap[Name]) => void)
    | undefined;
};

type PascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${PascalCase<Rest>}`
  : Capitalize<Name>;

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
  const element = useRef<VolpeQuoteAssistantElement>(null);
  useImperativeHandle(ref, () => element.current as VolpeQuoteAssistantElement, []);
  // React would write `opening` as an attribute, `[object Object]`, until the element is defined.
  useLayoutEffect(() => {
    if (element.current !== null) {
      element.current.opening = opening;
    }
  }, [opening]);
  return (
    <volpe-quote-assistant {...useElementProps(props)} ref={element}>
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

const subscribe = () => () => undefined;

/**
 * The same props under the names by which React listens to a custom element. React attaches no such
 * listener while it hydrates, so the listeners are passed one rendering later.
 */
function useElementProps(props: object): Record<string, unknown> {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const named = Object.entries(props).flatMap(([name, value]) => {
    if (!name.startsWith("onVolpe")) {
      return [[name, value]];
    }
    return isHydrated ? [[toListenerName(name), value]] : [];
  });
  // Before the hydration the loader may have styled the element, and a visitor may have opened it.
  return { ...Object.fromEntries(named), suppressHydrationWarning: true };
}

/** `onVolpeError` → `onvolpe-error` */
function toListenerName(name: string): string {
  return name.replace("onV", "onv").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The empty pictures that keep the place of an element with these props until it is defined, as in
 * a copied snippet. The page's own children replace them.
 */
function ElementRoom({ widget, props }: { widget: TrackedWidget; props: object }): ReactNode {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => [name, value === true ? "" : String(value)]);
  const pictures = toElementRoom(widget, Object.fromEntries(attributes)).matchAll(
    /<(?:br|svg slot="room" width="([\d.]+)" height="(\d+)")/g,
  );
  return [...pictures].map(([, width, height], at) =>
    width === undefined ? (
      <br key={at} slot="room" />
    ) : (
      <svg key={at} slot="room" width={width} height={height} aria-hidden="true" />
    ),
  );
}
