import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { DAY_MS, MINUTE_MS, toDateParts, toRomeDay } from "@volpe/contract";
import type { Config } from "../../../process/config.ts";
import { ImportError, type ImportFile } from "../../../tables/import-file.ts";
import type { Clock } from "../../../time/clock.ts";
import { type FileKind, KIND_LABELS } from "../energy-snapshot.ts";
import { type DownloadLimits, downloadFile } from "./download-file.ts";
import { recogniseFiles } from "./import-files.ts";

const LIMITS: DownloadLimits = { maxBytes: 80 * 1024 * 1024, timeoutMs: 5 * MINUTE_MS };

/** Days to try. Today's file is often missing in the morning, and weekends may have none. */
const DAYS_TRIED = 5;

/**
 * Downloads the Portal's files of the newest available days into DATA_DIR/open-data and returns
 * them; empty if no file is newer than those of the catalogue. A missing optional file is reported
 * to `onLine`. Throws ImportError, with the cause and what to do, if a required one is missing.
 */
export async function fetchOpenData({
  config,
  clock,
  signal,
  onLine,
  known = new Map(),
  downloadLimits = LIMITS,
}: {
  config: Pick<Config, "openDataUrl" | "dataDir">;
  clock: Clock;
  signal: AbortSignal;
  onLine: (line: string) => void;
  /** The day of the file that the catalogue has, ISO, by kind: only newer ones are downloaded. */
  known?: ReadonlyMap<FileKind, string>;
  downloadLimits?: DownloadLimits;
}): Promise<ImportFile[]> {
  const folder = join(config.dataDir, "open-data");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const nowMs = clock.now().getTime();
  const days = Array.from({ length: DAYS_TRIED }, (_, back) => toRomeDay(nowMs - back * DAY_MS));
  const files: ImportFile[] = [];
  for (const published of PUBLISHED_FILES) {
    const { kind, dated } = published;
    if (!dated && known.size > 0 && files.length === 0) {
      continue;
    }
    const newer = days.filter((day) => !dated || day > (known.get(kind) ?? ""));
    const found = await fetchOne(published, {
      days: newer,
      folder,
      config,
      limits: downloadLimits,
      signal,
    });
    if (found.status === "found") {
      onLine(`Scaricato ${found.file.name}.`);
      files.push(found.file);
      continue;
    }
    if (newer.length < days.length && found.status === "not-found") {
      continue;
    }
    const label = KIND_LABELS[kind];
    if (published.required) {
      throw new ImportError(
        `Non è stato possibile scaricare le ${label} da ${config.openDataUrl}: ${found.cause}. Scarica i file a mano dalla pagina Open Data del Portale Offerte e importali con: npm run admin -- import-offers FILE…`,
      );
    }
    onLine(`Senza ${label}: ${found.cause}. Restano quelli di prima.`);
  }
  return files;
}

type Fetched =
  | { status: "found"; file: ImportFile }
  | { status: "not-found"; cause: string }
  /** The Portal does not answer, so files of other days are not tried. */
  | { status: "refused"; cause: string };

async function fetchOne(
  published: PublishedFile,
  {
    days,
    folder,
    config,
    limits,
    signal,
  }: {
    days: readonly string[];
    folder: string;
    config: Pick<Config, "openDataUrl">;
    limits: DownloadLimits;
    signal: AbortSignal;
  },
): Promise<Fetched> {
  let cause: string | null = null;
  for (const day of published.dated ? days : days.slice(0, 1)) {
    const path = published.pathOf(day);
    const target = join(folder, basename(path));
    const url = `${config.openDataUrl.replace(/\/+$/, "")}/${path}`;
    const download = await downloadFile(url, target, limits, signal);
    if (download.status === "failed") {
      return { status: "refused", cause: download.cause };
    }
    if (download.status === "done") {
      const file = { name: basename(target), open: () => createReadStream(target) };
      if (await isOfKind(file, published)) {
        return { status: "found", file };
      }
      cause ??= "il contenuto non è quello atteso";
    } else {
      cause ??= download.cause;
    }
  }
  cause ??= published.dated
    ? `nessun file pubblicato negli ultimi ${days.length} giorni`
    : "il file non c’è più al suo indirizzo";
  return { status: "not-found", cause };
}

/** Checks the content, because the Portal may refuse with a page of status 200. */
async function isOfKind(file: ImportFile, { kind }: PublishedFile): Promise<boolean> {
  try {
    const { files } = await recogniseFiles([file]);
    return files.every((recognised) => recognised.kind === kind);
  } catch (error) {
    if (error instanceof ImportError) {
      return false;
    }
    throw error;
  }
}

/** A file that the Portal publishes. */
type PublishedFile = {
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

const PUBLISHED_FILES: readonly PublishedFile[] = [
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
