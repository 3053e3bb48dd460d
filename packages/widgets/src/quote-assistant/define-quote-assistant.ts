import assistantCss from "@volpe/ui/styles/assistant-launcher.css?inline";
import { flag, oneOf, text } from "../define/attribute.ts";
import { toComponentElement } from "../define/component-element.ts";
import { createWidget, defineElement, type WidgetElement } from "../define/define-widget.ts";
import { emit } from "../define/emit.ts";
import { THEMES } from "../define/theme.ts";
import { toSheet } from "../define/to-sheet.ts";
import { TRANSPORTS } from "../define/transports.ts";
import type { Volpe } from "../loader/volpe.ts";
import { type QuoteAssistantValues, VARIANTS } from "./element-types.ts";
import hostCss from "./quote-assistant.css?inline";
import { createQuoteAssistant } from "./quote-assistant.tsx";

/**
 * Defines `<volpe-quote-assistant>`. Does nothing on a server or if it is already defined.
 *
 * @example defineQuoteAssistant(window.volpe)
 */
export function defineQuoteAssistant(volpe: Volpe): void {
  defineElement("volpe-quote-assistant", () => createQuoteAssistantElement(volpe));
}

const getLauncherSheet = toSheet(assistantCss);
const getHostSheet = toSheet(hostCss);

function createQuoteAssistantElement(volpe: Volpe): CustomElementConstructor {
  const Widget = createWidget<QuoteAssistantValues>(
    toComponentElement(createQuoteAssistant(volpe)),
    {
      attributes: {
        tracking: text,
        variant: oneOf(VARIANTS),
        open: flag,
        theme: oneOf(THEMES),
        transports: oneOf(TRANSPORTS),
      },
      properties: ["opening"],
      sheets: () => [getLauncherSheet(), getHostSheet()],
    },
  );
  type Base = Omit<WidgetElement<QuoteAssistantValues>, "open"> & {
    connectedCallback(): void;
    attributeChangedCallback(name: string): void;
  };

  class QuoteAssistant extends (Widget as unknown as new () => Base) {
    #isShown = false;

    /**
     * Reading it returns the method, as in `dialog`; writing it sets the attribute, as frameworks
     * do.
     */
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
      super.connectedCallback();
      this.#tell();
    }

    override attributeChangedCallback(name: string): void {
      super.attributeChangedCallback(name);
      if (name === "open" && this.isConnected) {
        this.#tell();
      }
    }

    /** Emits one event for each change. A prevented opening closes the element again. */
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
