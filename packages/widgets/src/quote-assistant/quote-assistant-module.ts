/** The module that the loader imports. */
export { defineQuoteAssistant as define } from "./define-quote-assistant.ts";
