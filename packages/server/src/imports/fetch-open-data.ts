import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { toRomeDay } from "../offers/rome-time.ts";
import { type DownloadLimits, downloadFile } from "./download-file.ts";
import { ImportError } from "./import-error.ts";
import { type ImportFile, recogniseFiles } from "./import-files.ts";
import { KIND_LABELS } from "./import-summary.ts";
import { PUBLISHED_FILES, type PublishedFile } from "./open-data-files.ts";

const LIMITS: DownloadLimits = { maxBytes: 80 * 1024 * 1024, timeoutMs: 5 * 60_000 };

/** Today's file is often still missing in the morning, and a weekend may have none. */
const DAYS_TRIED = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Downloads what the Portal publishes into DATA_DIR/open-data, each file of the newest day it can be
 * had of. Answers the files; an optional one that cannot be had is said to `onLine` and left out.
 * Throws ImportError with the cause and what to do when a required one is missing.
 */
export async function fetchOpenData({
  config,
  clock,
  signal,
  onLine,
  downloadLimits = LIMITS,
}: {
  config: Pick<Config, "openDataUrl" | "dataDir">;
  clock: Clock;
  signal: AbortSignal;
  onLine: (line: string) => void;
  downloadLimits?: DownloadLimits;
}): Promise<ImportFile[]> {
  const folder = join(config.dataDir, "open-data");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const nowMs = clock.now().getTime();
  const days = Array.from({ length: DAYS_TRIED }, (_, back) => toRomeDay(nowMs - back * DAY_MS));
  const files: ImportFile[] = [];
  for (const published of PUBLISHED_FILES) {
    const found = await fetchOne(published, {
      days,
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
    const label = KIND_LABELS[published.kind];
    if (published.required) {
      throw new ImportError(
        `Non è stato possibile scaricare le ${label} da ${config.openDataUrl}: ${found.cause}. Scarica i file a mano dalla pagina Open Data del Portale Offerte e importali con: npm run admin -- import-offers FILE…`,
      );
    }
    onLine(`Senza ${label}: ${found.cause}. Restano quelli di prima.`);
  }
  return files;
}

type Fetched = { status: "found"; file: ImportFile } | { status: "not-found"; cause: string };

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
  for (const day of published.dated ? days : days.slice(0, 1)) {
    const path = published.pathOf(day);
    const target = join(folder, basename(path));
    const url = `${config.openDataUrl.replace(/\/+$/, "")}/${path}`;
    const download = await downloadFile(url, target, limits, signal);
    if (download.status === "failed") {
      return { status: "not-found", cause: download.cause };
    }
    if (download.status === "done") {
      const file = { name: basename(target), open: () => createReadStream(target) };
      return (await isOfKind(file, published))
        ? { status: "found", file }
        : { status: "not-found", cause: "il contenuto non è quello atteso" };
    }
  }
  return {
    status: "not-found",
    cause: published.dated
      ? `nessun file pubblicato negli ultimi ${days.length} giorni`
      : "il file non c’è più al suo indirizzo",
  };
}

/** A refusal may come as a page with status 200: only the content tells. */
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
