import type { Theme } from "../define/theme.ts";
import type { Transports } from "../define/transports.ts";
import type { Volpe } from "../loader/volpe.ts";

/** The values of the element's attributes; the first of each is the default. */
export const VARIANTS = ["bubble", "inline"] as const;

type Variant = (typeof VARIANTS)[number];

/**
 * The first answers of a conversation: the contract's `ChatOpening`, written out so that a page
 * that installs the package needs no schema library for it.
 */
export type Opening = { type?: string; offer?: string; place?: string; query?: string };

/** The values of the element's attributes and properties. */
export type QuoteAssistantValues = {
  tracking: string;
  variant: Variant;
  open: boolean;
  theme: Theme;
  transports: Transports;
  /** The first answers of the conversation, as `{ type: "luce" }`. */
  opening: Opening | undefined;
};

/** No event carries personal data. */
export type VolpeEventMap = {
  /** Cancelable: if prevented, the assistant stays closed. */
  "volpe-open": CustomEvent<Record<string, never>>;
  "volpe-close": CustomEvent<Record<string, never>>;
  /** An answer was given to the question `step`. */
  "volpe-step": CustomEvent<{ step: number }>;
  /** A quote was made; `offers` is the number of its offers. */
  "volpe-quote": CustomEvent<{ offers: number }>;
  /**
   * A part could not be loaded, the connection is lost, or the host refused an answer or, with
   * `origin-off`, the page. `requestId` is null: the assistant's answers go through its socket, and
   * only calls have an id in the host's log.
   */
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

declare global {
  interface HTMLElementTagNameMap {
    "volpe-quote-assistant": VolpeQuoteAssistantElement;
  }
  interface HTMLElementEventMap extends VolpeEventMap {}
  interface DocumentEventMap extends VolpeEventMap {}
}

/** The element and the settings of a panel's conversation. */
export type PanelSource = {
  volpe: Volpe;
  container: ShadowRoot;
  tracking: string;
  transports: QuoteAssistantValues["transports"];
};
