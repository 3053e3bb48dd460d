import { type AddressMap, CONTRACT_SENTENCES, toPostalCode } from "@volpe/contract";
import { type Comune, findComune, hasPostalCode } from "../../places/comuni.ts";
import { findProvinceBySign } from "../../places/place-words.ts";
import { readPlace } from "../../places/read-place.ts";
import { toOneLine } from "../../text/one-line.ts";

/**
 * The address of a supply as it is stored: a comune of the given province, with a postal code of
 * its range. `onFault` is called for each wrong field.
 */
export function checkAddress(
  form: AddressMap,
  onFault: (field: keyof AddressMap, message: string) => void,
): AddressMap {
  const street = toOneLine(form.street);
  const postalCode = toPostalCode(form.postal_code);
  const province = findProvinceBySign(form.province.trim().toUpperCase());
  const comune = province === null ? null : readComune(form.city, province.sign);
  if (form.city.trim() === "") {
    onFault("city", CONTRACT_SENTENCES.city);
  } else if (province !== null && comune === null) {
    onFault(
      "city",
      `In provincia di ${province.name} non trovo questo comune: controlla il nome e la provincia.`,
    );
  }
  if (comune !== null && /^\d{5}$/.test(postalCode) && !hasPostalCode(comune, postalCode)) {
    onFault("postal_code", `Questo CAP non è di ${comune.name}: ${toRangeWords(comune)}.`);
  }
  if (province === null) {
    onFault("province", CONTRACT_SENTENCES.province);
  }
  return {
    ...form,
    street,
    postal_code: postalCode,
    city: comune?.name ?? toOneLine(form.city),
    province: province?.sign ?? form.province,
    region: province?.region ?? "",
    country: "Italia",
    address: `${street}, ${postalCode} ${comune?.name ?? ""} (${province?.sign ?? ""})`,
  };
}

/** The comune that a text means in a province, read like every typed place. */
function readComune(text: string, sign: string): Comune | null {
  for (const typed of [`${text} (${sign})`, text]) {
    const reading = readPlace(typed);
    const code = reading.status === "found" ? reading.place.comune : undefined;
    const comune = code === undefined ? null : findComune(code);
    if (comune?.province.sign === sign) {
      return comune;
    }
  }
  return null;
}

function toRangeWords({ postalCodes }: Comune): string {
  const [first, last] = postalCodes ?? ["", ""];
  return first === last ? `è ${first}` : `va da ${first} a ${last}`;
}
