import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { toPlainText } from "./plain-text.ts";

const LEAD = /^\s*(?:ciao[,!. ]*)?(?:mi chiamo|sono|il mio nome (?:è|e')|nome:?|io sono)\s+/i;
const TITLE =
  /^(?:(?:il |la )?(?:sig|sig\.ra|signor|signora|dott|dott\.ssa|dr|ing|avv|geom|prof)\.?\s+)(?=\p{L})/iu;
const TALK =
  /^(?:no|non|si|ok|perche|boh|mah|anonim[oa]|niente|nessuno|chi|come|cosa|salta|avanti|preferi\w+|nome)(?:\s|$)/;
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*\p{L}\.?$/u;

/** A person's name, 2–80 letters: «mi chiamo Anna Bianchi» → Anna Bianchi; null = no name. */
export function readName(text: string): string | null {
  const name = text
    .replace(LEAD, "")
    .replace(TITLE, "")
    .replace(/[.!,;\s]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
  if (name.length < 2 || name.length > 80 || !NAME.test(name) || TALK.test(toPlainText(name))) {
    return null;
  }
  const shouted = name === name.toLowerCase() || name === name.toUpperCase();
  return shouted ? toNameCase(name) : name;
}

function toNameCase(name: string): string {
  return name.toLowerCase().replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

const EMAIL = /[^\s<>(),;:"[\]]+@[^\s<>(),;:"[\]]+/;
const SHAPE =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** An e-mail address, alone or in a sentence, its domain in lower case; null = none that can be. */
export function readEmail(text: string): string | null {
  const tidy = text.replace(/\s+chiocciola\s+/i, "@").replace(/\s+@\s+/, "@");
  const found = EMAIL.exec(tidy)?.[0].replace(/[.,;!?]+$/, "");
  const at = found?.lastIndexOf("@") ?? -1;
  if (found === undefined || at < 1) {
    return null;
  }
  const email = `${found.slice(0, at)}@${found.slice(at + 1).toLowerCase()}`;
  return email.length <= 254 && SHAPE.test(email) ? email : null;
}

/** A telephone number in E.164, Italian where no prefix says otherwise; null = not a valid one. */
export function readPhone(text: string): string | null {
  const digits = text.replace(/[^\d+]/g, "");
  const phone = parsePhoneNumberFromString(digits, "IT");
  return phone?.isValid() ? phone.number : null;
}

/** As `+39 333 123 4567`. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
