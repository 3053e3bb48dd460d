import { type ErrorCode, LANGUAGE } from "@volpe/contract";

/**
 * The document of `/embed/offer-cards`; the element takes the one child of its body. Tags that HTML
 * lets be omitted are not sent.
 */
export function toCardsDocument(markup: string): string {
  return `<!doctype html><html lang="${LANGUAGE}"><title>Offerte</title>${markup}`;
}

/**
 * A document without cards. The element reports `code` to the page, and shows `line` in the place
 * that the page reserves, which would look broken if it were blank.
 */
export function toRefusedDocument(code: ErrorCode, line: string): string {
  const panel = `<div class="v-scope v-cards-said" lang="${LANGUAGE}" data-refused="${code}"><p>${line}</p></div>`;
  return toCardsDocument(line === "" ? `<div data-refused="${code}"></div>` : panel);
}
