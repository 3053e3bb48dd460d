import { formatEur, formatNumber } from "../rates/italian-figures.ts";
import { getNeeds, type Interview } from "./interview.ts";
import {
  LINE_LABELS,
  NEEDED_BY_LABELS,
  SEGMENT_LABELS,
  TERMINAL_LABELS,
} from "./understanding/product-choices.ts";

/** One thing that a person said, in Italian, as a lead and its mails show it. */
export type LeadAnswer = { label: string; value: string };

/** Says that what a person wanted is no longer sold: what is shown stands in its place. */
export const ENDED_LABEL = "Offerta voluta";

/** What was said of a rental, a terminal or a line, in the order of the questions. */
export function listAnswers(interview: Interview): LeadAnswer[] {
  const { draft } = interview;
  const needs = getNeeds(interview);
  const place = [
    draft.address.city,
    draft.address.province === "" ? "" : `(${draft.address.province})`,
  ];
  const said: [string, string | null][] = [
    ["Per", draft.destination],
    [ENDED_LABEL, needs.endedItem === "" ? null : `«${needs.endedItem}», che non si vende più`],
    ...toSubtype(interview),
    ["Auto in mente", needs.modelNote],
    ["Durata", suffix(needs.durationMonths, "mesi")],
    ["Percorrenza", suffix(needs.kmPerYear, "km l’anno")],
    ["Anticipo", toDownPayment(needs.downPaymentEur)],
    ["Quando serve", NEEDED_BY_LABELS[needs.neededBy] ?? null],
    ["Incasso con carta", toMoney(needs.monthlyTakingsEur, " al mese")],
    ["Scontrino medio", toMoney(needs.averageReceiptEur)],
    ["Dove", place.filter((part) => part !== "").join(" ")],
    ["Operatore di oggi", draft.operator],
    ["Linea di oggi", LINE_LABELS[needs.presentLine] ?? null],
    ["Velocità cercata", suffix(needs.downloadMbps, "Mbit/s")],
  ];
  return said.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label, value }],
  );
}

function toSubtype({ draft: { type, subtype } }: Interview): [string, string | null][] {
  switch (type) {
    case "noleggio":
      return [["Tipo di auto", SEGMENT_LABELS[subtype] ?? null]];
    case "pos":
      return [["Tipo di terminale", TERMINAL_LABELS[subtype] ?? null]];
    default:
      return [];
  }
}

function suffix(value: number | null, unit: string): string | null {
  return value === null ? null : `${formatNumber(value)} ${unit}`;
}

function toMoney(value: number | null, period = ""): string | null {
  return value === null ? null : `${formatEur(value)}${period}`;
}

function toDownPayment(value: number | null): string | null {
  return value === 0 ? "nessuno" : toMoney(value);
}
