import Type, { type Static, type TSchema } from "typebox";
import { BRAND_NAME } from "./brand.ts";
import { PaymentMethod } from "./form-schemas.ts";
import { Destination, SheetLine, Tipology } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { SellerPaper } from "./seller-papers.ts";

const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Cents = Type.Integer();

/** Who concludes the contract: the person says so, because different laws hold. */
export const Regime = OneOf(["consumer", "business"], {
  errorMessage: "Di’ per chi è il contratto: per te come privato, o per un’attività.",
});
export type Regime = Static<typeof Regime>;

/** The figures of an offer, € cents, as they are shown above the button. */
export const ContractPrice = Type.Object({
  /** A month, of a year's mean for energy; the mean of 24 for a line. */
  perMonthCents: Cents,
  perYearCents: Cents,
  /** The sum over the whole duration or comparison; null for an open-ended supply. */
  total: Nullable(Type.Object({ label: Type.String(), cents: Cents })),
  /** For example `Spesa annua stimata, imposte comprese` or `Canone mensile, IVA inclusa`. */
  label: Type.String(),
  /** Why the figures are a *stima*, in Italian; empty = exact under the official rules. */
  estimate: Type.Array(Type.String()),
});
export type ContractPrice = Static<typeof ContractPrice>;

/** The counterparty of the contract: the supplier, never Volpe. */
export const Counterparty = Type.Object({
  name: Type.String(),
  vatNumber: Nullable(Type.String()),
  seat: Nullable(Type.String()),
  /** E-mail or PEC. */
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  website: Nullable(Type.String()),
  /** The sentence that says where to complain. */
  complaints: Type.String(),
});
export type Counterparty = Static<typeof Counterparty>;

/**
 * The seat of a supplier, or, because the open data name none, how to find it.
 *
 * @example
 * toSeatWords({ name: "Sole Energia", vatNumber: "01234567890", seat: null })
 * // "Non è tra i dati pubblicati: cerca la partita IVA 01234567890 su registroimprese.it, …"
 */
export function toSeatWords({
  name,
  vatNumber,
  seat,
}: Pick<Counterparty, "name" | "seat" | "vatNumber">): string {
  if (seat !== null) {
    return seat;
  }
  return vatNumber === null
    ? `Non è tra i dati pubblicati: è nelle condizioni di contratto di ${name} e in fondo al suo sito`
    : `Non è tra i dati pubblicati: cerca la partita IVA ${vatNumber} su registroimprese.it, dove si vede gratis`;
}

/** Who wrote our summary of an offer, and that the seller's own documents are others. */
export function toSheetOrigin({
  counterparty: { name },
  papers,
}: Pick<ContractOffer, "counterparty" | "papers">): string {
  const rest =
    papers.length === 0
      ? `i documenti di ${name} non li sostituisce`
      : `valgono la scheda sintetica e le condizioni di ${name}`;
  // A name like «Sole S.p.A.» ends the sentence with its own stop.
  const stop = rest.endsWith(".") ? "" : ".";
  return `Il riepilogo dell’offerta l’ha scritto ${BRAND_NAME} dai dati pubblicati: ${rest}${stop}`;
}

/** An offer as it stood when the figures were shown. */
export const ContractOffer = Type.Object({
  slug: Type.String(),
  tipology: Tipology,
  destination: Destination,
  /** The item page's path with the query that the figures are for. */
  path: Type.String(),
  /** That query alone, as `consumo=2700&potenza=3`. */
  query: Type.String(),
  name: Type.String(),
  /** COD_OFFERTA; empty if it has none. */
  code: Type.String(),
  brand: Type.String(),
  counterparty: Counterparty,
  price: ContractPrice,
  /** The product and its prices: the supplier's own figures, in Italian. */
  features: Type.Array(SheetLine),
  /** Duration, minimum duration, how it ends and what that costs. */
  terms: Type.Array(SheetLine),
  /** How it can be paid, of the ways that are asked for here. */
  payments: Type.Array(PaymentMethod),
  /** Last day on sale, ISO date; null = open-ended. */
  validTo: Nullable(Type.String()),
  /** The offer's page on the supplier's site, as the open data name it. */
  sellerPage: Nullable(Type.String()),
  /** The seller's own documents on file for these figures; empty = none. */
  papers: Type.Array(SellerPaper),
});
export type ContractOffer = Static<typeof ContractOffer>;

/** A box above the button. Its text comes from the server, which stores it with its version. */
export const ContractBox = Type.Object({
  name: OneOf(["privacy", "conditions", "clauses", "durable", "summary", "early"]),
  text: Type.String(),
  version: Type.String(),
  /** False: may stay empty. No box is ever ticked beforehand. */
  needed: Type.Boolean(),
});
export type ContractBox = Static<typeof ContractBox>;

/** Which rules hold for this kind of offer and this regime. */
export const ContractDuties = Type.Object({
  withdrawal: Type.Union([
    /** The law's fourteen days. */
    Type.Object({ kind: Type.Literal("statutory"), days: Type.Integer(), text: Type.String() }),
    /** `text` says why, or what the supplier grants of itself. */
    Type.Object({ kind: Type.Literal("none"), text: Type.String() }),
  ]),
  /** The sentence that says where a dispute can be settled out of court. */
  disputes: Type.String(),
  /** Volpe's part, in a sentence: an intermediary. */
  intermediary: Type.String(),
  /** Whether Volpe is paid for this contract and by whom, in a sentence. */
  commission: Type.String(),
  /** Whether and by whom the person's credit is checked, in a sentence. */
  creditCheck: Type.String(),
  /** How the contract comes about, its language, where it is kept: art. 12 D.Lgs. 70/2003. */
  process: Type.Array(Type.String()),
  boxes: Type.Array(ContractBox),
});
export type ContractDuties = Static<typeof ContractDuties>;

/** The supply point and the payment methods that an order of this offer asks for. */
export const ContractNeeds = Type.Object({
  supplyPoint: OneOf(["pod", "pdr", "line", "none"]),
  payments: Type.Array(PaymentMethod),
});
export type ContractNeeds = Static<typeof ContractNeeds>;

/** `GET /contracts/offers/{slug}`: the first page of the way, before anything personal is asked. */
export const ContractPreview = Type.Object({
  offer: ContractOffer,
  /** SHA-256 of the offer as shown, hex: sent back, so that changed figures are noticed. */
  offerHash: Type.String(),
  duties: ContractDuties,
  needs: ContractNeeds,
  /**
   * `order`: a contract can be made here, but not for the regime of `except` · `mismatch`: not for
   * the regime that was asked for · `hand-over`: the provider makes it, at `url` ·
   * `demonstration`, `ended`: neither.
   */
  way: Type.Union([
    Type.Object({
      kind: Type.Literal("order"),
      except: Nullable(Type.Object({ regime: Regime, text: Type.String() })),
    }),
    Type.Object({ kind: Type.Literal("mismatch"), text: Type.String() }),
    Type.Object({
      kind: Type.Literal("hand-over"),
      text: Type.String(),
      url: Nullable(Type.String()),
    }),
    Type.Object({ kind: Type.Literal("demonstration"), text: Type.String() }),
    Type.Object({ kind: Type.Literal("ended"), text: Type.String() }),
  ]),
});
export type ContractPreview = Static<typeof ContractPreview>;

/** The query of `GET /contracts/offers/{slug}`. What the offer is for is taken from `per`. */
export const ContractPreviewQuery = Type.Object({
  regime: Type.Optional(Regime),
  /** The offer's query, as `consumo=2700&potenza=3`. */
  per: Type.Optional(Type.String({ maxLength: 500 })),
});
export type ContractPreviewQuery = Static<typeof ContractPreviewQuery>;
