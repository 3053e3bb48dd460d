import r2wc from "@r2wc/react-to-web-component";
import type { ComponentType } from "react";
import type { R2wcElement } from "./define-widget.ts";

/** Props of a widget's component: its values, and the shadow root that holds it. */
export type WidgetProps<Values> = Partial<Values> & { container: ShadowRoot };

/** Makes an element from a component with a state of its own. */
export function toComponentElement<Values extends object>(
  Component: ComponentType<WidgetProps<Values>>,
): new () => R2wcElement {
  // Without props r2wc defines no accessors of its own.
  return r2wc(Component, { shadow: "open", props: [] }) as new () => R2wcElement;
}
