import type { EnergyOffer } from "../offers/energy-offer.ts";
import { cleanText } from "./clean-text.ts";
import { readCsvRows } from "./csv-rows.ts";
import { readOfferCode, toFreeMarketOffer } from "./free-market-offer.ts";
import type { RecognisedFile } from "./import-files.ts";
import type { OfferKind } from "./import-summary.ts";
import { toPlacetOffer } from "./placet-offer.ts";
import { type Reading, toReading } from "./row-refusal.ts";
import type { SupplierNaming } from "./supplier-naming.ts";
import { readOfferNodes } from "./xml-offer-reader.ts";

/**
 * Streams what a file of offers holds, each offer read or refused. A PLACET file also teaches the
 * names of its suppliers. Throws ImportError where the file itself cannot be read.
 */
export async function* readOffers(
  file: RecognisedFile,
  kind: OfferKind,
  naming: SupplierNaming,
): AsyncGenerator<Reading<EnergyOffer>> {
  if (kind === "placet-electricity" || kind === "placet-gas") {
    const commodity = kind === "placet-gas" ? "gas" : "electricity";
    for await (const { row, position } of readCsvRows(file.open(), file.name)) {
      const code = cleanText(row.cod_offerta ?? "", 64);
      const reading = toReading(code, position, () => toPlacetOffer(row, commodity));
      const name = cleanText(row.denominazione ?? "", 120);
      if (reading.status === "read" && name !== "") {
        const { supplierVatNumber: vatNumber, website } = reading.value;
        naming.learn({ vatNumber, origin: "placet", name, website });
      }
      yield reading;
    }
    return;
  }
  let position = 0;
  for await (const node of readOfferNodes(file.open(), file.name)) {
    position += 1;
    yield toReading(readOfferCode(node), position, () => toFreeMarketOffer(node));
  }
}
