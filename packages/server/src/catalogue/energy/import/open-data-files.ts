import { toDateParts } from "@volpe/contract";
import type { FileKind } from "../energy-snapshot.ts";

/** A file that the Portal publishes. */
export type PublishedFile = {
  kind: FileKind;
  /**
   * True if nothing is imported without it. Other missing files are carried over from the last
   * snapshot.
   */
  required: boolean;
  /** Path below the Portal's address, for an ISO day. */
  pathOf(day: string): string;
  /** True if every day has its own file name, so that the days before can be tried. */
  dated: boolean;
};

const FOLDER = "portaleOfferte/resources/opendata/csv";

/** Describes a file that has another name every day. */
function daily(
  kind: FileKind,
  path: `${string}/${string}.${"csv" | "xml"}`,
  { required = false } = {},
): PublishedFile {
  const [, folder, name, extension] = /^(.+)\/(.+)\.(.+)$/.exec(path) ?? [];
  return {
    kind,
    required,
    dated: true,
    // Folder and names as the open-data page links them; the month has no leading zero.
    pathOf(day) {
      const { year, month } = toDateParts(day);
      return `${FOLDER}/${folder}/${year}_${month}/${name}_${day.replaceAll("-", "")}.${extension}`;
    },
  };
}

export const PUBLISHED_FILES: readonly PublishedFile[] = [
  daily("offers-electricity", "offerteML/PO_Offerte_E_MLIBERO.xml", { required: true }),
  daily("offers-gas", "offerteML/PO_Offerte_G_MLIBERO.xml", { required: true }),
  daily("offers-dual", "offerteML/PO_Offerte_D_MLIBERO.xml"),
  daily("parameters-electricity", "parametriML/PO_Parametri_Mercato_Libero_E.csv"),
  daily("parameters-gas", "parametriML/PO_Parametri_Mercato_Libero_G.csv"),
  daily("placet-electricity", "offerte/PO_Offerte_E_PLACET.csv"),
  daily("placet-gas", "offerte/PO_Offerte_G_PLACET.csv"),
  {
    // The monthly series has one address, whose content the Portal replaces.
    kind: "indices",
    required: false,
    dated: false,
    pathOf: () => "portaleOfferte/resources/cms/documents/5d6f1085b4d5f20821af55764e647671.csv",
  },
];
