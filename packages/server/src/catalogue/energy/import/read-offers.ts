import { TextDecoder } from "node:util";
import { SaxesParser } from "saxes";
import type { EnergyOffer } from "../../../spend/energy-offer.ts";
import { readCsvRows } from "../../../tables/csv-rows.ts";
import { ImportError } from "../../../tables/import-file.ts";
import { cleanText } from "../../../text/clean-text.ts";
import type { OfferKind } from "../energy-snapshot.ts";
import { readOfferCode, toFreeMarketOffer } from "./free-market-offer.ts";
import type { RecognisedFile } from "./import-files.ts";
import { toPlacetOffer } from "./placet-offer.ts";
import { type RowReading, toRowReading } from "./row-refusal.ts";
import type { SupplierNaming } from "./supplier-naming.ts";
import type { XmlNode } from "./xml-node.ts";

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

const NAMESPACE = "http://www.acquirenteunico.it/schemas/SII_AU/OffertaRetail/01";
const ROOT = "ListaOfferteMercatoLibero";

// A genuine offer has a few hundred elements; a list of all Italian municipalities adds 7,900.
const MAX_NODES = 30_000;
const MAX_DEPTH = 12;
const MAX_TEXT = 20_000;

/**
 * Streams the `offerta` elements of a Portale Offerte file, one small tree at a time. An offer with
 * more elements than a genuine one is cut. Throws ImportError if the file is cut, malformed, nested
 * too deeply, has another root or namespace, or contains a DOCTYPE or an unknown entity.
 */
export async function* readOfferNodes(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
): AsyncGenerator<XmlNode> {
  const ready: XmlNode[] = [];
  const reader = createReader(file, (offer) => ready.push(offer));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const chunk of chunks) {
    reader.write(decode(decoder, chunk, file));
    yield* ready.splice(0);
  }
  reader.write(decode(decoder, null, file));
  reader.close();
  yield* ready.splice(0);
}

function decode(decoder: TextDecoder, chunk: Uint8Array | null, file: string): string {
  try {
    return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch (cause) {
    throw new ImportError(
      `${file}: il file non è in UTF-8 oppure è troncato. Scaricalo di nuovo dal Portale Offerte e riprova.`,
      { cause },
    );
  }
}

function createReader(file: string, onOffer: (offer: XmlNode) => void) {
  const parser = new SaxesParser({ xmlns: true });
  const stack: XmlNode[] = [];
  let depth = 0;
  let nodes = 0;

  const stopImport = (reason: string): never => {
    throw new ImportError(
      `${file}: ${reason} Scarica di nuovo il file dal Portale Offerte e riprova.`,
    );
  };
  parser.on("error", (error) =>
    stopImport(`il file è troncato o malformato alla riga ${parser.line} (${error.message}).`),
  );
  parser.on("doctype", () => stopImport("il file contiene un DOCTYPE, che non accettiamo."));
  parser.on("opentag", ({ local, uri }) => {
    depth += 1;
    if (depth === 1) {
      if (local !== ROOT || uri !== NAMESPACE) {
        stopImport(`la radice non è ${ROOT} dello schema del Portale Offerte.`);
      }
      return;
    }
    if (depth === 2 && local !== "offerta") {
      stopImport(`l’elemento «${local.slice(0, 40)}» non è previsto tra le offerte.`);
    }
    nodes = depth === 2 ? 1 : nodes + 1;
    if (depth > MAX_DEPTH) {
      stopImport(
        `un’offerta vicino alla riga ${parser.line} ha troppi elementi uno dentro l’altro.`,
      );
    }
    const node: XmlNode = { name: local.toUpperCase(), text: "", children: [] };
    const [offer] = stack;
    if (nodes <= MAX_NODES) {
      stack.at(-1)?.children.push(node);
    } else if (offer !== undefined) {
      offer.isCut = true;
    }
    stack.push(node);
  });
  const onText = (text: string) => {
    const node = stack.at(-1);
    if (node !== undefined && node.text.length < MAX_TEXT) {
      node.text += text.slice(0, MAX_TEXT);
    }
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.on("closetag", () => {
    depth -= 1;
    const node = stack.pop();
    if (depth === 1 && node !== undefined) {
      onOffer(node);
    }
  });
  return parser;
}
