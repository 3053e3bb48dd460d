import { type ErrorCode, LANGUAGE } from "@volpe/contract";

/** The document of `/embed/offer-cards`; the element takes the one child of its body. */
export function toCardsDocument(markup: string): string {
  return `<!doctype html><html lang="${LANGUAGE}"><head><title>Offerte</title></head><body>${markup}</body></html>`;
}

/** A document without cards: the element stays empty and tells its page the code. */
export function toRefusedDocument(code: ErrorCode): string {
  return toCardsDocument(`<div data-refused="${code}"></div>`);
}
