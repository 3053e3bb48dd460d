import Type, { type Static } from "typebox";
import { AFFILIATE_FIELDS, AFFILIATE_SENTENCES } from "./affiliate-fields.ts";
import { FieldText, NeededConsent } from "./form-schemas.ts";
import { Nullable } from "./nullable.ts";
import { Tipology } from "./offers.ts";
import { OneOf } from "./one-of.ts";

/** `requested`: waits for the operator · `approved`: earns · `off`: earns nothing any more. */
export const AffiliateState = OneOf(["requested", "approved", "off"]);
export type AffiliateState = Static<typeof AffiliateState>;

/** Sums in cents that always equal the ledger's entries. Negative after a late withdrawal. */
export const AffiliateBalance = Type.Object({
  pendingCents: Type.Integer(),
  approvedCents: Type.Integer(),
  paidCents: Type.Integer(),
});
export type AffiliateBalance = Static<typeof AffiliateBalance>;

/**
 * `GET /affiliates/me`: the terms, codes, balance and bank account of a logged-in affiliate; null
 * if the account did not join.
 */
export const AffiliateView = Type.Union([
  Type.Null(),
  Type.Object({
    state: AffiliateState,
    /** Codes that count for this affiliate, the first one for new links. */
    codes: Type.Array(Type.String()),
    site: Type.String(),
    termsVersion: Type.String(),
    acceptedAt: Type.String(),
    /** Account holder and the account's last figures; "" until they are given. */
    holder: Type.String(),
    iban: Type.String(),
    balance: AffiliateBalance,
  }),
]);
export type AffiliateView = Static<typeof AffiliateView>;

/** `POST /affiliates`: joins with the current terms. */
export const AffiliateRequest = Type.Object({
  site: FieldText(AFFILIATE_FIELDS.site, AFFILIATE_SENTENCES.site),
  accepted: NeededConsent("Per cominciare serve accettare le regole."),
  /** Version of the terms that the person read. */
  version: Type.String({ maxLength: 20 }),
});
export type AffiliateRequest = Static<typeof AffiliateRequest>;

/** `PATCH /affiliates/me`: where commissions are paid. */
export const AffiliatePayee = Type.Object({
  holder: FieldText(AFFILIATE_FIELDS.holder, AFFILIATE_SENTENCES.holder),
  iban: FieldText(AFFILIATE_FIELDS.iban, AFFILIATE_SENTENCES.iban),
});
export type AffiliatePayee = Static<typeof AffiliatePayee>;

export const FigureGroup = OneOf(["giorno", "pagina", "sub", "widget"]);
export type FigureGroup = Static<typeof FigureGroup>;

/** The query of `GET /affiliates/me/figures` and of its CSV. */
export const AffiliateFiguresQuery = Type.Object({
  per: Type.Optional(FigureGroup),
  /** First and last ISO day, in Rome. Default: the last 30 days. */
  dal: Type.Optional(Type.String({ format: "date" })),
  al: Type.Optional(Type.String({ format: "date" })),
});
export type AffiliateFiguresQuery = Static<typeof AffiliateFiguresQuery>;

/** Counts of one group; the commission is net of cancellations. */
export const AffiliateFigures = Type.Object({
  arrivals: Type.Integer(),
  conversations: Type.Integer(),
  leads: Type.Integer(),
  quotes: Type.Integer(),
  contracts: Type.Integer(),
  commissionCents: Type.Integer(),
  /** Arrivals and requests that do not count: by programs, by the affiliate, or in bursts. */
  flagged: Type.Integer(),
});
export type AffiliateFigures = Static<typeof AffiliateFigures>;

/** `rows` are in the order of days, or with the most arrivals first if `per` is not `giorno`. */
export const AffiliateReport = Type.Object({
  per: FigureGroup,
  from: Type.String(),
  to: Type.String(),
  rows: Type.Array(Type.Object({ key: Type.String(), figures: AffiliateFigures })),
  total: AffiliateFigures,
});
export type AffiliateReport = Static<typeof AffiliateReport>;

/**
 * `earn`: a contract was concluded · `approve`: its withdrawal days are over · `cancel`: it fell
 * through · `pay`: approved commissions were paid.
 */
export const EntryKind = OneOf(["earn", "approve", "cancel", "pay"]);
export type EntryKind = Static<typeof EntryKind>;

/** One entry of the ledger. Its three sums are differences of the balance; nothing names a person. */
export const AffiliateEntry = Type.Object({
  /** Unique among the affiliate's entries, which are numbered from the oldest, 1. */
  number: Type.Integer(),
  /** ISO day in Rome. */
  day: Type.String(),
  kind: EntryKind,
  /** Number of the commission, from 1 for the affiliate's oldest; null = a payment. */
  commission: Nullable(Type.Integer()),
  /** What was contracted; null = a payment, or an entry of a release that did not store it. */
  tipology: Nullable(Tipology),
  sub: Type.String(),
  page: Type.String(),
  widget: Type.String(),
  /** First ISO day on which a new commission may be approved; null for the other kinds. */
  dueDay: Nullable(Type.String()),
  change: AffiliateBalance,
});
export type AffiliateEntry = Static<typeof AffiliateEntry>;

/** Entries that `GET /affiliates/me/entries` shows. */
export const SHOWN_ENTRIES = 50;

/** `GET /affiliates/me/entries`: the newest entries first; `total` is the sum of all, also older. */
export const AffiliateLedger = Type.Object({
  entries: Type.Array(AffiliateEntry),
  count: Type.Integer(),
  total: AffiliateBalance,
});
export type AffiliateLedger = Static<typeof AffiliateLedger>;

/** `webhook` posts JSON; `postback` asks for an address with `{type}`, `{sub}` and so on filled in. */
const HookKind = OneOf(["webhook", "postback"]);

const AffiliateHook = Type.Object({
  id: Type.String({ format: "uuid" }),
  kind: HookKind,
  url: Type.String(),
  createdAt: Type.String(),
});

/** `POST /affiliates/me/hooks`: a receiver of events. */
export const AffiliateHookRequest = Type.Object({
  kind: HookKind,
  url: FieldText(AFFILIATE_FIELDS.hook, AFFILIATE_SENTENCES.hook),
});
export type AffiliateHookRequest = Static<typeof AffiliateHookRequest>;

/** The answer of `POST /affiliates/me/hooks`. Only it has the `secret` that signs messages. */
export const AffiliateHookCreated = Type.Object({ hook: AffiliateHook, secret: Type.String() });
export type AffiliateHookCreated = Static<typeof AffiliateHookCreated>;

/** `GET /affiliates/me/hooks`: the receivers, and the attempts to reach them, newest first. */
export const AffiliateHooks = Type.Object({
  hooks: Type.Array(AffiliateHook),
  attempts: Type.Array(
    Type.Object({
      hook: Type.String(),
      /** The event's id, the same in every try and for every receiver. */
      event: Type.String(),
      type: Type.String(),
      /** The receiver's HTTP status; null = it did not respond. */
      status: Nullable(Type.Integer()),
      /** In Italian; "" = delivered. */
      fault: Type.String(),
      at: Type.String(),
      /** When this event was sent to this receiver again; null = not yet, or never. */
      retriedAt: Nullable(Type.String()),
      /** When the next try is due, on the newest try only; null = delivered or given up. */
      nextAt: Nullable(Type.String()),
    }),
  ),
});
export type AffiliateHooks = Static<typeof AffiliateHooks>;
