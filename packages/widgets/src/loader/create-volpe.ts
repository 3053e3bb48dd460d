import type { LoadOptions } from "./load-volpe.ts";
import { listenForOpeners } from "./open-assistant.ts";
import { toVolpe, type Volpe } from "./volpe.ts";

export type VolpeOptions = Pick<LoadOptions, "host" | "tracking" | "transports" | "consent">;

/**
 * Makes the settings for elements that a page defines from this package, without the host's script,
 * and lets `data-volpe-open` open assistants. It needs a browser. Throws a TypeError if `host` is
 * not a URL.
 *
 * @example
 * defineOfferCards(createVolpe({ host: "https://volpe.example", tracking: "AFF-123" }));
 */
export function createVolpe({ host, ...dataset }: VolpeOptions): Volpe {
  listenForOpeners();
  return Object.freeze(toVolpe(VOLPE_VERSION, { src: new URL(host).origin, dataset }));
}
