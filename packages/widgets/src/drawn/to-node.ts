import type { ReactNode } from "react";

/** The node that a component in a drawn file is. */
export function toNode<Drawn extends Node = HTMLElement>(drawn: ReactNode): Drawn {
  if (!((drawn as unknown) instanceof Node)) {
    throw new TypeError("This file is not drawn: its name does not end in -view.tsx.");
  }
  return drawn as unknown as Drawn;
}
