import type { Discount } from "../../offers/energy-offer.ts";
import { NotComputable } from "../not-computable.ts";
import {
  find,
  findCode,
  findNumber,
  findText,
  type Loose,
  toList,
  toLoose,
  toText,
} from "./loose-json.ts";
import { findWorkedPeriod } from "./worked-periods.ts";

/** Discounts as worked totals write them: one price each, on entry and unconditional if unsaid. */
export function toWorkedDiscounts(rows: readonly unknown[]): Discount[] {
  return rows.map((item) => {
    const row = toLoose(item);
    const value = findNumber(row, "value", "price", "prezzo");
    const unit = findCode(row, "unit", "unita", "unita_misura");
    if (value === null || unit === null) {
      throw new NotComputable("Uno sconto non ha valore o unità di misura");
    }
    const kind = findCode(row, "kind", "tipologia") ?? (["01", "05"].includes(unit) ? "01" : "03");
    return {
      name: findText(row, "name", "nome") ?? "sconto",
      description: findText(row, "description") ?? "",
      validity: "validity" in row ? findCode(row, "validity") : (findCode(row, "validita") ?? "01"),
      vat: findCode(row, "vat", "iva", "iva_sconto") ?? "01",
      condition: findCode(row, "condition", "condizione") ?? "00",
      conditionText: "",
      componentCodes: findComponentCodes(row),
      period: findWorkedPeriod(row),
      prices: [
        {
          kind,
          unit,
          value,
          from: findNumber(row, "from", "da", "valido_da"),
          to: findNumber(row, "to", "a", "valido_fino"),
        },
      ],
    };
  });
}

/** A discount names F1–F3 as 11–13, where a price names them 01–03. */
function findComponentCodes(row: Loose): string[] {
  const codes = toList(
    find(row, "componentCodes", "codes", "components", "component", "codice_componente_fascia"),
  )
    .map(toText)
    .flatMap((code) => (code === null ? [] : [code.padStart(2, "0")]));
  const band = findCode(row, "band", "fascia");
  return band === null ? codes : [...codes, band.startsWith("0") ? `1${band.slice(1)}` : band];
}
