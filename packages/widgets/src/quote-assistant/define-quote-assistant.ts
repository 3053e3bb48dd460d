import { defineElement } from "../define/define-widget.ts";
import type { Volpe } from "../loader/volpe.ts";
import { createQuoteAssistantElement } from "./quote-assistant-element.ts";

/** Defines `<volpe-quote-assistant>`; does nothing on a server or where it is defined. */
export function defineQuoteAssistant(volpe: Volpe): void {
  defineElement("volpe-quote-assistant", () => createQuoteAssistantElement(volpe));
}
