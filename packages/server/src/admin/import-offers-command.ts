import { basename } from "node:path";
import { type ExcludedFromImport, toExcludedLines } from "../imports/excluded-report.ts";
import { fetchOpenData } from "../imports/fetch-open-data.ts";
import { ImportError } from "../imports/import-error.ts";
import type { ImportFile } from "../imports/import-files.ts";
import { importOffers } from "../imports/import-offers.ts";
import { toRefusalLine, toReportLines } from "../imports/import-report.ts";
import type { Services } from "../services.ts";
import type { AdminCommand, AdminIo } from "./command.ts";

/** `npm run admin -- import-offers FILE… [--force]`, or `--fetch` to download them first. */
export const importOffersCommand: AdminCommand = {
  name: "import-offers",
  usage: "<file…> [--force] | --fetch [--force]",
  summary: "importa i file degli Open Data del Portale Offerte come un solo catalogo",
  async run(services, args, io) {
    const force = args.includes("--force");
    const fetches = args.includes("--fetch");
    const unknown = args.find(
      (arg) => arg.startsWith("-") && arg !== "--force" && arg !== "--fetch",
    );
    const paths = args.filter((arg) => !arg.startsWith("-"));
    if (unknown !== undefined || fetches === paths.length > 0) {
      io.err(
        unknown === undefined
          ? "Indica i file da importare, oppure --fetch per scaricarli."
          : `Opzione sconosciuta: ${unknown}.`,
      );
      return 2;
    }
    const files = fetches ? await fetchFiles(services, io) : paths.map((path) => toFile(path, io));
    if (files === null) {
      return 1;
    }
    const excluded: ExcludedFromImport[] = [];
    const outcome = await importOffers(services, {
      files,
      force,
      signal: io.signal,
      onRefusal: (refusal) => io.out(toRefusalLine(refusal)),
      onExcluded: (offer) => excluded.push(offer),
    });
    for (const line of toExcludedLines(excluded)) {
      io.out(line);
    }
    if (outcome.status === "kept") {
      for (const reason of outcome.reasons) {
        io.err(`Non importato: ${reason}`);
      }
      io.err("Il catalogo di prima resta com’era.");
      return 1;
    }
    await services.catalogue.reload();
    await services.search.reindex();
    for (const line of toReportLines(outcome.summary)) {
      io.out(line);
    }
    return 0;
  },
};

function toFile(path: string, io: AdminIo): ImportFile {
  return { name: basename(path), open: () => io.readFile(path) };
}

/** Null when what an import needs cannot be had; the reason was said. */
async function fetchFiles(services: Services, io: AdminIo): Promise<ImportFile[] | null> {
  try {
    return await fetchOpenData({ ...services, signal: io.signal, onLine: io.out });
  } catch (error) {
    if (error instanceof ImportError) {
      io.err(error.message);
      return null;
    }
    throw error;
  }
}
