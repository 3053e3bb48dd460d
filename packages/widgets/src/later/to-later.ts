import { type ComponentType, createElement, useEffect, useState } from "react";
import { laterParts, loadLaterParts } from "./later-parts.ts";

/** The component that stands for a part until that is here: nothing, then the part. */
export function toLater(name: string): ComponentType<object> {
  return function Later(props: object) {
    const [parts, setParts] = useState(laterParts);
    useEffect(() => {
      if (parts === undefined) {
        // What does not come is asked for again by the next of its kind.
        loadLaterParts().then(setParts, () => undefined);
      }
    }, [parts]);
    const Part = parts?.components[name];
    return Part === undefined ? null : createElement(Part, props);
  };
}
