import { useSyncExternalStore } from "react";
import type { ElementAttributes } from "./element-attributes.ts";

/** The props of an element's component: `volpe-error` is `onVolpeError`. */
export type ElementProps<Element, Values, EventMap> = ElementAttributes<Element, Values> & {
  [Name in keyof EventMap & string as `on${PascalCase<Name>}`]?:
    | ((event: EventMap[Name]) => void)
    | undefined;
};

type PascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${PascalCase<Rest>}`
  : Capitalize<Name>;

const subscribe = () => () => undefined;

/**
 * The same props under the names by which React listens to a custom element. React attaches no such
 * listener while it hydrates, so they are given to it one rendering later.
 */
export function useElementProps(props: object): Record<string, unknown> {
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
