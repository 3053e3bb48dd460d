import { MAIL_DOMAINS } from "@volpe/contract";
import { isWithinFaults } from "../../text/edit-distance.ts";

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ["con", "com"],
  ["cmo", "com"],
  ["ocm", "com"],
  ["comm", "com"],
  ["ti", "it"],
  ["itt", "it"],
  ["i", "it"],
]);
const SLIPS = 2;

/**
 * The probably intended address for one with a slip in its domain: `anna@gmial.com` →
 * `anna@gmail.com`. Null = no slip is known.
 */
export function findEmailSlip(email: string): string | null {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const [label = "", ...rest] = domain.split(".");
  const ending = rest.join(".");
  if (/^www\./i.test(email)) {
    return email.slice("www.".length);
  }
  if (at < 1 || MAIL_DOMAINS.some((known) => known === domain) || label.length < 3) {
    return null;
  }
  const mended = `${label}.${ENDINGS.get(ending) ?? ending}`;
  const same = MAIL_DOMAINS.find((known) => known === mended || known.startsWith(`${label}.`));
  const near =
    same ??
    MAIL_DOMAINS.find(
      (known) =>
        known.length >= 8 &&
        known[0] === mended[0] &&
        isWithinFaults(mended, known, label.length < 5 ? 1 : SLIPS),
    );
  const likely = near ?? (mended === domain ? null : mended);
  return likely === null ? null : `${email.slice(0, at)}@${likely}`;
}

const INTRODUCES =
  /(?:^|[\s:,;.(])(?:e-?mail|mail|indirizzo|posta|elettronica|personale|lavoro|è|e|e'|a|ad|al|all['’]indirizzo|pure|tranquillamente|sempre|qui|qua|comunque|solo|soltanto|tutto|preventivo|riepilogo|offert[ae]|su|la|il|mia|mio|mi[oa] (?:figli[oa]|moglie|marito|nipote|sorella|fratello|madre|padre)|figli[oa]|moglie|marito|nipote|sorella|fratello|mamma|papà|compagn[oa]|questa|questo|ecco|eccola|eccolo|scrivi|scrivimi|usa|usi|ok|sì|si|certo|meglio|o|oppure|anche|poi|attaccato|minuscol[oe]|maiuscol[oe]|con|sarebbe|dovrebbe|essere|sono)$/i;

/**
 * The possible addresses if a name precedes the address: «lucia verdi@gmail.com». Empty if the
 * words before it only introduce it.
 */
export function findSplitEmails(text: string, email: string): string[] {
  const index = text.toLowerCase().indexOf(email.toLowerCase());
  // A comma inside an address replaces a full stop, or separates two names.
  const before =
    index < 1
      ? ""
      : text
          .slice(0, index)
          .trimEnd()
          .replace(/(?<=\S),$/, "");
  const name = /[\p{L}\d._-]+$/u.exec(before)?.[0] ?? "";
  // «Mario Rossi, mario@esempio.it», but «mario, rossi@esempio.it» may be one address.
  const isApart = /\S\s+\S+[,;]\s+$/.test(text.slice(0, Math.max(index, 0)));
  return name === "" || isApart || INTRODUCES.test(before)
    ? []
    : [email, `${name}.${email}`, `${name}${email}`].map((each) => each.toLowerCase());
}
