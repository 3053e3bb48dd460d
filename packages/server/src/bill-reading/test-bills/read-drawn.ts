import type { BillField, EnergyTipology } from "@volpe/contract";
import { readPdfPieces } from "../pdf-pieces.ts";
import { type BillReading, readBill } from "../read-bill.ts";
import { drawBill, type Expected, type TestBill } from "./draw-bill.ts";

export async function readDrawn(bill: TestBill): Promise<BillReading> {
  const pdf = await readPdfPieces(new Uint8Array(await drawBill(bill)));
  return pdf.status === "text"
    ? readBill(pdf.pieces, { isPicture: false })
    : { status: "not-a-bill" };
}

export function toValues(reading: BillReading): Partial<Record<EnergyTipology, Expected>> {
  const supplies = reading.status === "read" ? reading.supplies : [];
  return Object.fromEntries(
    supplies.map(({ tipology, fields }) => [
      tipology,
      Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    ]),
  );
}

export function listWrongButSure(reading: BillReading, bill: TestBill): string[] {
  const supplies = reading.status === "read" ? reading.supplies : [];
  return supplies.flatMap(({ tipology, fields }) =>
    fields
      .filter(({ name, value, confidence }) => {
        const expected = bill.supplies[tipology] ?? {};
        const isRight =
          value === expected[name] ||
          isInOtherLetters({ name, value }, expected) ||
          isWithCharges(fields, { name, value }, expected) ||
          isRestOfTaxes(fields, { name, value }, expected) ||
          isSumOfTaxes(fields, { name, value }, expected);
        return confidence === "sure" && !isRight;
      })
      .map(({ name, value }) => `${name}: ${value}`),
  );
}

/** A bill may print its holder in capitals and in small letters. */
function isInOtherLetters(
  { name, value }: Pick<BillField, "name" | "value">,
  { holder }: Expected,
): boolean {
  return name === "holder" && value.toLowerCase() === holder?.toLowerCase();
}

/** Without the page that states them separately, network and system charges are one sum. */
function isWithCharges(
  fields: readonly BillField[],
  { name, value }: Pick<BillField, "name" | "value">,
  { network, charges }: Expected,
): boolean {
  const sum = (Number(network) + Number(charges)).toFixed(2);
  return (
    name === "network" &&
    Number(value).toFixed(2) === sum &&
    !fields.some((field) => field.name === "charges")
  );
}

/** Without the line of one of them, excise and VAT are their printed sum. */
function isSumOfTaxes(
  fields: readonly BillField[],
  { name, value }: Pick<BillField, "name" | "value">,
  { excise, vat }: Expected,
): boolean {
  const sum = (Number(excise) + Number(vat)).toFixed(2);
  return (
    name === "taxes" &&
    Number(value).toFixed(2) === sum &&
    !fields.some((field) => field.name === "vat")
  );
}

/** Without the line that joins them, excise and VAT are two values. */
function isRestOfTaxes(
  fields: readonly BillField[],
  { name, value }: Pick<BillField, "name" | "value">,
  { taxes, excise = fields.find((field) => field.name === "excise")?.value }: Expected,
): boolean {
  return name === "vat" && (Number(excise) + Number(value)).toFixed(2) === Number(taxes).toFixed(2);
}
