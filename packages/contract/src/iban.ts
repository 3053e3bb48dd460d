import { toCompactCode } from "./compact-code.ts";

/**
 * The part of an IBAN after the check figures, by SEPA country: figures (n), letters (a), either
 * (c). Every SEPA country must be accepted (Reg. (UE) 260/2012, art. 9). Source: SWIFT's registry
 * of ISO 13616.
 */
const FORMS: ReadonlyMap<string, string> = new Map(
  "AD8n12c AT16n BE12n BG4a6n8c CH5n12c CY8n16c CZ20n DE18n DK14n EE16n ES20n FI14n FR10n11c2n GB4a14n GI4a15c GR7n16c HR17n HU24n IE4c14n IS22n IT1a10n12c LI5n12c LT16n LU3n13c LV4a13c MC10n11c2n MT4a5n18c NL4a10n NO11n PL24n PT21n RO4a16c SE20n SI15n SK20n SM1a10n12c VA18n"
    .split(" ")
    .map((each) => [each.slice(0, 2), each.slice(2)]),
);
const KINDS: Readonly<Record<string, string>> = { n: "\\d", a: "[A-Z]", c: "[A-Z\\d]" };

/**
 * Whether the text is the IBAN of a SEPA account with the right check figures (ISO 13616).
 *
 * @example
 * isIban("IT60X0542811101000000123456") // true
 */
export function isIban(text: string): boolean {
  const iban = toCompactCode(text);
  const form = FORMS.get(iban.slice(0, 2));
  if (form === undefined || !toPattern(form).test(iban)) {
    return false;
  }
  const turned = iban.slice(4) + iban.slice(0, 4);
  const remainder = [...turned].reduce(
    // A letter counts as a number from 10 to 35.
    (value, character) => Number(`${value}${Number.parseInt(character, 36)}`) % 97,
    0,
  );
  return remainder === 1;
}

function toPattern(form: string): RegExp {
  const bban = form.replaceAll(/(\d+)([nac])/g, (_, count, kind) => `${KINDS[kind]}{${count}}`);
  return new RegExp(`^[A-Z]{2}\\d{2}${bban}$`);
}

/**
 * Hides all but the last four characters, for mails and pages.
 *
 * @example
 * hideIban("IT60X0542811101000000123456") // "•••• 3456"
 */
export function hideIban(iban: string): string {
  return `•••• ${iban.slice(-4)}`;
}
