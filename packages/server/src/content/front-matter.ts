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
 * Reads the plain part of YAML that documents need: text and lists of text, never quoted. A value
 * is all that follows the first colon, so a title may hold another.
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
