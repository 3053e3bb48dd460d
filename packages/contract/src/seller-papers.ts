import Type, { type Static } from "typebox";
import { OneOf } from "./one-of.ts";

/**
 * The documents that a seller writes about its own offer: the sheet of an energy offer, the contract
 * summary of a line (Reg. (UE) 2019/2243), and the contract's conditions.
 */
export const SellerPaperKind = OneOf(["seller-sheet", "seller-summary", "seller-conditions"]);
export type SellerPaperKind = Static<typeof SellerPaperKind>;

/**
 * A seller's document that we hold. Anybody can open it, and its address always answers the same
 * bytes.
 */
export const SellerPaper = Type.Object({
  kind: SellerPaperKind,
  title: Type.String(),
  /** SHA-256 of the file in hex. */
  sha256: Type.String(),
  bytes: Type.Integer(),
  /** The day on which it was filed, ISO date, Rome. */
  filedOn: Type.String(),
  /** Under `/api/v1`; public. */
  path: Type.String(),
});
export type SellerPaper = Static<typeof SellerPaper>;

/** Title of each kind of seller's document where it is shown, mailed or listed. */
export const SELLER_PAPER_TITLES: Readonly<Record<SellerPaperKind, string>> = {
  "seller-sheet": "Scheda sintetica del venditore",
  "seller-summary": "Sintesi contrattuale dell’operatore",
  "seller-conditions": "Condizioni di contratto del venditore",
};

/** The limit allows two such documents in a mail together with an order's documents. */
export const SELLER_PAPER_MAX_BYTES = 3 * 1024 * 1024;
