import { defineElement } from "../define/define-widget.ts";
import type { Volpe } from "../loader/volpe.ts";
import { createQuoteAssistantElement } from "./quote-assistant-element.ts";

/**
 * Defines `<volpe-quote-assistant>`. Does nothing on a server or if it is already defined.
 *
 * @example defineQuoteAssistant(window.volpe)
 */
export function defineQuoteAssistant(volpe: Volpe): void {
  defineElement("volpe-quote-assistant", () => createQuoteAssistantElement(volpe));
}
