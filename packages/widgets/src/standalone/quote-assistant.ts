import { listenForOpeners } from "../loader/open-assistant.ts";
import { claimVolpe, warn } from "../loader/volpe.ts";
import { defineQuoteAssistant } from "../quote-assistant/define-quote-assistant.ts";

/** The whole widget in one classic script, for a page that pins its hash. */
const [volpe, isFirst] = claimVolpe(VOLPE_VERSION);
if (!isFirst && customElements.get("volpe-quote-assistant") !== undefined) {
  warn("volpe-quote-assistant is on this page already.");
}
listenForOpeners();
defineQuoteAssistant(volpe);
