import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/account-tables.ts";
import { conversations } from "../assistant/conversation-tables.ts";
import type { LeadAnswer } from "../assistant/product-answers.ts";
import { rates } from "../rates/rate-tables.ts";
import type { ConsentCategory } from "./consent-texts.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A person who left contacts, with a quote or a request (`complete`) or on the way to one (`open`). */
export const leads = pgTable(
  "leads",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null = came through the plain form, or the conversation was deleted. */
    conversationId: uuid("conversation_id")
      .unique("leads_one_per_conversation")
      .references(() => conversations.id, { onDelete: "set null" }),
    /** Who was logged in when it was made; of others the e-mail says whose it is. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    rateId: text("rate_id").references(() => rates.id, { onDelete: "set null" }),
    status: text("status").$type<"open" | "complete">().notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** E.164; empty where it was not asked. */
    phone: text("phone").notNull(),
    communication: text("communication").notNull(),
    destination: text("destination").notNull(),
    type: text("type").notNull(),
    city: text("city").notNull(),
    province: text("province").notNull(),
    operator: text("operator").notNull(),
    /** What was said, in Italian, in the order of the questions. */
    answers: jsonb("answers").$type<LeadAnswer[]>().notNull().default([]),
    /** Slugs of what was shown, the wanted one alone where there is one. */
    offers: jsonb("offers").$type<string[]>().notNull().default([]),
    tracking: text("tracking").notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    /** When the operator was told; null = not yet. */
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
 * Each change of a box: what it said, under which policy, and whether it was ticked. Of a category
 * the latest row is the one in force; the earlier ones are its history.
 */
export const leadConsents = pgTable(
  "lead_consents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    leadId: leadId(),
    category: text("category").$type<ConsentCategory>().notNull(),
    granted: boolean("granted").notNull(),
    text: text("text").notNull(),
    policyVersion: text("policy_version").notNull(),
    /** A box that was shown, or the link by which all is taken back. */
    source: text("source").$type<"box" | "link">().notNull().default("box"),
    givenAt: time("given_at").notNull(),
  },
  (table) => [index("lead_consents_by_lead").on(table.leadId)],
);

/** A request to be called: without one of these nobody is called about energy. */
export const recallRequests = pgTable(
  "recall_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    leadId: leadId(),
    /** What the call may be about, in Italian. */
    scope: text("scope").notNull(),
    preferredTime: text("preferred_time").notNull(),
    phone: text("phone").notNull(),
    requestedAt: time("requested_at").notNull(),
  },
  (table) => [index("recall_requests_by_lead").on(table.leadId)],
);
