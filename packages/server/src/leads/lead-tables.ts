import type { Channel } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/store/account-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { time } from "../db/columns.ts";
import type { LeadAnswer } from "../interview/product-answers.ts";
import type { ConsentCategory } from "../person/consent-texts.ts";
import { rates } from "../quote/rate-tables.ts";

/** People who left contacts: with a quote or a request (`complete`) or before one (`open`). */
export const leads = pgTable(
  "leads",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null = from the plain form, or the conversation was deleted. */
    conversationId: uuid("conversation_id")
      .unique("leads_one_per_conversation")
      .references(() => conversations.id, { onDelete: "set null" }),
    /**
     * The account that was logged in when the lead was made. Null = none; the e-mail then
     * identifies the owner.
     */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    rateId: text("rate_id").references(() => rates.id, { onDelete: "set null" }),
    status: text("status").$type<"open" | "complete">().notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** E.164; empty if the person was not asked for it. */
    phone: text("phone").notNull(),
    communication: text("communication").notNull(),
    destination: text("destination").notNull(),
    type: text("type").notNull(),
    city: text("city").notNull(),
    province: text("province").notNull(),
    operator: text("operator").notNull(),
    /** The answers in Italian, in the order of the questions. */
    answers: jsonb("answers").$type<LeadAnswer[]>().notNull().default([]),
    /** Slugs of the shown items; only the wanted one if there is one. */
    offers: jsonb("offers").$type<string[]>().notNull().default([]),
    tracking: text("tracking").notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    /** When the operator got the mail; null = not yet. */
    notifiedAt: time("notified_at"),
  },
  (table) => [
    index("leads_by_update").on(table.updatedAt),
    index("leads_by_email").on(table.email),
    index("leads_by_mailbox").on(sql`lower(${table.email})`),
    index("leads_by_account").on(table.accountId),
    index("leads_by_rate").on(table.rateId),
  ],
);

const leadId = () =>
  uuid("lead_id")
    .notNull()
    .references(() => leads.id, { onDelete: "cascade" });

/**
 * Each change of a consent: its text, its policy version and whether it was given. The latest row
 * of a category and an offer is the valid one; earlier rows are its history.
 */
export const leadConsents = pgTable(
  "lead_consents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    leadId: leadId(),
    category: text("category").$type<ConsentCategory>().notNull(),
    /** The slug of the offer whose supplier may make contact; empty for the other categories. */
    offer: text("offer").notNull().default(""),
    /** The channel that the supplier may use; empty for the other categories. */
    channel: text("channel").$type<Channel | "">().notNull().default(""),
    granted: boolean("granted").notNull(),
    text: text("text").notNull(),
    policyVersion: text("policy_version").notNull(),
    /** Source of the change: a shown box, or the link that withdraws all consents. */
    source: text("source").$type<"box" | "link">().notNull().default("box"),
    givenAt: time("given_at").notNull(),
  },
  (table) => [index("lead_consents_by_lead").on(table.leadId)],
);

/** Requests to be called. Without one the person must not be called about energy. */
export const recallRequests = pgTable(
  "recall_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    leadId: leadId(),
    /** Permitted subject of the call, in Italian. */
    scope: text("scope").notNull(),
    /** The sentence that the person read, and the version of its text. */
    text: text("text").notNull(),
    policyVersion: text("policy_version").notNull(),
    preferredTime: text("preferred_time").notNull(),
    phone: text("phone").notNull(),
    requestedAt: time("requested_at").notNull(),
  },
  (table) => [index("recall_requests_by_lead").on(table.leadId)],
);
