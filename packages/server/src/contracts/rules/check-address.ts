import { type AddressMap, FIELD_SENTENCES, toAddressLine, toPostalCode } from "@volpe/contract";
import { type Comune, hasPostalCode } from "../../places/comuni.ts";
import { findProvinceBySign } from "../../places/place-words.ts";
import { readComune } from "../../places/read-comune.ts";
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
  const reading = province === null ? null : readComune(form.city, province);
  const comune = reading?.status === "found" ? reading.comune : null;
  if (form.city.trim() === "") {
    onFault("city", FIELD_SENTENCES.city);
  } else if (reading?.status === "unknown") {
    onFault("city", reading.message);
  }
  if (comune !== null && /^\d{5}$/.test(postalCode) && !hasPostalCode(comune, postalCode)) {
    onFault("postal_code", `Questo CAP non è di ${comune.name}: ${toRangeWords(comune)}.`);
  }
  if (province === null) {
    onFault("province", FIELD_SENTENCES.province);
  }
  const parts = {
    street,
    postal_code: postalCode,
    city: comune?.name ?? toOneLine(form.city),
    province: province?.sign ?? form.province,
  };
  return {
    ...form,
    ...parts,
    region: province?.region ?? "",
    country: "Italia",
    address: toAddressLine(parts),
  };
}

function toRangeWords({ postalCodes }: Comune): string {
  const [first, last] = postalCodes ?? ["", ""];
  return first === last ? `è ${first}` : `va da ${first} a ${last}`;
}
