import Type, { type Static } from "typebox";
import { BRAND_NAME } from "./brand.ts";
import { SupplyReason } from "./contract-parts.ts";
import { endSentence } from "./end-sentence.ts";
import { PaymentMethod } from "./form-schemas.ts";
import { Nullable } from "./nullable.ts";
import { Destination, Tipology } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { SellerPaper } from "./seller-papers.ts";
import { SheetLine } from "./sheet-line.ts";

const Cents = Type.Integer();

/**
 * Who concludes the contract. The person declares it, because the law treats the two differently.
 */
export const Regime = OneOf(["consumer", "business"], {
  errorMessage: "Di’ per chi è il contratto: per te come privato, o per un’attività.",
});
export type Regime = Static<typeof Regime>;

/** The figures of an offer, € cents, as they are shown above the button. */
export const ContractPrice = Type.Object({
  /** € cents a month: for energy the mean of a year, with a `schedule` the first month. */
  perMonthCents: Cents,
  /** € cents a year; with a `schedule` the first year, including what is paid once. */
  perYearCents: Cents,
  /** What is billed and when; absent if each month and year costs the figures above. */
  schedule: Type.Optional(
    Type.Object({
      /** The words after the first month's price, as `al mese per i primi 6 mesi`. */
      perMonth: Type.String(),
      lines: Type.Array(SheetLine),
    }),
  ),
  /** The sum over the whole duration or comparison; null for an open-ended supply. */
  total: Nullable(Type.Object({ label: Type.String(), cents: Cents })),
  /** For example `Spesa annua stimata, imposte comprese` or `Canone mensile, IVA inclusa`. */
  label: Type.String(),
  /** Why the figures are a *stima*, in Italian; empty = exact under the official rules. */
  estimate: Type.Array(Type.String()),
});
export type ContractPrice = Static<typeof ContractPrice>;

/**
 * The words after the price of a month and of a year.
 *
 * @example
 * toPeriodWords({}) // { month: "al mese", year: "l’anno" }
 */
export function toPeriodWords({ schedule }: Pick<ContractPrice, "schedule">) {
  return schedule === undefined
    ? { month: "al mese", year: "l’anno" }
    : { month: schedule.perMonth, year: "il primo anno" };
}

/** The counterparty of the contract: the supplier, never Volpe. */
export const Counterparty = Type.Object({
  name: Type.String(),
  vatNumber: Nullable(Type.String()),
  seat: Nullable(Type.String()),
  /** E-mail or PEC. */
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  website: Nullable(Type.String()),
  /** The sentence that says where to send complaints. */
  complaints: Type.String(),
});
export type Counterparty = Static<typeof Counterparty>;

/**
 * The seat of a supplier, or how to find it, because the open data do not contain it.
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

/**
 * The seller's document whose figures prevail over ours: its sheet or its summary.
 *
 * @example
 * toMainPaper([]) // "none"
 */
export function toMainPaper(papers: readonly SellerPaper[]): keyof typeof MAIN_PAPERS {
  const main = papers.find(({ kind }) => kind === "seller-sheet" || kind === "seller-summary");
  return main === undefined || main.kind === "seller-conditions" ? "none" : main.kind;
}

const MAIN_PAPERS = {
  "seller-sheet": "la scheda sintetica e ",
  "seller-summary": "la sintesi contrattuale e ",
  none: "",
} as const;

/**
 * Says who wrote our summary of an offer, and that the seller has documents of its own.
 *
 * @example
 * const sentence = toSheetOrigin({ counterparty: order.counterparty, papers: [] });
 */
export function toSheetOrigin({
  counterparty: { name },
  papers,
}: Pick<ContractOffer, "counterparty" | "papers">): string {
  const rest =
    papers.length === 0
      ? `i documenti di ${name} non li sostituisce`
      : `valgono ${MAIN_PAPERS[toMainPaper(papers)]}le condizioni di ${name}`;
  return endSentence(
    `Il riepilogo dell’offerta l’ha scritto ${BRAND_NAME} dai dati pubblicati: ${rest}`,
  );
}

/** The offer in the state in which its figures were shown. */
export const ContractOffer = Type.Object({
  slug: Type.String(),
  tipology: Tipology,
  destination: Destination,
  /** The item page's path with the query that the figures are for. */
  path: Type.String(),
  /** Only the query of `path`, as `consumo=2700&potenza=3`. */
  query: Type.String(),
  name: Type.String(),
  /** COD_OFFERTA; empty if it has none. */
  code: Type.String(),
  brand: Type.String(),
  counterparty: Counterparty,
  /** Null = it has no figure for this use or is no longer sold; then it cannot be ordered. */
  price: Nullable(ContractPrice),
  /** The product and its prices: the supplier's own figures, in Italian. */
  features: Type.Array(SheetLine),
  /** Duration, minimum duration, how it ends and what that costs. */
  terms: Type.Array(SheetLine),
  /** The ways to pay that the offer accepts, among those that an order can ask for. */
  payments: Type.Array(PaymentMethod),
  /** The reasons that an order of the offer can have; absent = all of its kind of supply. */
  reasons: Type.Optional(Type.Array(SupplyReason)),
  /** Last day on sale, ISO date; null = open-ended. */
  validTo: Nullable(Type.String()),
  /** The offer's page on the supplier's site, as the open data name it. */
  sellerPage: Nullable(Type.String()),
  /** The seller's own documents that we hold for these figures; empty = none. */
  papers: Type.Array(SellerPaper),
});
export type ContractOffer = Static<typeof ContractOffer>;

/** An offer that can be ordered, with its price. */
export type OrderedOffer = ContractOffer & { price: ContractPrice };

/** A box above the button. The server sends its text and stores it with its version. */
export const ContractBox = Type.Object({
  name: OneOf(["privacy", "conditions", "clauses", "durable", "summary", "early"]),
  text: Type.String(),
  version: Type.String(),
  /** False if the box may stay empty. No box is ticked in advance. */
  needed: Type.Boolean(),
});
export type ContractBox = Static<typeof ContractBox>;

/**
 * What concludes a contract: the person's signature, if the supplier is bound by its offer, or the
 * supplier's acceptance. Until then a signed order is a proposal (Codice civile, art. 1326).
 */
export const Conclusion = OneOf(["signature", "acceptance"]);
export type Conclusion = Static<typeof Conclusion>;

/** The rules that hold for this kind of offer and this regime. */
export const ContractDuties = Type.Object({
  withdrawal: Type.Union([
    /** The law's fourteen days. */
    Type.Object({ kind: Type.Literal("statutory"), days: Type.Integer(), text: Type.String() }),
    /** `text` says why there is no right of withdrawal, or what the supplier grants voluntarily. */
    Type.Object({ kind: Type.Literal("none"), text: Type.String() }),
  ]),
  /** What concludes the contract; `process` says it in words. */
  conclusion: Conclusion,
  /** The sentence that says where a dispute can be settled out of court. */
  disputes: Type.String(),
  /** A sentence that says that Volpe is an intermediary. */
  intermediary: Type.String(),
  /** A sentence that says whether Volpe is paid for this contract, and by whom. */
  commission: Type.String(),
  /** A sentence that says whether the person's credit is checked, and by whom. */
  creditCheck: Type.String(),
  /** The roles of Volpe and the supplier for the personal data of the contract. */
  data: Type.String(),
  /**
   * How the contract is concluded, its language, and where it is stored: art. 12 D.Lgs. 70/2003.
   */
  process: Type.Array(Type.String()),
  boxes: Type.Array(ContractBox),
});
export type ContractDuties = Static<typeof ContractDuties>;

/** The supply point, the reasons and the payment methods that an order of this offer asks for. */
export const ContractNeeds = Type.Object({
  supplyPoint: OneOf(["pod", "pdr", "line", "none"]),
  payments: Type.Array(PaymentMethod),
  /** The same reasons as `ContractOffer.reasons`. */
  reasons: Type.Optional(Type.Array(SupplyReason)),
});
export type ContractNeeds = Static<typeof ContractNeeds>;

/**
 * How a person can get an offer. `order`: a contract can be made here, except for the regime `except` ·
 * `mismatch`: it cannot be made for the requested regime · `hand-over`: the provider makes it, at `url` ·
 * `demonstration`, `ended`: no contract can be made.
 */
export const ContractWay = Type.Union([
  Type.Object({
    kind: Type.Literal("order"),
    except: Nullable(Type.Object({ regime: Regime, text: Type.String() })),
  }),
  Type.Object({ kind: Type.Literal("mismatch"), text: Type.String() }),
  Type.Object({
    kind: Type.Literal("hand-over"),
    text: Type.String(),
    url: Nullable(Type.String()),
    /** The provider's information sheet of a terminal, null if none is published. */
    sheetUrl: Type.Optional(Nullable(Type.String())),
  }),
  Type.Object({ kind: Type.Literal("demonstration"), text: Type.String() }),
  Type.Object({ kind: Type.Literal("ended"), text: Type.String() }),
]);
export type ContractWay = Static<typeof ContractWay>;

/** `GET /contracts/offers/{slug}`: the first page of an order. It asks for no personal data. */
export const ContractPreview = Type.Object({
  offer: ContractOffer,
  /**
   * SHA-256 (hex) of the offer as shown. The client sends it back, so that the server notices
   * changed figures.
   */
  offerHash: Type.String(),
  duties: ContractDuties,
  needs: ContractNeeds,
  way: ContractWay,
});
export type ContractPreview = Static<typeof ContractPreview>;

/** The query of `GET /contracts/offers/{slug}`. */
export const ContractPreviewQuery = Type.Object({
  regime: Type.Optional(Regime),
  /** The offer's query, as `consumo=2700&potenza=3`. */
  per: Type.Optional(Type.String({ maxLength: 500 })),
});
export type ContractPreviewQuery = Static<typeof ContractPreviewQuery>;

/** The query of `GET /contracts/places`: the place of a supply, as far as it is typed. */
export const SupplyPlaceQuery = Type.Object({
  city: Type.String({ maxLength: 100 }),
  postal_code: Type.String({ maxLength: 20 }),
  province: Type.String({ maxLength: 10 }),
});
export type SupplyPlaceQuery = Static<typeof SupplyPlaceQuery>;

/** The message for each part of the place for which an order would be refused; null = valid. */
export const SupplyPlaceFaults = Type.Object({
  city: Nullable(Type.String()),
  postal_code: Nullable(Type.String()),
  province: Nullable(Type.String()),
});
export type SupplyPlaceFaults = Static<typeof SupplyPlaceFaults>;
