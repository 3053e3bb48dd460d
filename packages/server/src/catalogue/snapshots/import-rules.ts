import { isVatNumber, type ProductTipology } from "@volpe/contract";
import type { TObject } from "typebox";
import { withYields } from "../../time/yield-to-event-loop.ts";

/** The fields that the rows of all typologies share. */
export type Sold = {
  /** ISO day after which it is no longer sold; absent = open-ended. */
  validTo?: string;
};

export type StagedProduct = {
  key: string;
  /** The words from which the slug is made. */
  words: string;
  /** The two parts of a rental's address; null for the others. */
  address: string | null;
  data: Sold;
};

export type PositionedRow<Row> = { row: Row; position: number };

/** The functions for code that makes products from the rows of a file. */
export type Gathering<Row> = {
  /** The names of a row's product, as `Renault Clio TCe 90`. */
  nameOf(row: Row): string;
  /** Why a row on its own is not credible, and how to correct it; null if it is credible. */
  findFault(row: Row): string | null;
  /** Leaves a row out. The reason is Italian and says how to correct it. */
  refuse(row: PositionedRow<Row>, reason: string): void;
};

/**
 * How the file of one typology is read.
 *
 * @example
 * const outcome = await importProducts(services, TERMINAL_IMPORT, { file });
 */
export type ImportRules<Row extends Sold> = {
  tipology: ProductTipology;
  /** The row's schema, of the contract. */
  schema: TObject;
  /** What the products are called in a report, as `Veicoli`. */
  plural: string;
  /** The names that identify a row's product, each under its field. */
  namesOf(row: Row): Readonly<Record<string, string>>;
  /**
   * Why the figures of a row are not credible, checked before `gather` compares rows; null if they
   * are.
   */
  findFault(row: Row): string | null;
  /** Makes products from valid rows. */
  gather(rows: readonly PositionedRow<Row>[], gathering: Gathering<Row>): Promise<StagedProduct[]>;
};

/**
 * Why a page's address cannot be linked, and how to correct it; null if it can, or if there is
 * none.
 */
export function findAddressFault(field: string, address: string | undefined): string | null {
  return address === undefined || isWebAddress(address)
    ? null
    : `${field} «${address}» non è l’indirizzo di una pagina: scrivilo intero, con https:// davanti, oppure lascialo vuoto`;
}

/**
 * Why a row does not identify its seller, and how to correct it. A contract needs a fully
 * identified seller; else the customer signs with the seller directly. The names of the fields
 * begin with `who`.
 */
export function findSellerFault(
  who: "lessor" | "provider",
  { vatNumber, seat, url }: Readonly<Record<"vatNumber" | "seat" | "url", string | undefined>>,
): string | null {
  if ((vatNumber === undefined) !== (seat === undefined)) {
    return `${who}VatNumber e ${who}Seat vanno insieme: scrivili tutti e due, o nessuno`;
  }
  return vatNumber !== undefined && !isVatNumber(vatNumber)
    ? `${who}VatNumber ${vatNumber} non è una partita IVA: ricontrolla le undici cifre`
    : findAddressFault(`${who}Url`, url);
}

/** Makes a product from each row. Of two rows with the same key the second is refused. */
export function gatherOnePerRow<Row extends Sold>(
  keyOf: (row: Row) => string,
): ImportRules<Row>["gather"] {
  return async (rows, { nameOf, findFault, refuse }) => {
    const staged = new Map<string, StagedProduct>();
    for await (const positioned of withYields(rows)) {
      const { row } = positioned;
      const key = keyOf(row);
      const reason = staged.has(key)
        ? "è già in una riga prima: togli una delle due, o cambia il nome"
        : findFault(row);
      if (reason === null) {
        staged.set(key, { key, words: nameOf(row), address: null, data: row });
      } else {
        refuse(positioned, reason);
      }
    }
    return [...staged.values()];
  };
}

/** Whether the text is the https address of a public page, without a login. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url?.protocol === "https:" &&
    url.username === "" &&
    url.password === "" &&
    // Matches a domain name with a dot whose last label is not numeric: neither `localhost` nor an
    // IP address.
    /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(url.hostname)
  );
}
