import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImportFile } from "../imports/import-files.ts";
import { createDemoDates } from "./demo-dates.ts";
import { demoBusinessElectricity, demoHomeElectricity } from "./demo-electricity.ts";
import { DEMO_GAS } from "./demo-gas.ts";
import { toDemoIndices } from "./demo-indices.ts";
import { toPortalOffer } from "./demo-offer.ts";
import { demoPlacetElectricity, demoPlacetGas } from "./demo-placet.ts";
import { demoOperators } from "./demo-suppliers.ts";
import { toPortalXml } from "./portal-xml.ts";

const PARAMETERS = [
  "PO_Parametri_Mercato_Libero_E_20261004.csv",
  "PO_Parametri_Mercato_Libero_G_20261006.csv",
];
const INDICES = "indices_PUN_PSV_202401_202606.csv";

/** The demonstration catalogue as files of the open data's format, dated from the day of seeding. */
export async function createDemoFiles(now: Date): Promise<ImportFile[]> {
  const dates = createDemoDates(now);
  const toXml = (offers: Parameters<typeof toPortalOffer>[0][], market: "01" | "02") =>
    toPortalXml(
      offers.map((offer, index) => toPortalOffer(offer, { market, ordinal: index + 1, dates })),
    );
  const electricity = [...demoHomeElectricity(dates), ...demoBusinessElectricity()];
  return [
    toFile(`PO_Offerte_E_MLIBERO_${dates.stamp}.xml`, toXml(electricity, "01")),
    toFile(`PO_Offerte_G_MLIBERO_${dates.stamp}.xml`, toXml([...DEMO_GAS], "02")),
    toFile(`PO_Offerte_E_PLACET_${dates.stamp}.csv`, demoPlacetElectricity(dates)),
    toFile(`PO_Offerte_G_PLACET_${dates.stamp}.csv`, demoPlacetGas(dates)),
    ...(await Promise.all(PARAMETERS.map(async (name) => toFile(name, await readSeed(name))))),
    toFile("elenco_operatori.csv", demoOperators()),
    toFile(INDICES, toDemoIndices(await readSeed(INDICES), now)),
  ];
}

function readSeed(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, name), "utf8");
}

function toFile(name: string, text: string): ImportFile {
  return {
    name,
    async *open() {
      yield Buffer.from(text);
    },
  };
}
