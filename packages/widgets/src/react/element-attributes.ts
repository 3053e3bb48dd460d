import type { DetailedHTMLProps, HTMLAttributes } from "react";

/** HTML's attributes, key, ref and children of an element, and the element's own values. */
export type ElementAttributes<Element, Values> = DetailedHTMLProps<
  HTMLAttributes<Element>,
  Element
> & { [Name in keyof Values]?: Values[Name] | undefined };

/**
 * Props by which React itself listens to a custom element, as `onvolpe-error`. On a server's markup
 * React 19 attaches them only when they change; the components of `react/` do so at once.
 */
export type NativeListeners<EventMap> = {
  [Name in keyof EventMap & string as `on${Name}`]?: ((event: EventMap[Name]) => void) | undefined;
};
