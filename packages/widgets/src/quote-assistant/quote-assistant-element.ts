import assistantCss from "@volpe/ui/styles/assistant-launcher.css?inline";
import { flag, oneOf, text } from "../define/attribute.ts";
import { createWidget, type WidgetElement } from "../define/define-widget.ts";
import { emit } from "../define/emit.ts";
import { toSheet } from "../define/to-sheet.ts";
import type { Volpe } from "../loader/volpe.ts";
import hostCss from "./quote-assistant.css?inline";
import { createQuoteAssistant, type QuoteAssistantValues } from "./quote-assistant.tsx";

const getLauncherSheet = toSheet(assistantCss);
const getHostSheet = toSheet(hostCss);

/** What the loader set to hold the element's place. */
const RESERVED = ["display", "min-block-size"];

export function createQuoteAssistantElement(volpe: Volpe): CustomElementConstructor {
  const Widget = createWidget<QuoteAssistantValues>(createQuoteAssistant(volpe), {
    attributes: {
      tracking: text,
      variant: oneOf("bubble", "inline"),
      open: flag,
      theme: oneOf("auto", "light", "dark"),
      transports: oneOf("any", "polling"),
    },
    properties: ["opening"],
    sheets: () => [getLauncherSheet(), getHostSheet()],
  });
  type Base = Omit<WidgetElement<QuoteAssistantValues>, "open"> & {
    connectedCallback(): void;
    attributeChangedCallback(name: string): void;
  };

  class QuoteAssistant extends (Widget as unknown as new () => Base) {
    #isShown = false;

    /** A method to read, `dialog`'s way; written to, the attribute, as frameworks set it. */
    get open(): () => void {
      return () => this.toggleAttribute("open", true);
    }

    set open(value: unknown) {
      this.toggleAttribute("open", Boolean(value));
    }

    get opened(): boolean {
      return this.hasAttribute("open");
    }

    close(): void {
      this.removeAttribute("open");
    }

    override connectedCallback(): void {
      for (const name of RESERVED) {
        this.style.removeProperty(name);
      }
      super.connectedCallback();
      this.#tell();
    }

    override attributeChangedCallback(name: string): void {
      super.attributeChangedCallback(name);
      if (name === "open" && this.isConnected) {
        this.#tell();
      }
    }

    /** Says once that it opened or closed. Who prevents the opening has it closed again. */
    #tell(): void {
      if (this.opened === this.#isShown) {
        return;
      }
      if (this.#isShown) {
        this.#isShown = false;
        emit(this, "volpe-close", {});
      } else if (emit(this, "volpe-open", {}, { cancelable: true })) {
        this.#isShown = true;
      } else {
        this.close();
      }
    }
  }
  return QuoteAssistant as unknown as CustomElementConstructor;
}
