import {
  type AffiliateLedger,
  type EntryKind,
  splitTracking,
  toTipologyWords,
} from "@volpe/contract";
import { toCsv } from "../tables/csv.ts";
import type { ListedEntry } from "./report-repository.ts";

const NONE = { pendingCents: 0, approvedCents: 0, paidCents: 0 };

/** The ledger as its affiliate reads it. */
export function toLedger(rows: readonly ListedEntry[]): AffiliateLedger {
  const [newest] = rows;
  return {
    entries: rows.map(({ tracking, page, widget, count: _, total: __, ...entry }) => ({
      ...entry,
      sub: splitTracking(tracking ?? "").sub,
      page: page ?? "",
      widget: widget ?? "",
    })),
    count: newest?.count ?? 0,
    total: newest?.total ?? NONE,
  };
}

const KIND_WORDS: Readonly<Record<EntryKind, string>> = {
  earn: "maturata",
  approve: "approvata",
  cancel: "annullata",
  pay: "pagata",
};

const toEuros = ({ pendingCents, approvedCents, paidCents }: AffiliateLedger["total"]) => [
  pendingCents / 100,
  approvedCents / 100,
  paidCents / 100,
];

/** Entries as a table for a spreadsheet, with their sums below. */
export function toLedgerCsv({ entries, total }: AffiliateLedger): string {
  return toCsv([
    [
      "numero",
      "giorno",
      "movimento",
      "commissione",
      "contratto",
      "sub",
      "pagina",
      "widget",
      "approvabile_dal",
      "in_attesa_euro",
      "da_pagare_euro",
      "pagati_euro",
    ],
    ...entries.map(
      ({ number, day, kind, commission, tipology, sub, page, widget, dueDay, change }) => [
        number,
        day,
        KIND_WORDS[kind],
        commission,
        tipology && toTipologyWords([tipology]),
        sub,
        page,
        widget,
        dueDay,
        ...toEuros(change),
      ],
    ),
    ["totale", null, null, null, null, null, null, null, null, ...toEuros(total)],
  ]);
}
