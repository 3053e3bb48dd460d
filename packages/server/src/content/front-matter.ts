import { FAQ_GROUPS, isCalendarDay } from "@volpe/contract";
import type { TObject } from "typebox";
import { Check } from "typebox/value";

/** One `key: value` or a key with its list of `- item` lines below. */
export type FrontMatterField = { value: string | string[]; line: number };

export type FrontMatter = {
  fields: Map<string, FrontMatterField>;
  body: string;
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number;
  faults: { line: number; message: string }[];
};

const FENCE = "---";
const FIELD = /^([a-z]+):(?: +(.*))?$/;
const ITEM = /^ *- +(.+)$/;

/**
 * Reads the plain subset of YAML that documents need: text and lists of text, never quoted. A value
 * is everything after the first colon, so a title may contain another colon.
 */
export function parseFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const fields = new Map<string, FrontMatterField>();
  const faults: FrontMatter["faults"] = [];
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) {
    const message = "Il documento comincia con l’intestazione, tra due righe di tre trattini.";
    return { fields, body: "", bodyLine: 1, faults: [{ line: 1, message }] };
  }
  let list: string[] | null = null;
  for (const [index, line] of lines.slice(1, end).entries()) {
    const at = index + 2;
    const [, key, value = ""] = FIELD.exec(line) ?? [];
    const item = ITEM.exec(line)?.[1];
    if (key !== undefined) {
      if (fields.has(key)) {
        faults.push({ line: at, message: `«${key}» è scritto due volte.` });
      }
      list = value.trim() === "" ? [] : null;
      fields.set(key, { value: list ?? value.trim(), line: at });
    } else if (item !== undefined && list !== null) {
      list.push(item.trim());
    } else if (line.trim() !== "") {
      const message =
        "Riga non riconosciuta: scrivi «chiave: valore» oppure «- voce» sotto una chiave.";
      faults.push({ line: at, message });
    }
  }
  return { fields, body: lines.slice(end + 1).join("\n"), bodyLine: end + 2, faults };
}

/** What each field must be, in Italian. */
const HINTS: Readonly<Record<string, string>> = {
  title: "il titolo, da 8 a 110 caratteri",
  question: "la domanda, da 8 a 110 caratteri",
  group: `uno fra ${Object.keys(FAQ_GROUPS).join(", ")}`,
  description: "una o due frasi, da 40 a 190 caratteri",
  date: "il giorno della pubblicazione, come 2026-11-21",
  updated: "il giorno dell’ultima revisione, come 2026-11-21",
  tipology: "una fra luce, gas, internet, pos, noleggio",
  tags: "da 1 a 6 voci in minuscolo, una per riga",
  sources: "una fonte per riga, come «nome» oppure «nome | https://indirizzo»",
};

/** Checks the fields against the schema. Each fault names the line of its field. */
export function checkFrontMatter(
  { fields }: Pick<FrontMatter, "fields">,
  { properties, required }: Pick<TObject, "properties"> & { required?: readonly string[] },
): { values: Record<string, string | string[]>; faults: FrontMatter["faults"] } {
  const values: Record<string, string | string[]> = {};
  const faults: FrontMatter["faults"] = [];
  for (const [name, { value, line }] of fields) {
    const schema = properties[name];
    if (schema === undefined) {
      const known = Object.keys(properties).join(", ");
      faults.push({ line, message: `«${name}» non è fra i campi previsti: ${known}.` });
    } else if (!Check(schema, value) || !isDay(name, value)) {
      faults.push({ line, message: `«${name}» non va bene: serve ${HINTS[name]}.` });
    } else {
      values[name] = value;
    }
  }
  for (const name of required ?? []) {
    if (!fields.has(name)) {
      faults.push({ line: 1, message: `Manca «${name}»: ${HINTS[name]}.` });
    }
  }
  const { date, updated } = values;
  if (date !== undefined && updated !== undefined && updated < date) {
    const line = fields.get("updated")?.line ?? 1;
    faults.push({ line, message: "«updated» viene prima di «date»." });
  }
  return { values, faults };
}

/** Rejects days like the 31st of February, which the pattern accepts. */
function isDay(name: string, value: string | string[]): boolean {
  const isDate = name === "date" || name === "updated";
  return !isDate || typeof value !== "string" || isCalendarDay(value);
}
