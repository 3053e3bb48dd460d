import type { ChatOpening } from "@volpe/core";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

/** Nothing about the person is ever in an event. */
export type VolpeEventMap = {
  /** Cancelable: prevented, the assistant stays closed. */
  "volpe-open": CustomEvent<Record<string, never>>;
  "volpe-close": CustomEvent<Record<string, never>>;
  /** An answer was given to the question `step`. */
  "volpe-step": CustomEvent<{ step: number }>;
  /** A quote was made, with so many offers. */
  "volpe-quote": CustomEvent<{ offers: number }>;
};

export interface VolpeQuoteAssistantElement extends HTMLElement {
  tracking: string;
  variant: "bubble" | "inline";
  theme: "auto" | "light" | "dark";
  transports: "any" | "polling";
  opening: ChatOpening | undefined;
  readonly opened: boolean;
  /** Written to, as frameworks do with an attribute, a boolean opens or closes. */
  open(): void;
  close(): void;
}

export type VolpeQuoteAssistantAttributes = DetailedHTMLProps<
  HTMLAttributes<VolpeQuoteAssistantElement>,
  VolpeQuoteAssistantElement
> & {
  tracking?: string;
  variant?: "bubble" | "inline";
  open?: boolean;
  theme?: "auto" | "light" | "dark";
  transports?: "any" | "polling";
};

declare global {
  interface HTMLElementTagNameMap {
    "volpe-quote-assistant": VolpeQuoteAssistantElement;
  }
  interface HTMLElementEventMap extends VolpeEventMap {}
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "volpe-quote-assistant": VolpeQuoteAssistantAttributes;
    }
  }
}
