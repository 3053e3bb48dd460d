import { isCalendarDay, toRomeDay } from "@volpe/contract";
import type { ImportFile } from "../../tables/import-file.ts";
import { withYields } from "../../time/yield-to-event-loop.ts";
import { checkChange } from "./check-change.ts";
import { type ImportTotals, toReport } from "./import-report.ts";
import type { ImportRules, PositionedRow, Sold } from "./import-rules.ts";
import { findNamelessField, toProductSlug } from "./product-slug.ts";
import { checkRow, readRawRows } from "./read-rows.ts";
import { type ImportOutcome, type ImportServices, replaceSnapshot } from "./replace-snapshot.ts";
import type { RefusedRow } from "./staging-repository.ts";

type ProductImportRequest = {
  file: ImportFile;
  /** Overrides the gates. An empty or unreadable file is still refused. */
  force?: boolean;
  /** True for the invented products that are used until the first real import. */
  demonstration?: boolean;
  onRefusal?: (refusal: RefusedRow) => void;
  signal?: AbortSignal;
};

export type ProductImportOutcome = ImportOutcome<ProductImportSummary>;

/**
 * Imports a file of one typology as a snapshot, which replaces the last.
 *
 * @example
 * const outcome = await importProducts(services, PRODUCT_IMPORTS.pos, { file });
 */
export function importProducts<Row extends Sold>(
  services: ImportServices,
  rules: ImportRules<Row>,
  request: ProductImportRequest,
): Promise<ProductImportOutcome> {
  const { tipology } = rules;
  const { file, force = false, demonstration = false, signal } = request;
  const target = { kind: tipology, demonstration };
  return replaceSnapshot<{ file: string }, ProductImportSummary>(services, target, async () => {
    const { products, refusals, ...counts } = await gather(rules, request);
    return (last) => {
      const { length: count } = products;
      const failures =
        count === 0
          ? ["nessuna riga valida nel file."]
          : checkChange("le voci", count, last?.summary.products ?? null);
      if (failures.length > 0 && (!force || count === 0)) {
        return { status: "kept", reasons: failures };
      }
      const today = toRomeDay(services.clock.now().getTime());
      return {
        status: "ready",
        dataDay: today,
        async stage(staging) {
          for (const { key, words, address, data } of products) {
            await staging.add({
              key,
              part: null,
              data,
              toName(attempt) {
                const slug = toProductSlug({ tipology, key, words }, attempt === 1 ? 7 : 13);
                const suffix = attempt === 1 ? "" : `-${slug.slice(-13)}`;
                return { slug, address: address === null ? null : `${address}${suffix}` };
              },
            });
          }
          for (const refusal of refusals) {
            await staging.refuse(refusal);
          }
          signal?.throwIfAborted();
          return {
            reasons: [],
            details: { file: file.name },
            summarise: ({ closed, invented, seconds }) => ({
              ...counts,
              refused: refusals.length,
              products: count,
              closed,
              invented,
              ended: products.filter(({ data }) => (data.validTo ?? today) < today).length,
              forced: failures,
              seconds,
            }),
          };
        },
      };
    };
  });
}

async function gather<Row extends Sold>(
  rules: ImportRules<Row>,
  { file, onRefusal }: ProductImportRequest,
) {
  const { rows, unknown, dots } = await readRawRows(file, rules.schema);
  const refusals: RefusedRow[] = [];
  const refuse = (position: number, label: string, reason: string) => {
    refusals.push({ file: file.name, position, label, reason });
  };
  const nameOf = (row: Row) => Object.values(rules.namesOf(row)).join(" ");
  const checked: PositionedRow<Row>[] = [];
  for await (const raw of withYields(rows)) {
    const outcome = checkRow<Row>(raw, rules.schema, dots);
    if (outcome.status === "read") {
      checked.push(outcome);
    } else {
      refuse(outcome.position, toRawName(raw.values), outcome.reason);
    }
  }
  const products = await rules.gather(checked, {
    nameOf,
    findFault: (row) =>
      findNamelessField(rules.namesOf(row)) ?? rules.findFault(row) ?? findDayFault(row),
    refuse: ({ row, position }, reason) => refuse(position, nameOf(row), reason),
  });
  refusals.sort((a, b) => a.position - b.position);
  for (const refusal of refusals) {
    onRefusal?.(refusal);
  }
  return {
    read: rows.length,
    taken: rows.length - refusals.length,
    products,
    refusals,
    warnings:
      unknown.length === 0
        ? []
        : [`${file.name}: colonne che non conosco, lasciate da parte: ${unknown.join(", ")}.`],
  };
}

function findDayFault({ validTo }: Sold): string | null {
  return validTo === undefined || isCalendarDay(validTo)
    ? null
    : "validTo non è un giorno del calendario: scrivilo come 2027-03-31";
}

/** The names in an unreadable row, by which a person can recognise it. */
function toRawName(values: Record<string, unknown>): string {
  return ["make", "model", "variant", "provider", "name"]
    .flatMap((field) => (typeof values[field] === "string" ? [values[field].slice(0, 60)] : []))
    .join(" ");
}

/** Also counts the products made of the rows: all fees of a rental make one. */
type ProductImportSummary = ImportTotals & { products: number };

/** The end of an import's report, one line each, in Italian. */
export function toProductReport(summary: ProductImportSummary, plural: string): string[] {
  return toReport(summary, {
    "Righe lette": summary.read,
    "Righe prese": summary.taken,
    "Righe rifiutate": summary.refused,
    [plural]: summary.products,
    "Usciti dal catalogo": summary.closed,
    ...(summary.invented && { "Inventati tolti": summary.invented }),
    "Già scaduti": summary.ended,
  });
}
