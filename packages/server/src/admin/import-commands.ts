import { basename } from "node:path";
import { text } from "node:stream/consumers";
import type { ProductTipology } from "@volpe/contract";
import { fetchOpenData } from "../catalogue/energy/import/fetch-open-data.ts";
import { importOffers } from "../catalogue/energy/import/import-offers.ts";
import {
  type ExcludedFromImport,
  toExcludedLines,
  toReportLines,
} from "../catalogue/energy/import/import-report.ts";
import { readMonth } from "../catalogue/energy/import/index-series.ts";
import { importProducts, toProductReport } from "../catalogue/snapshots/import-products.ts";
import { toRefusalLine } from "../catalogue/snapshots/import-report.ts";
import type { ImportRules, Sold } from "../catalogue/snapshots/import-rules.ts";
import { PRODUCT_IMPORTS } from "../catalogue/typologies.ts";
import { importContent, readContentFolder } from "../content/import-content.ts";
import { isSystemError } from "../process/system-error.ts";
import type { Services } from "../services.ts";
import { ImportError, type ImportFile } from "../tables/import-file.ts";
import { type AdminCommand, type AdminIo, defineCommand, UsageError } from "./command.ts";

/** The command with which an operator imports each typology. */
const PRODUCT_COMMANDS: Readonly<Record<ProductTipology, AdminCommand>> = {
  noleggio: toProductCommand(
    "import-vehicles",
    "i veicoli a noleggio con quelli",
    PRODUCT_IMPORTS.noleggio,
  ),
  pos: toProductCommand("import-pos", "i terminali POS con quelli", PRODUCT_IMPORTS.pos),
  internet: toProductCommand(
    "import-internet",
    "le linee internet con quelle",
    PRODUCT_IMPORTS.internet,
  ),
};

/** Commands that replace a part of the catalogue, or the content, with the content of files. */
export const importCommands: readonly AdminCommand[] = [
  defineCommand({
    name: "import-offers",
    startsEmpty: true,
    usage: "<file…> [--force] | --fetch [--force] | --without-month <aaaa-mm> [--force]",
    summary: "importa i file degli Open Data del Portale Offerte come un solo catalogo",
    options: {
      force: { type: "boolean" },
      fetch: { type: "boolean" },
      "without-month": { type: "string", multiple: true },
    },
    words: [0, Number.POSITIVE_INFINITY],
    async run(services, { words: paths, options }, io) {
      const { force = false, fetch = false, "without-month": outside = [] } = options;
      const withoutMonths = outside.map(toMonth);
      if (fetch ? paths.length > 0 : paths.length + withoutMonths.length === 0) {
        throw new UsageError("Indica i file da importare, oppure --fetch per scaricarli.");
      }
      const files = fetch ? await fetchFiles(services, io) : paths.map((path) => toFile(path, io));
      if (files === null) {
        return 1;
      }
      const excluded: ExcludedFromImport[] = [];
      const outcome = await importOffers(services, {
        files,
        force,
        withoutMonths,
        signal: io.signal,
        onRefusal: (refusal) => io.out(toRefusalLine(refusal, "offerta ")),
        onExcluded: (offer) => excluded.push(offer),
      });
      for (const line of toExcludedLines(excluded)) {
        io.out(line);
      }
      if (outcome.status === "kept") {
        return reportUnchanged(outcome.reasons, io);
      }
      await services.catalogue.reload();
      await services.search.reindex();
      for (const line of toReportLines(outcome.summary)) {
        io.out(line);
      }
      return 0;
    },
  }),
  ...Object.values(PRODUCT_COMMANDS),
  defineCommand({
    name: "import-content",
    startsEmpty: true,
    usage: "<cartella>",
    summary: "sostituisce articoli e risposte con quelli di una cartella (blog/*.md, faqs/*.md)",
    words: 1,
    wrongCall: "Indica la cartella che contiene «blog» e «faqs».",
    async run(services, { words: [folder = ""] }, io) {
      const files = await readContentFolder({
        list: (path) => listIfThere(() => io.listFolder(`${folder}/${path}`)),
        read: (path) => text(io.readFile(`${folder}/${path}`)),
      });
      const outcome = await importContent(services, { files, origin: "imported" });
      if (outcome.status === "kept") {
        for (const { file, line, message } of outcome.faults) {
          io.err(`${file}:${line}: ${message}`);
        }
        io.err("Non importato: i contenuti di prima restano come erano.");
        return 1;
      }
      await services.content.reload();
      await services.search.reindex();
      io.out(`Articoli: ${outcome.posts}`);
      io.out(`Risposte: ${outcome.faqs}`);
      return 0;
    },
  }),
];

function toProductCommand<Row extends Sold>(
  name: string,
  what: string,
  rules: ImportRules<Row>,
): AdminCommand {
  return defineCommand({
    name,
    startsEmpty: true,
    usage: "<file.csv|file.json> [--force]",
    summary: `sostituisce ${what} di un file`,
    options: { force: { type: "boolean" } },
    words: 1,
    wrongCall: "Indica un file CSV o JSON.",
    async run(services, { words: [path = ""], options: { force = false } }, io) {
      const file = toFile(path, io);
      const outcome = await importProducts(services, rules, {
        file,
        force,
        signal: io.signal,
        onRefusal: (refusal) => io.out(toRefusalLine(refusal)),
      });
      if (outcome.status === "kept") {
        return reportUnchanged(outcome.reasons, io);
      }
      await services.products.reload();
      await services.search.reindex();
      for (const line of toProductReport(outcome.summary, rules.plural)) {
        io.out(line);
      }
      return 0;
    },
  });
}

function toMonth(text: string): string {
  const month = readMonth(text);
  if (month === null) {
    throw new UsageError(`--without-month vuole un mese come 2026-06, non «${text}».`);
  }
  return month;
}

function toFile(path: string, io: AdminIo): ImportFile {
  return { name: basename(path), open: () => io.readFile(path) };
}

/** Null if the files cannot be downloaded; the reason is printed. */
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

function reportUnchanged(reasons: readonly string[], io: AdminIo): number {
  for (const reason of reasons) {
    io.err(`Non importato: ${reason}`);
  }
  io.err("Il catalogo di prima resta com’era.");
  return 1;
}

async function listIfThere(list: () => Promise<string[]>): Promise<string[] | null> {
  try {
    return await list();
  } catch (error) {
    if (isSystemError(error, "ENOENT", "ENOTDIR")) {
      return null;
    }
    throw error;
  }
}
