import { formatTyped, nameMonth } from "@volpe/contract";
import { type MonthReading, readMonths } from "./read-months.ts";

/** A year of Portale Consumi has a few kB; a larger file is something else. */
const FILE_MAX_BYTES = 1024 * 1024;

export type FileReading = { name: string } & (
  | { months: readonly MonthReading[] }
  | { message: string }
);

/** Reads a file of Portale Consumi in the browser, without sending it. */
export async function readPortalFile(file: File): Promise<FileReading> {
  const { name } = file;
  if (file.size > FILE_MAX_BYTES) {
    return { name, message: "è più grande di 1 MB: quelli del Portale Consumi sono di pochi kB." };
  }
  const reading = readMonths(decodeText(await file.arrayBuffer()));
  if (reading.status === "unclear") return { name, message: "non contiene i consumi dei mesi." };
  const months = reading.months.filter(({ units }) => units !== null);
  return months.length === 0
    ? { name, message: "non contiene i consumi dei mesi." }
    : { name, months };
}

/** The portal writes UTF-8 or windows-1252; bytes that are not UTF-8 are windows-1252. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** One line a month, as a person could have typed them: `gennaio 2026; F1 80,5; F2 60; F3 70`. */
export function toLines(months: readonly MonthReading[]): string {
  return months
    .map((reading) => {
      const { bands, units } = reading;
      const figures =
        bands === null
          ? [formatTyped(units ?? 0)]
          : bands.map((value, index) => `F${index + 1} ${formatTyped(value)}`);
      return [nameMonth(reading), ...figures].join("; ");
    })
    .join("\n");
}
