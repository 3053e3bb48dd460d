/** What an import of products did, stored with its snapshot and printed at its end. */
export type ProductImportSummary = {
  /** Rows of the file. */
  read: number;
  taken: number;
  refused: number;
  /** Products made of the rows taken: of a rental's fees, one. */
  products: number;
  /** Products of the last snapshot that the file no longer has. */
  closed: number;
  /** Products whose validity has already passed. */
  ended: number;
  warnings: string[];
  /** Gates that `--force` passed, in words. */
  forced: string[];
  seconds: number;
};
