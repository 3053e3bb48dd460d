import { type ReactNode, startTransition, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Heart } from "./heart.tsx";

/** Puts the hearts into the places that the server drew (`HeartPlace`). */
export function DrawnHearts() {
  const [hearts, setHearts] = useState<ReactNode>(null);
  useEffect(() => {
    const places = [...document.querySelectorAll<HTMLElement>(".heart-place[data-slug]")];
    const drawn = places.flatMap((place) => {
      const { slug = "", label = "", brand = "" } = place.dataset;
      const box = place.parentElement;
      if (box === null) return [];
      place.remove();
      return [createPortal(<Heart slug={slug} label={label} brand={brand} />, box, slug)];
    });
    startTransition(() => setHearts(drawn));
  }, []);
  return hearts;
}
