import { createReadStream, createWriteStream } from "node:fs";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  PORTAL_XML_END,
  PORTAL_XML_START,
  type PortalComponent,
  type PortalOffer,
  toOfferXml,
} from "../src/catalogue/energy/import/test-portal-xml.ts";

const TEXT =
  "Offerta per clienti domestici con prezzo della componente energia definito nelle condizioni economiche. Il corrispettivo di commercializzazione si applica per punto di prelievo e per anno. ";

/** The first and the last day on sale, in the format's notation. */
type OnSale = { from: string; to: string };

const ON_SALE: OnSale = { from: "01/11/2026_00:00:00", to: "31/01/2027_23:59:59" };

/**
 * Writes a file with this many offers in the Portal's format, as varied and as large as genuine
 * ones.
 */
export async function writePortalFile(
  path: string,
  count: number,
  onSale: OnSale = ON_SALE,
): Promise<void> {
  const lines = function* () {
    yield PORTAL_XML_START;
    for (let index = 0; index < count; index += 1) {
      yield toOfferXml({ ...toOffer(index), ...onSale });
    }
    yield PORTAL_XML_END;
  };
  await pipeline(Readable.from(lines()), createWriteStream(path));
}

const SEED = join(import.meta.dirname, "../src/seed");

/** A whole day's files: the offers of `path`, with the parameters and indices of the seed. */
export const toDaysFiles = (path: string) => [
  path,
  join(SEED, "PO_Parametri_Mercato_Libero_E_20261004.csv"),
  join(SEED, "indices_PUN_PSV_202401_202606.csv"),
];

/** The files as an import takes them. */
export const toImportFiles = (paths: readonly string[]) =>
  paths.map((path) => ({ name: basename(path), open: () => createReadStream(path) }));

function toOffer(index: number): Omit<PortalOffer, keyof OnSale> {
  const isVariable = index % 2 === 1;
  const bands = index % 3 === 0 ? ["01"] : ["01", "02", "03"];
  const price = (isVariable ? 0.008 : 0.12) + (index % 500) / 10_000;
  const components: PortalComponent[] = [
    {
      name: isVariable ? "SPREAD" : "Prezzo quota energia",
      description: TEXT,
      area: index % 5 === 0 ? "06" : "04",
      intervals: bands.map((band) => ({ band, price: Number(price.toFixed(6)), unit: "03" })),
    },
    {
      name: "Corrispettivo di commercializzazione",
      area: "01",
      intervals: [{ price: 60 + (index % 120), unit: "01" }],
    },
  ];
  return {
    vatNumber: String(90_000_000_000 + (index % 400)),
    code: `${String(index % 400).padStart(6, "0")}ESXML01XX${String(index).padStart(17, "0")}`,
    market: "01",
    name: `Offerta di prova ${index}`,
    description: TEXT,
    residence: "03",
    pricing: isVariable ? "02" : "01",
    durationMonths: 12 + (index % 3) * 12,
    channels: ["01", "03", "04"],
    payments: ["01", "02", "03", "04"],
    phone: "800000000",
    website: `https://www.fornitore-${index % 400}.example/`,
    offerUrl: `https://www.fornitore-${index % 400}.example/offerte/${index}`,
    ...(isVariable ? { index: "12" } : {}),
    bands: bands.length === 1 ? "01" : "03",
    dispatching: [{ code: "14" }],
    components,
    conditions: [TEXT.slice(0, 90)],
    ...(index % 11 === 0 ? { zones: { regions: ["03", "05", "08"] } } : {}),
    discounts:
      index % 4 === 0
        ? [
            {
              name: "Bonus addebito diretto",
              description: TEXT,
              validity: "02",
              condition: "03",
              prices: [{ kind: "01", unit: "01", value: 24 }],
            },
          ]
        : [],
  };
}
