import type { ReactNode } from "react";

/** The node that a component of a drawn file returns. Throws `TypeError` in any other file. */
export function toNode<Drawn extends Node = HTMLElement>(drawn: ReactNode): Drawn {
  if (!((drawn as unknown) instanceof Node)) {
    throw new TypeError("No node");
  }
  return drawn as unknown as Drawn;
}
