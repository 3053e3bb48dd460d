import { listenForOpeners } from "../loader/open-assistant.ts";
import { defineQuoteAssistant } from "../quote-assistant/define-quote-assistant.ts";
import { claimElement } from "./claim-element.ts";

/** The whole widget in one classic script, for a page that pins its hash. */
const volpe = claimElement("volpe-quote-assistant");
listenForOpeners();
defineQuoteAssistant(volpe);
