import { LANGUAGE } from "@volpe/contract";

/** The headers of the page below. */
export const PLAIN_ERROR_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
  "content-type": "text/html; charset=utf-8",
  "x-content-type-options": "nosniff",
} as const;

/** The error screen without script and style. `message` is not escaped, so it must be ours. */
export function toPlainErrorPage(status: number, message: string): string {
  return `<!doctype html><html lang="${LANGUAGE}"><meta name="viewport" content="width=device-width"><title>${status}</title><main><h1>${status}</h1><p>${message}</p><form action="/"><button>Go Back</button></form></main></html>`;
}
