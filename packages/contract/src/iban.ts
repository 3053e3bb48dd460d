/**
 * The length of an IBAN by country of the SEPA. Each of them must be accepted (Reg. (UE) 260/2012,
 * art. 9).
 */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  "AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24 SM27 VA22"
    .split(" ")
    .map((each) => [each.slice(0, 2), Number(each.slice(2))]),
);

/** Without blanks and in capitals, as it is stored. */
export function toIban(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}

/** Whether the text is an account's number in the SEPA with the right check figures (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = toIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) || LENGTHS.get(iban.slice(0, 2)) !== iban.length) {
    return false;
  }
  const turned = iban.slice(4) + iban.slice(0, 4);
  const remainder = [...turned].reduce(
    // A letter counts as a number from 10 to 35.
    (rest, character) => Number(`${rest}${Number.parseInt(character, 36)}`) % 97,
    0,
  );
  return remainder === 1;
}

/** The last four characters alone, as a mail or a page may show them. */
export function hideIban(iban: string): string {
  return `•••• ${iban.slice(-4)}`;
}
