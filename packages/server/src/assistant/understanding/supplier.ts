import { saysUnknown, toPlainText } from "./plain-text.ts";

const LEAD =
  /^(?:adesso |ora |oggi )?(?:(?:sono|siamo|sto|stiamo|ho|abbiamo|uso|il mio fornitore è|è)\s+)?(?:attualmente )?(?:(?:con|cliente(?: di)?)\s+)?/i;
const LEGAL_FORM =
  /\b(s\.?\s?p\.?\s?a\.?|s\.?\s?r\.?\s?l\.?|societa benefit|s\.?c\.?|energia|energy|gas|luce|power)\b\.?/g;

/**
 * The present supplier: by its name in the catalogue where one alone fits, else as it was typed;
 * empty = the person does not know. Null = nothing that can be a name.
 */
export function readSupplier(text: string, suppliers: readonly string[]): string | null {
  if (saysUnknown(text)) {
    return "";
  }
  const name = text
    .replace(LEAD, "")
    .replace(/[!?\s]+$/, "")
    .replace(/(?<!\.\p{L})\.$/u, "")
    .replace(/\s+/g, " ")
    .trim();
  const core = toCore(name);
  if (!/\p{L}/u.test(name) || name.length > 80 || name.length < 2) {
    return null;
  }
  const plain = toPlainText(name);
  const same = suppliers.filter((supplier) => toPlainText(supplier) === plain);
  const alike = core === "" ? [] : suppliers.filter((supplier) => toCore(supplier) === core);
  const found = same.length > 0 ? same : alike;
  return found.length === 1 ? (found[0] ?? name) : name;
}

function toCore(name: string): string {
  return toPlainText(name)
    .replace(LEGAL_FORM, " ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
