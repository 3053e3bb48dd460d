import { separatorOf } from "../../../tables/csv-rows.ts";
import { ImportError } from "../../../tables/import-file.ts";
import type { FileKind } from "../energy-snapshot.ts";

/** How many bytes from the start identify a file. */
export const PEEK_BYTES = 64 * 1024;

/**
 * Identifies a file by its first bytes: an XML by the TIPO_MERCATO of its first offer, a CSV by its
 * columns or first names. Throws ImportError for any other content. The name is for the message.
 */
export function recogniseFile(start: Uint8Array, file: string): FileKind {
  if (start[0] === 0x50 && start[1] === 0x4b) {
    return "operators";
  }
  const text = new TextDecoder("windows-1252").decode(start).replace(/^\u00EF\u00BB\u00BF/, "");
  const kind = text.trimStart().startsWith("<") ? recogniseXml(text, file) : recogniseCsv(text);
  if (kind === null) {
    throw new ImportError(
      `${file}: non riconosco questo file. Servono i file del Portale Offerte: offerte XML, PLACET CSV, parametri CSV, indici PUN/PSV CSV, oppure l’elenco degli operatori.`,
    );
  }
  return kind;
}

/** The day in a file's name (`…_20261004.csv`), ISO; null when there is none. */
export function dayInName(file: string): string | null {
  const match = /(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/.exec(file);
  return match === null ? null : `${match[1]}-${match[2]}-${match[3]}`;
}

function recogniseXml(text: string, file: string): FileKind | null {
  const market = /<(?:\w+:)?TIPO_MERCATO>\s*(0[123])/.exec(text)?.[1];
  const kinds = { "01": "offers-electricity", "02": "offers-gas", "03": "offers-dual" } as const;
  if (market !== undefined && market in kinds) {
    return kinds[market as keyof typeof kinds];
  }
  if (!text.includes("ListaOfferteMercatoLibero")) {
    return null;
  }
  // An empty list can be identified by its name only.
  return /_G_/i.test(file)
    ? "offers-gas"
    : /_D_/i.test(file)
      ? "offers-dual"
      : "offers-electricity";
}

function recogniseCsv(text: string): FileKind | null {
  const [header = "", ...rows] = text.split(/\r?\n/);
  const columns = header
    .split(separatorOf(header))
    .map((name) => name.replaceAll('"', "").trim().toLowerCase());
  if (columns.includes("cod_offerta") && columns.includes("p_iva")) {
    return columns.includes("p_vol") ? "placet-gas" : "placet-electricity";
  }
  if (columns.includes("nome_parametro")) {
    return rows.some((row) => /^"?(sigma1|cdispd|pcv_c|dispbt_d)\b/.test(row))
      ? "parameters-electricity"
      : rows.some((row) => /^"?(qt|tau1_cc1_a1|ug2s|st_a1)\b/.test(row))
        ? "parameters-gas"
        : null;
  }
  if (columns[0] === "annomese") {
    return "indices";
  }
  return columns.includes("ragione sociale") && columns.includes("partita iva")
    ? "operators"
    : null;
}
