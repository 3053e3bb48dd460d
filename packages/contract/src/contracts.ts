import Type, { type Static } from "typebox";
import { CONTRACT_FIELDS, CONTRACT_SENTENCES } from "./contract-fields.ts";
import {
  ContractBox,
  ContractDuties,
  ContractNeeds,
  ContractOffer,
  ContractPrice,
  ContractWay,
  Regime,
} from "./contract-offers.ts";
import { BusinessParty, ConsumerParty, ContractPayment, ContractSupply } from "./contract-parts.ts";
import { Email, FieldText, NeededConsent, PersonName } from "./form-schemas.ts";
import { Nullable } from "./nullable.ts";
import { Tipology } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { RandomKey } from "./random-key.ts";

const Cents = Type.Integer();
/** ISO 8601. */
const Time = Type.String();

/**
 * `draft`: it is being filled in · `submitted`: it was ordered, its documents are frozen and it
 * waits for the signature · `signed`: concluded only if `ContractDuties.conclusion` says so, else a
 * proposal · `accepted`: the supplier's acceptance reached the person and concluded it · `activated`:
 * the supply has begun · `refused`: the supplier refused it · `withdrawn`: the person withdrew within
 * the legal term · `ended`. The last three are final, with one exception: the operator can record a
 * withdrawal that was sent in time after the contract has ended.
 */
export const ContractState = OneOf([
  "draft",
  "submitted",
  "signed",
  "accepted",
  "activated",
  "refused",
  "withdrawn",
  "ended",
]);
export type ContractState = Static<typeof ContractState>;

/** The steps that change a contract. `edit` makes an ordered contract a draft again. */
export const ContractAction = OneOf([
  "edit",
  "submit",
  "sign",
  "withdraw",
  "accept",
  "activate",
  "refuse",
  "end",
]);
export type ContractAction = Static<typeof ContractAction>;

/** Who acts: the person who holds the contract, or the operator on behalf of the supplier. */
export const ContractRole = OneOf(["holder", "operator"]);
export type ContractRole = Static<typeof ContractRole>;

/**
 * `POST /contracts`: creates a draft; needs the header `Idempotency-Key`. It asks for no personal
 * data yet. The header `tracking` carries the affiliate's value.
 */
export const ContractRequest = Type.Object({
  /** Slug of the offer. */
  offer: Type.String({ minLength: 1, maxLength: 200 }),
  /** The query that the figures are for, as `consumo=2700&potenza=3`. */
  per: Type.String({ maxLength: 500 }),
  /** `offerHash` of the preview that was shown. */
  offerHash: Type.String({ pattern: "^[0-9a-f]{64}$" }),
  /** The quote that it comes from; absent if there is none. */
  rate: Type.Optional(RandomKey),
  regime: Regime,
  /**
   * Contracts that the client holds the keys of. An open draft of the same order among them, or
   * among those of the account, is answered instead of a new one.
   */
  contractKeys: Type.Optional(
    Type.Array(
      Type.Object({
        contract: Type.String({ maxLength: 64 }),
        key: Type.String({ maxLength: 64 }),
      }),
      { maxItems: 12 },
    ),
  ),
});
export type ContractRequest = Static<typeof ContractRequest>;

/** The new draft. */
export const ContractCreated = Type.Object({
  /** Unguessable id. */
  contract: Type.String(),
  /** Later calls send it in the header `owner-key` if the contract's owner is not logged in. */
  key: Type.String(),
});
export type ContractCreated = Static<typeof ContractCreated>;

/** `POST /contracts/{id}/submit`: the button «Ordine con obbligo di pagare». Mails the code. */
export const ContractSubmit = Type.Object({
  /** `offerHash` of the figures above the button. */
  offerHash: Type.String({ pattern: "^[0-9a-f]{64}$" }),
  /** `version` of the data above the button. */
  version: Type.String({ maxLength: 40 }),
  /** The boxes that were shown, by name, and whether each was ticked. */
  boxes: Type.Partial(Type.Record(ContractBox.properties.name, Type.Boolean())),
});
export type ContractSubmit = Static<typeof ContractSubmit>;

/** `POST /contracts/{id}/code`: mails another code, or extends the current one. */
export const SigningCodeRequest = Type.Object({ kind: OneOf(["new", "more-time"]) });
export type SigningCodeRequest = Static<typeof SigningCodeRequest>;

/** `POST /contracts/{id}/sign`: a simple electronic signature. */
export const ContractSign = Type.Object({
  code: FieldText(CONTRACT_FIELDS.signingCode, CONTRACT_SENTENCES.signingCode),
});
export type ContractSign = Static<typeof ContractSign>;

/** `POST /contracts/{id}/withdraw`: the second step, «conferma recesso». Idempotent and final. */
export const ContractWithdraw = Type.Object({
  /** Prefilled. */
  name: PersonName,
  /** The mailbox that gets the receipt; prefilled. */
  email: Email,
  confirmed: NeededConsent("Per recedere conferma con il pulsante."),
});
export type ContractWithdraw = Static<typeof ContractWithdraw>;

/** A document that can be opened and saved. */
export const ContractDocument = Type.Object({
  kind: OneOf([
    "contract",
    "sheet",
    "conditions",
    "withdrawal-notice",
    "withdrawal-form",
    /**
     * Written after the signature: when and how it was signed, and the hash of each other document.
     */
    "signature",
    /** The seller's own document, as we held it. */
    "seller-sheet",
    "seller-summary",
    "seller-conditions",
  ]),
  title: Type.String(),
  /**
   * The version of the text, as `2026-11-22`; for a seller's document the day on which it was
   * filed.
   */
  version: Type.String(),
  /** SHA-256 of the file in hex. Null before the order. */
  sha256: Nullable(Type.String()),
  /** Under `/api/v1`; it needs the header `owner-key` or the owner's login. */
  path: Type.String(),
});
export type ContractDocument = Static<typeof ContractDocument>;

/** The code that was mailed. */
export const SigningCode = Type.Object({
  /** The address, mostly hidden, as `a•••@esempio.it`. */
  sentTo: Type.String(),
  sentAt: Time,
  expiresAt: Time,
  triesLeft: Type.Integer(),
  /** False once it has been extended as often as allowed. */
  extendable: Type.Boolean(),
});
export type SigningCode = Static<typeof SigningCode>;

/**
 * The mails that a contract cannot be made without: three to its holder, and `withdrawal` to the
 * supplier.
 */
export const ContractMail = OneOf(["code", "confirmation", "receipt", "withdrawal"]);
export type ContractMail = Static<typeof ContractMail>;

/** The answer of each call that reads or changes one contract. Only its holder gets it. */
export const ContractView = Type.Object({
  id: Type.String(),
  state: ContractState,
  regime: Regime,
  rate: Nullable(Type.String()),
  offer: ContractOffer,
  offerHash: Type.String(),
  /** Name of the comune that the figures are for; empty if they are for a larger area. */
  city: Type.String(),
  /** Changes with the data. An order sends it back, so that the person orders what was shown. */
  version: Type.String(),
  /**
   * How a person can get the offer today; the next step needs `order`. Null once it is signed.
   */
  way: Nullable(ContractWay),
  /**
   * True if the offer changed since it was shown, or has another price at the place of the supply.
   * `offer` then has the new figures, with which an order that waits for its signature can be
   * reviewed.
   */
  offerChanged: Type.Boolean(),
  /**
   * True if only the price at the place of the supply differs: the offer is the one that was shown.
   */
  placeChanged: Type.Boolean(),
  /** The price with which this draft began or that was ordered, if today's price differs. */
  priceBefore: Nullable(ContractPrice),
  duties: ContractDuties,
  needs: ContractNeeds,
  consumer: Nullable(ConsumerParty),
  business: Nullable(BusinessParty),
  supply: Nullable(ContractSupply),
  payment: Nullable(ContractPayment),
  /** The steps that the holder may take now. */
  actions: Type.Array(ContractAction),
  /** The parts that are still missing before the order. */
  missing: Type.Array(OneOf(["consumer", "business", "supply", "payment"])),
  documents: Type.Array(ContractDocument),
  /** Null unless a code is waiting to be entered. */
  code: Nullable(SigningCode),
  /** Mails that the mailbox `to` rejected permanently; a person's address is mostly hidden. */
  undelivered: Type.Array(Type.Object({ mail: ContractMail, to: Type.String() })),
  /** True if the person asked for the activation before the withdrawal term ends. */
  early: Type.Boolean(),
  /** Null unless the order was sent, and the law grants a withdrawal or the order was revoked. */
  withdrawal: Nullable(
    Type.Object({
      /** The last second of the term; null until the contract is concluded. */
      until: Nullable(Time),
      open: Type.Boolean(),
      withdrawnAt: Nullable(Time),
    }),
  ),
  createdAt: Time,
  signedAt: Nullable(Time),
  /** When the contract was concluded and its withdrawal term began; null before. */
  concludedAt: Nullable(Time),
  /** When the supplier got the signed contract or, once it is withdrawn, the withdrawal. */
  forwardedAt: Nullable(Time),
  /** ISO date after which an unsigned contract is deleted; null once it is signed. */
  deletedAfter: Nullable(Type.String()),
  /**
   * Why the contract was refused, ended, or was revoked although the law grants no withdrawal, as
   * the operator recorded it; null in other states.
   */
  reason: Nullable(Type.String()),
  /** The states so far, oldest first. */
  history: Type.Array(Type.Object({ state: ContractState, at: Time, by: ContractRole })),
});
export type ContractView = Static<typeof ContractView>;

/** `GET /contracts`: the contracts of the account that is logged in, newest first. */
export const ContractSummary = Type.Object({
  id: Type.String(),
  state: ContractState,
  tipology: Tipology,
  name: Type.String(),
  brand: Type.String(),
  rate: Nullable(Type.String()),
  perMonthCents: Cents,
  /** The last second of the withdrawal term; null if there is none or it is over. */
  withdrawableUntil: Nullable(Time),
  createdAt: Time,
  updatedAt: Time,
});
export type ContractSummary = Static<typeof ContractSummary>;
