import type { ChatOpening } from "@volpe/contract";
import type { ElementAttributes, NativeListeners } from "../define/element-attributes.ts";
import type { Theme } from "../define/theme.ts";
import type { Volpe } from "../loader/volpe.ts";

/** The values of the element's attributes; the first of each is the default. */
export const VARIANTS = ["bubble", "inline"] as const;
export const TRANSPORTS = ["any", "polling"] as const;

type Variant = (typeof VARIANTS)[number];
type Transports = (typeof TRANSPORTS)[number];

/** The values of the element's attributes and properties. */
export type QuoteAssistantValues = {
  tracking: string;
  variant: Variant;
  open: boolean;
  theme: Theme;
  transports: Transports;
  /** The first answers of the conversation, as `{ type: "luce" }`. */
  opening: ChatOpening | undefined;
};

/** No event carries personal data. */
export type VolpeEventMap = {
  /** Cancelable: if prevented, the assistant stays closed. */
  "volpe-open": CustomEvent<Record<string, never>>;
  "volpe-close": CustomEvent<Record<string, never>>;
  /** An answer was given to the question `step`. */
  "volpe-step": CustomEvent<{ step: number }>;
  /** A quote was made; `offers` is their number. */
  "volpe-quote": CustomEvent<{ offers: number }>;
  /** A part could not be loaded, or the connection is lost. `requestId` is in the host's log. */
  "volpe-error": CustomEvent<{ code: string; requestId: string | null }>;
};

/**
 * `<volpe-quote-assistant>`.
 *
 * @example
 * const assistant = document.querySelector("volpe-quote-assistant");
 * assistant.opening = { type: "luce" };
 * assistant.addEventListener("volpe-quote", ({ detail }) => console.log(detail.offers));
 * assistant.open();
 */
export interface VolpeQuoteAssistantElement
  extends HTMLElement,
    Omit<QuoteAssistantValues, "open"> {
  readonly opened: boolean;
  /** Frameworks may assign a boolean, which opens or closes the assistant. */
  open(): void;
  close(): void;
}

/** Without `opening`, of which React would make an attribute before the element is defined. */
export type VolpeQuoteAssistantAttributes = ElementAttributes<
  VolpeQuoteAssistantElement,
  Omit<QuoteAssistantValues, "opening">
> &
  NativeListeners<VolpeEventMap>;

declare global {
  interface HTMLElementTagNameMap {
    "volpe-quote-assistant": VolpeQuoteAssistantElement;
  }
  interface HTMLElementEventMap extends VolpeEventMap {}
  interface DocumentEventMap extends VolpeEventMap {}
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "volpe-quote-assistant": VolpeQuoteAssistantAttributes;
    }
  }
}

/** The origin of a panel's conversation. */
export type PanelSource = {
  volpe: Volpe;
  container: ShadowRoot;
  tracking: string;
  transports: QuoteAssistantValues["transports"];
};
