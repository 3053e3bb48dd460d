import { type ComponentType, createElement, useEffect, useRef, useState } from "react";
import { laterParts, loadLaterParts, onLaterParts } from "./later-parts.ts";

/**
 * The component that stands for a part until that is here. It asks for it when it would be seen:
 * what the styles hide, as the draft behind its button, waits.
 */
export function toLater(name: string, standIn: string): ComponentType<object> {
  return function Later(props: object) {
    const [parts, setParts] = useState(laterParts);
    const place = useRef<HTMLElement>(null);

    useEffect(() => onLaterParts(setParts), []);
    // With every drawing, for each may be the one that shows it.
    useEffect(() => {
      if (place.current?.checkVisibility()) {
        // What does not come is asked for again by the next drawing.
        loadLaterParts().catch(() => undefined);
      }
    });

    const Part = parts?.components[name];
    return Part === undefined
      ? createElement("span", { className: standIn, ref: place })
      : createElement(Part, props);
  };
}
