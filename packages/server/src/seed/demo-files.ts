import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS, toRomeDay } from "@volpe/contract";
import type { ImportFile } from "../tables/import-file.ts";
import { toRomeWall } from "../time/rome-time.ts";

const PARAMETERS = [
  "PO_Parametri_Mercato_Libero_E_20261004.csv",
  "PO_Parametri_Mercato_Libero_G_20261006.csv",
];
const INDICES = "indices_PUN_PSV_202401_202606.csv";

/**
 * Writes the demonstration's energy offers as files of the open data, dated from the day of
 * seeding.
 */
export async function createDemoFiles(now: Date): Promise<ImportFile[]> {
  const stamp = toRomeDay(now.getTime()).replaceAll("-", "");
  const toOpenDataDay = (iso: string) => iso.split("-").reverse().join("/");
  const readDated = async (name: string) => {
    const text = fillDays(await readSeed(`demo/${name}`), now, toOpenDataDay);
    return toFile(name.replace(/\.(?=\w+$)/, `_${stamp}.`), text);
  };
  return await Promise.all([
    readDated("PO_Offerte_E_MLIBERO.xml"),
    readDated("PO_Offerte_G_MLIBERO.xml"),
    readDated("PO_Offerte_E_PLACET.csv"),
    readDated("PO_Offerte_G_PLACET.csv"),
    ...PARAMETERS.map(async (name) => toFile(name, await readSeed(name))),
    readSeed("demo/elenco_operatori.csv").then((text) => toFile("elenco_operatori.csv", text)),
    readSeed(INDICES).then((text) => toFile(INDICES, toDemoIndices(text, now))),
  ]);
}

/** A file of `demo/` for the import of products, dated from the day of seeding. */
export async function readDemoFile(name: string, now: Date): Promise<ImportFile> {
  return toFile(
    `dimostrazione-${name}`,
    fillDays(await readSeed(`demo/${name}`), now, (iso) => iso),
  );
}

/** Replaces `{+30}` and `{-9}` with the day that many days after or before the day of seeding. */
function fillDays(text: string, now: Date, toText: (iso: string) => string): string {
  return text.replace(/\{([+-]\d+)\}/g, (_, days) =>
    toText(toRomeDay(now.getTime() + Number(days) * DAY_MS)),
  );
}

function readSeed(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, name), "utf8");
}

export function toFile(name: string, text: string): ImportFile {
  return {
    name,
    async *open() {
      yield Buffer.from(text);
    },
  };
}

/** The genuine series ends with this month; later months are invented. */
const LAST_GENUINE_MONTH = "202606";

/**
 * The index CSV up to the month before the day of seeding, so that a demonstration always has a
 * current series. It has the genuine months as published, then invented ones: a third of the same
 * month of the year before plus two thirds of the month before.
 */
function toDemoIndices(genuineCsv: string, now: Date): string {
  const [header = "", ...rows] = genuineCsv.trimEnd().split(/\r?\n/);
  const months = new Map(rows.map((row) => [row.slice(0, 6), row.split(";").slice(1)]));
  const { year, month } = toRomeWall(now.getTime());
  const end = year * 12 + month - 1;
  for (let index = toIndex(LAST_GENUINE_MONTH) + 1; index < end; index += 1) {
    const before = months.get(toMonth(index - 12)) ?? [];
    const last = months.get(toMonth(index - 1)) ?? [];
    months.set(
      toMonth(index),
      before.map((cell, column) => blend(cell, last[column] ?? "")),
    );
  }
  const lines = [...months].map(([name, cells]) => [name, ...cells].join(";"));
  return `${[header, ...lines].join("\n")}\n`;
}

function blend(before: string, last: string): string {
  if (before === "" || last === "") {
    return "";
  }
  const read = (text: string) => Number(text.replace(",", "."));
  return ((read(before) + 2 * read(last)) / 3).toFixed(6).replace(".", ",");
}

function toIndex(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(4)) - 1;
}

function toMonth(index: number): string {
  return `${Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, "0")}`;
}
