import type { FastifyInstance } from "fastify";
import PDFDocument from "pdfkit";
import { expect, vi } from "vitest";

/**
 * The text written into a quote's document. Parsing it from the bytes would take most of the test's
 * time.
 */
export async function readQuoteDocument(
  { app }: { app: FastifyInstance },
  rate: string,
  remoteAddress?: string,
): Promise<string> {
  const written = vi.spyOn(PDFDocument.prototype, "text");
  const { statusCode } = await app.inject({
    url: `/api/v1/rates/${rate}/quote.pdf`,
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  });
  expect(statusCode).toBe(200);
  const text = written.mock.calls.map(([words]) => words).join("\n");
  written.mockRestore();
  return text;
}
