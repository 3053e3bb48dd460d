import type { EnergyOffer } from "../../../spend/energy-offer.ts";
import { readCsvRows } from "../../../tables/csv-rows.ts";
import { cleanText } from "../../../text/clean-text.ts";
import type { OfferKind } from "../energy-snapshot.ts";
import { readOfferCode, toFreeMarketOffer } from "./free-market-offer.ts";
import type { RecognisedFile } from "./import-files.ts";
import { toPlacetOffer } from "./placet-offer.ts";
import { type RowReading, toRowReading } from "./row-refusal.ts";
import type { SupplierNaming } from "./supplier-naming.ts";
import { readOfferNodes } from "./xml-offer-reader.ts";

/**
 * Streams the offers of a file, each read or refused. `naming` collects the supplier names of a
 * PLACET file. Throws ImportError if the file itself cannot be read.
 */
export async function* readOffers(
  file: RecognisedFile,
  kind: OfferKind,
  naming: SupplierNaming,
): AsyncGenerator<RowReading<EnergyOffer>> {
  if (kind === "placet-electricity" || kind === "placet-gas") {
    const commodity = kind === "placet-gas" ? "gas" : "electricity";
    const rows = readCsvRows(file.open(), file.name, { endsInNewline: true });
    for await (const { row, ...place } of rows) {
      const code = cleanText(row.cod_offerta ?? "", 64);
      const reading = toRowReading(code, place, () => toPlacetOffer(row, commodity));
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
    yield toRowReading(readOfferCode(node), { position }, () => toFreeMarketOffer(node));
  }
}
