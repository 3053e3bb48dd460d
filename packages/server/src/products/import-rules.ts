import type { ProductTipology } from "@volpe/contract";
import type { TObject } from "typebox";
import { inTurns } from "../imports/in-turns.ts";
import type { StagedProduct } from "./product-import-repository.ts";

export type PositionedRow<Row> = { row: Row; position: number };

/** Says that a row is not taken; the reason is Italian and tells how to mend it. */
export type Refuse = (refused: { position: number; name: string; reason: string }) => void;

/** What a typology knows of its own file. */
export type ImportRules<Row> = {
  tipology: ProductTipology;
  /** The row, in contract. */
  schema: TObject;
  /** What the products are called in a report, as `Veicoli`. */
  plural: string;
  nameOf(row: Row): string;
  /** The products that rows of the right form make; rows that are not credible are refused. */
  gather(rows: readonly PositionedRow<Row>[], refuse: Refuse): Promise<StagedProduct[]>;
  /** ISO day after which it is no longer sold; null = open-ended. */
  validToOf(data: unknown): string | null;
};

/** The products of a file with one row for each; of two with one key the first stays. */
export async function gatherOnePerRow<Row>(
  rows: readonly PositionedRow<Row>[],
  refuse: Refuse,
  {
    nameOf,
    toStaged,
    findFault,
  }: {
    nameOf(row: Row): string;
    toStaged(row: Row): StagedProduct;
    /** Why the figures are not credible; null where they are. */
    findFault(row: Row): string | null;
  },
): Promise<StagedProduct[]> {
  const staged = new Map<string, StagedProduct>();
  for await (const { row, position } of inTurns(rows)) {
    const product = toStaged(row);
    const reason = staged.has(product.key)
      ? "è già in una riga prima: togli una delle due, o cambia il nome"
      : findFault(row);
    if (reason === null) {
      staged.set(product.key, product);
    } else {
      refuse({ position, name: nameOf(row), reason });
    }
  }
  return [...staged.values()];
}

/** True for an ISO day that the calendar has. */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

export const NO_SUCH_DAY = "validTo non è un giorno del calendario: scrivilo come 2027-03-31";
