import { FAQ_GROUPS } from "@volpe/contract";
import type { TObject } from "typebox";
import { Check } from "typebox/value";
import type { FrontMatter } from "./front-matter.ts";

/** What each field has to be, in Italian. */
const MENDING: Readonly<Record<string, string>> = {
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

/** Compares the fields with the schema; the faults name the line of the field. */
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
    } else if (!Check(schema, value) || !isCalendarDay(name, value)) {
      faults.push({ line, message: `«${name}» non va bene: serve ${MENDING[name]}.` });
    } else {
      values[name] = value;
    }
  }
  for (const name of required ?? []) {
    if (!fields.has(name)) {
      faults.push({ line: 1, message: `Manca «${name}»: ${MENDING[name]}.` });
    }
  }
  const { date, updated } = values;
  if (date !== undefined && updated !== undefined && updated < date) {
    const line = fields.get("updated")?.line ?? 1;
    faults.push({ line, message: "«updated» viene prima di «date»." });
  }
  return { values, faults };
}

/** The pattern lets the 31st of February through. */
function isCalendarDay(name: string, value: string | string[]): boolean {
  if ((name !== "date" && name !== "updated") || typeof value !== "string") {
    return true;
  }
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
