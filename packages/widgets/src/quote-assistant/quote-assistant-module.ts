/** What the loader imports. */
export { defineQuoteAssistant as define } from "./define-quote-assistant.ts";
