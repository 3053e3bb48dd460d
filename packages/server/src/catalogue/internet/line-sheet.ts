import {
  type AccessTechnology,
  formatEurCents,
  formatQuantity,
  type InternetRow,
  type ProductSheet,
  type SheetLine,
  toProvinceName,
  withDay,
} from "@volpe/contract";
import { formatDuration } from "../../figures/italian-figures.ts";
import { roundToCents } from "../../figures/round.ts";
import { toVatWords } from "../../figures/vat.ts";
import { CONDITIONS_SECTION, COST_SECTION, type Section } from "../list/typology.ts";
import { COMPARED_MONTHS, hasPromotion, toLineCost } from "./line-cost.ts";

export const TECHNOLOGY_WORDS: Readonly<Record<AccessTechnology, string>> = {
  ftth: "Fibra fino a casa (FTTH)",
  fttc: "Fibra misto rame (FTTC)",
  fwa: "Senza fili (FWA)",
};

const PHONE_WORDS: Readonly<Record<InternetRow["phone"], string>> = {
  illimitate: "Illimitate verso fissi e cellulari",
  "a-consumo": "A consumo",
  nessuna: "Non comprese",
};

/** The sections of a line's sheet. */
export function toLineSections(line: InternetRow): Section[] {
  return [
    { title: COST_SECTION, lines: toCostLines(line) },
    { title: "La linea", lines: toTechnicalLines(line) },
    { title: CONDITIONS_SECTION, lines: toConditionLines(line) },
  ];
}

function toCostLines(line: InternetRow): SheetLine[] {
  const cost = toLineCost(line);
  const vat = toVatWords(line.audience);
  return [
    {
      label: `Totale in ${formatDuration(COMPARED_MONTHS, "mesi")}`,
      value: formatEurCents(cost.totalEur),
      note: vat,
    },
    {
      label: "In media al mese, su 24 mesi",
      value: formatEurCents(cost.averageMonthEur),
      note: vat,
    },
    {
      label: "Prezzo in promozione",
      value: hasPromotion(line)
        ? `${formatEurCents(line.promoMonthlyEur)} al mese per ${formatDuration(line.promoMonths, "mesi")}`
        : "Nessuna promozione",
    },
    {
      label: "Prezzo pieno",
      value: `${formatEurCents(line.monthlyEur)} al mese${
        hasPromotion(line) ? `, ${withDay("dal", `${line.promoMonths + 1}° mese`)}` : ""
      }`,
    },
    { label: "Attivazione", value: toPrice(line.activationEur, "Gratuita") },
    { label: "Modem", value: toPrice(line.modemEur, "Compreso") },
  ];
}

function toTechnicalLines(line: InternetRow): SheetLine[] {
  return [
    {
      label: "Tecnologia",
      value: TECHNOLOGY_WORDS[line.technology],
      more: "/faqs/internet-ftth-fttc-fwa-differenze",
    },
    { label: "Copertura", value: "La verifica chi vende la linea, al tuo indirizzo" },
    {
      label: "Velocità in download",
      value: `fino a ${formatQuantity(line.downloadMbps, "Mbps")}`,
      note: "quella vera dipende dal tuo indirizzo",
    },
    { label: "Velocità in upload", value: `fino a ${formatQuantity(line.uploadMbps, "Mbps")}` },
    { label: "Chiamate", value: PHONE_WORDS[line.phone] },
    { label: "Modem tuo", value: line.modemFree ? "Puoi usarlo" : "Non previsto" },
  ];
}

function toConditionLines(line: InternetRow): SheetLine[] {
  const { lockInMonths, leavingEur, provinces, audience } = line;
  return [
    {
      label: "Vincolo",
      value: lockInMonths === 0 ? "Nessuno" : formatDuration(lockInMonths, "mesi"),
    },
    { label: "Se lasci prima", value: toPrice(leavingEur, "Nulla") },
    { label: "Per chi", value: audience === "privati" ? "Privati" : "Aziende e partite IVA" },
    {
      label: "Dove si vende",
      value:
        provinces.length === 0
          ? "In tutta Italia"
          : `Solo nelle province di ${provinces.map(toProvinceName).join(", ")}`,
    },
  ];
}

const YEAR_MONTHS = 12;

/**
 * What a line costs in each month and year as it is billed, because nobody pays the mean of a
 * comparison (Codice del consumo, art. 49 c. 1 e).
 */
export function toLineSchedule(line: InternetRow): NonNullable<ProductSheet["schedule"]> {
  const { promoMonths, promoMonthlyEur, monthlyEur } = line;
  const isChanging = hasPromotion(line);
  const first = isChanging ? promoMonthlyEur : monthlyEur;
  const promotion =
    promoMonths === 1
      ? " per il primo mese"
      : ` per i primi ${formatDuration(promoMonths, "mesi")}`;
  const changingYears = isChanging ? Math.ceil(promoMonths / YEAR_MONTHS) : 0;
  return {
    firstMonthEur: roundToCents(first),
    perMonth: `al mese${isChanging ? promotion : ""}`,
    firstYearEur: toYear(line, 0),
    lines: [
      {
        label: "Prezzo al mese",
        value: isChanging
          ? `${formatEurCents(first)} per ${formatDuration(promoMonths, "mesi")}, poi ${formatEurCents(monthlyEur)}`
          : formatEurCents(first),
      },
      { label: "Attivazione", value: toPrice(line.activationEur, "Gratuita", ", una volta") },
      { label: "Modem", value: toPrice(line.modemEur, "Compreso", ", una volta") },
      { label: "Il primo anno in tutto", value: formatEurCents(toYear(line, 0)) },
      ...Array.from({ length: Math.max(0, changingYears - 1) }, (_, index) => ({
        label: `Il ${index + 2}° anno`,
        value: formatEurCents(toYear(line, index + 1)),
      })),
      {
        label: "Ogni anno dopo",
        value: formatEurCents(roundToCents(YEAR_MONTHS * monthlyEur)),
      },
    ],
  };
}

/** The payments of one year; `year` is 0 for the first. */
function toYear(
  { promoMonths, promoMonthlyEur, monthlyEur, activationEur, modemEur }: InternetRow,
  year: number,
): number {
  const promoted = Math.min(YEAR_MONTHS, Math.max(0, promoMonths - year * YEAR_MONTHS));
  const once = year === 0 ? activationEur + modemEur : 0;
  return roundToCents(once + promoted * promoMonthlyEur + (YEAR_MONTHS - promoted) * monthlyEur);
}

/** For example `39,00 €`, with what follows it, or the word for nothing. */
function toPrice(eur: number, none: string, after = ""): string {
  return eur === 0 ? none : `${formatEurCents(eur)}${after}`;
}
