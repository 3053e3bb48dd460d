import type { AddressMap, Position } from "@volpe/contract";
import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "../../db/columns.ts";

/** Registered people. */
export const accounts = pgTable("accounts", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull(),
  /** The address as the person typed it. */
  email: text("email").notNull(),
  /** The address in lower case; unique. */
  emailKey: text("email_key").notNull().unique("accounts_one_per_email"),
  /** A new address whose link was not followed yet. */
  pendingEmail: text("pending_email"),
  /** Former addresses in lower case. An erasure also deletes mails that were sent there. */
  formerEmails: jsonb("former_emails").$type<string[]>().notNull().default([]),
  /** E.164 or empty. */
  phone: text("phone").notNull().default(""),
  /** PHC string of argon2id. Null: the person logs in by link or provider only. */
  passwordHash: text("password_hash"),
  /** When the mailbox was confirmed. Null: no login is possible yet. */
  activatedAt: time("activated_at"),
  shipping: jsonb("shipping").$type<AddressMap>().notNull(),
  position: jsonb("position").$type<Position>(),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
  /** Time of the last login or token refresh, written at most once a day. */
  lastUsedAt: time("last_used_at").notNull(),
  /** When the owner was notified that the account will be deleted. Null: it is in use. */
  endNoticeAt: time("end_notice_at"),
});

const accountId = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** Choices with the texts that were shown. The latest row of a category is the valid one. */
export const accountConsents = pgTable(
  "account_consents",
  {
    /** Increasing, so that it orders rows of the same moment. */
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    category: text("category").$type<"privacy" | "marketing">().notNull(),
    granted: boolean("granted").notNull(),
    text: text("text").notNull(),
    policyVersion: text("policy_version").notNull(),
    givenAt: time("given_at").notNull(),
  },
  (table) => [index("account_consents_by_account").on(table.accountId, table.category, table.id)],
);

/** Mailed links. Only the mail holds the token itself. */
export const mailedTokens = pgTable(
  "mailed_tokens",
  {
    /** Increasing, so that it orders rows of the same moment. */
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    kind: text("kind")
      .$type<"activation" | "login" | "recovery" | "email-change" | "erasure">()
      .notNull(),
    /** SHA-256 of the token. */
    tokenHash: text("token_hash").notNull().unique("mailed_tokens_by_hash"),
    /** The mailbox that is confirmed when the link is followed. */
    email: text("email").notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** When the link was used, for repeatable links the first time. */
    usedAt: time("used_at"),
  },
  (table) => [
    index("mailed_tokens_by_account").on(table.accountId, table.kind, table.id),
    index("mailed_tokens_by_expiry").on(table.expiresAt),
  ],
);
