import type { FileKind } from "./import-summary.ts";

/** A file that the Portal publishes, and whether an import goes on without it. */
export type PublishedFile = {
  kind: FileKind;
  /** Without it nothing is imported; of the others the last snapshot's is kept. */
  required: boolean;
  /** Path below the Portal's address, for an ISO day. */
  pathOf(day: string): string;
  /** True where every day has its own file name, so that the days before can be tried. */
  dated: boolean;
};

const FOLDER = "portaleOfferte/resources/opendata/csv";

/** Folder and names as the open-data page links them; the month has no leading zero. */
function dated(folder: string, name: string, extension: string) {
  return (day: string): string => {
    const [year = "", month = ""] = day.split("-");
    return `${FOLDER}/${folder}/${year}_${Number(month)}/${name}_${day.replaceAll("-", "")}.${extension}`;
  };
}

export const PUBLISHED_FILES: readonly PublishedFile[] = [
  {
    kind: "offers-electricity",
    required: true,
    pathOf: dated("offerteML", "PO_Offerte_E_MLIBERO", "xml"),
    dated: true,
  },
  {
    kind: "offers-gas",
    required: true,
    pathOf: dated("offerteML", "PO_Offerte_G_MLIBERO", "xml"),
    dated: true,
  },
  {
    kind: "offers-dual",
    required: false,
    pathOf: dated("offerteML", "PO_Offerte_D_MLIBERO", "xml"),
    dated: true,
  },
  {
    kind: "parameters-electricity",
    required: false,
    pathOf: dated("parametriML", "PO_Parametri_Mercato_Libero_E", "csv"),
    dated: true,
  },
  {
    kind: "parameters-gas",
    required: false,
    pathOf: dated("parametriML", "PO_Parametri_Mercato_Libero_G", "csv"),
    dated: true,
  },
  {
    kind: "placet-electricity",
    required: false,
    pathOf: dated("offerte", "PO_Offerte_E_PLACET", "csv"),
    dated: true,
  },
  {
    kind: "placet-gas",
    required: false,
    pathOf: dated("offerte", "PO_Offerte_G_PLACET", "csv"),
    dated: true,
  },
  {
    // The monthly series has one address, which the Portal fills anew.
    kind: "indices",
    required: false,
    pathOf: () => "portaleOfferte/resources/cms/documents/5d6f1085b4d5f20821af55764e647671.csv",
    dated: false,
  },
];
