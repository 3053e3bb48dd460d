import type { AffiliateState, EntryKind, Tipology } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/store/account-tables.ts";
import { time } from "../db/columns.ts";
import type { Flag, ReferralWidget } from "../tracking/tracking-tables.ts";

/** Accounts that send visitors to this site and earn for it, one row each. */
export const affiliates = pgTable("affiliates", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Null = the account was erased; the row stays while the ledger names it. */
  accountId: uuid("account_id")
    .unique("affiliates_one_per_account")
    .references(() => accounts.id, { onDelete: "set null" }),
  state: text("state").$type<AffiliateState>().notNull(),
  site: text("site").notNull(),
  /** Version and text of the terms that the person accepted. */
  termsVersion: text("terms_version").notNull(),
  termsText: text("terms_text").notNull(),
  acceptedAt: time("accepted_at").notNull(),
  /** Holder of the bank account and its IBAN; "" until they are given. */
  holder: text("holder").notNull().default(""),
  iban: text("iban").notNull().default(""),
  createdAt: time("created_at").notNull(),
  changedAt: time("changed_at").notNull(),
});

const affiliateId = () =>
  uuid("affiliate_id")
    .notNull()
    .references(() => affiliates.id, { onDelete: "cascade" });

/** The codes with which a tracking value begins. An affiliate may have several. */
export const affiliateCodes = pgTable(
  "affiliate_codes",
  {
    code: text("code").primaryKey(),
    affiliateId: affiliateId(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("affiliate_codes_by_affiliate").on(table.affiliateId)],
);

export type ReferralKind = "conversation" | "lead" | "quote" | "order" | "contract";

/**
 * What an affiliate's arrivals led to, one row per object. `order` is a contract that was begun,
 * `contract` one that was concluded. Nothing leads back to a person, because the object is stored
 * as a hash.
 */
export const affiliateReferrals = pgTable(
  "affiliate_referrals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    affiliateId: affiliateId(),
    kind: text("kind").$type<ReferralKind>().notNull(),
    /** SHA-256 of the kind and the object's id. */
    subject: text("subject").notNull(),
    /** The arrival that it is attributed to; null = only the tracking value is known. */
    arrivalId: uuid("arrival_id"),
    tracking: text("tracking").notNull(),
    page: text("page").notNull(),
    widget: text("widget").$type<ReferralWidget>().notNull(),
    /** Null = it counts. */
    flag: text("flag").$type<Flag>(),
    at: time("at").notNull(),
  },
  (table) => [
    unique("affiliate_referrals_one_per_object").on(table.subject),
    index("affiliate_referrals_by_affiliate").on(table.affiliateId, table.at),
  ],
);

/**
 * The ledger. Rows are only added: a trigger (`db/functions.sql`) refuses every other change and adds
 * each row to the balance. The three columns are differences of the balance, in cents.
 */
export const affiliateEntries = pgTable(
  "affiliate_entries",
  {
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    affiliateId: uuid("affiliate_id")
      .notNull()
      .references(() => affiliates.id),
    kind: text("kind").$type<EntryKind>().notNull(),
    /** The referral's `subject`, or the payout's id. */
    subject: text("subject").notNull(),
    /** What was contracted; null = a payment, or an entry from before this was stored. */
    tipology: text("tipology").$type<Tipology>(),
    pendingCents: integer("pending_cents").notNull(),
    approvedCents: integer("approved_cents").notNull(),
    paidCents: integer("paid_cents").notNull(),
    /** When a pending commission may be approved. */
    dueAt: time("due_at"),
    at: time("at").notNull(),
  },
  (table) => [
    unique("affiliate_entries_one_of_a_kind").on(table.subject, table.kind),
    index("affiliate_entries_by_affiliate").on(table.affiliateId, table.at),
    index("affiliate_entries_by_due").on(table.dueAt),
    // Each kind may move only these sums, so that no entry can invent money.
    check(
      "affiliate_entries_move",
      sql`case ${table.kind}
        when 'earn' then ${table.pendingCents} > 0 and ${table.approvedCents} = 0 and ${table.paidCents} = 0
        when 'approve' then ${table.approvedCents} > 0 and ${table.pendingCents} = -${table.approvedCents} and ${table.paidCents} = 0
        when 'cancel' then ${table.pendingCents} + ${table.approvedCents} < 0 and 0 in (${table.pendingCents}, ${table.approvedCents}) and ${table.paidCents} = 0
        when 'pay' then ${table.paidCents} > 0 and ${table.approvedCents} = -${table.paidCents} and ${table.pendingCents} = 0
        else false end`,
    ),
  ],
);

/** The sum of each affiliate's entries. Only the ledger's trigger writes it, and another checks it. */
export const affiliateBalances = pgTable("affiliate_balances", {
  affiliateId: uuid("affiliate_id")
    .primaryKey()
    .references(() => affiliates.id),
  pendingCents: integer("pending_cents").notNull(),
  approvedCents: integer("approved_cents").notNull(),
  paidCents: integer("paid_cents").notNull(),
});

/** Payments as they were ordered from the bank, for ten years, as the law wants. */
export const affiliatePayouts = pgTable(
  "affiliate_payouts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    affiliateId: affiliateId(),
    /** The file in which it was ordered. */
    batch: text("batch").notNull(),
    cents: integer("cents").notNull(),
    holder: text("holder").notNull(),
    iban: text("iban").notNull(),
    at: time("at").notNull(),
  },
  (table) => [index("affiliate_payouts_by_affiliate").on(table.affiliateId, table.at)],
);
