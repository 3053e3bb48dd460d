import r2wc from "@r2wc/core";
import type { R2wcElement } from "./define-widget.ts";

/** What an element shows, without a component's runtime. */
export type View<Values> = {
  /** Called with all values, at first and after each change. */
  update(values: Partial<Values>): void;
  unmount(): void;
};

/** r2wc keeps a connected element's view here. */
const CONTEXT = Symbol.for("r2wc.context");

/** Makes an element from a view, which is created each time the element is connected. */
export function toViewElement<Values extends object>(
  createView: (container: ShadowRoot) => View<Values>,
): new () => R2wcElement {
  const renderer = {
    mount(container: HTMLElement | ShadowRoot, _: unknown, values: Partial<Values>) {
      const view = createView(container as ShadowRoot);
      view.update(values);
      return view;
    },
    update: (view: View<Values>, values: Partial<Values>) => view.update(values),
    unmount: (view: View<Values>) => view.unmount(),
  };
  const make = r2wc as unknown as (
    component: null,
    options: { shadow: "open"; props: [] },
    adapter: typeof renderer,
  ) => new () => R2wcElement;
  return make(null, { shadow: "open", props: [] }, renderer);
}

/** The view of a connected element; undefined while it is detached. */
export function findView<Found>(element: HTMLElement): Found | undefined {
  return (element as unknown as Record<symbol, Found | undefined>)[CONTEXT];
}
