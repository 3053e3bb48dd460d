import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { Services } from "../services.ts";
import { putSellerContact } from "./seller-paper-repository.ts";
import { filePaper } from "./seller-papers.ts";

/** The seat and the mailbox of every seller of the tests. */
const TEST_SEAT = "Via delle Centrali 5, 20121 Milano (MI)";
export const TEST_SELLER_EMAIL = "recessi@venditore.example";

/** A seller's document of one page. */
export async function drawTestPaper(text: string): Promise<Buffer> {
  const document = new PDFDocument({ info: { CreationDate: new Date(0) } });
  const bytes = buffer(document);
  document.text(text).end();
  return await bytes;
}

/**
 * Files papers for every energy offer on sale, and a seat for its seller, so that it can be
 * ordered.
 */
export async function fileTestPapers(
  services: Pick<Services, "catalogue" | "clock" | "config" | "db">,
): Promise<void> {
  const offers = services.catalogue
    .entries()
    .map(({ tipology, code, offerDigest }) => ({ tipology, offerCode: code, offerDigest }));
  const sellers = services.catalogue.entries().map(({ supplierVatNumber }) => supplierVatNumber);
  for (const vatNumber of new Set(sellers)) {
    const filedAt = services.clock.now();
    const contact = { seat: TEST_SEAT, email: TEST_SELLER_EMAIL };
    await putSellerContact(services.db, { vatNumber, ...contact, filedAt });
  }
  for (const kind of ["seller-sheet", "seller-conditions"] as const) {
    const content = Readable.from([await drawTestPaper(`Del venditore: ${kind}`)]);
    await filePaper(services, offers, { kind, name: `${kind}.pdf`, content });
  }
}
