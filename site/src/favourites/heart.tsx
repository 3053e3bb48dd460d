import { type ComponentProps, createContext, useCallback, useContext, useState } from "react";
import { useHydrated } from "../page/use-hydrated.ts";
import { type HeartPlace, toHeartPlace } from "./heart-place.tsx";
import type { Hearts } from "./hearts.ts";

/** Draws the hearts of the page; null on the server and outside `Favourites`. */
export const HeartsContext = createContext<Hearts | null>(null);

/**
 * Tells React that a script fills the element. Otherwise hydration would remove the content. It is
 * one constant object, because React writes the content again for another object.
 */
const DRAWN = { dangerouslySetInnerHTML: { __html: "" } };

/** A heart that adds an item to the favourites or removes it. React never draws its content. */
export function Heart(props: ComponentProps<typeof HeartPlace>) {
  const hearts = useContext(HeartsContext);
  const isHydrated = useHydrated();
  const [content] = useState(() => (isHydrated ? {} : DRAWN));
  const draw = useCallback(
    (place: HTMLElement | null) => {
      if (place !== null) hearts?.draw(place);
    },
    [hearts],
  );
  return <span key={props.slug} {...toHeartPlace(props)} ref={draw} {...content} />;
}
