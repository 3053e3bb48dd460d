import type { AddressMap, Position } from "@volpe/contract";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Who registered. */
export const accounts = pgTable("accounts", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull(),
  /** As it was typed. */
  email: text("email").notNull(),
  /** The same in lower case: an address belongs to one account. */
  emailKey: text("email_key").notNull().unique("accounts_one_per_email"),
  /** A new address whose link was not opened yet. */
  pendingEmail: text("pending_email"),
  /** Addresses that it had before, in lower case: an erasure reaches what was sent there. */
  formerEmails: jsonb("former_emails").$type<string[]>().notNull().default([]),
  /** E.164 or empty. */
  phone: text("phone").notNull().default(""),
  /** PHC string of argon2id; null = enters by link or provider alone. */
  passwordHash: text("password_hash"),
  /** When the mailbox was proved; null = nobody can enter yet. */
  activatedAt: time("activated_at"),
  shipping: jsonb("shipping").$type<AddressMap>().notNull(),
  position: jsonb("position").$type<Position>(),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
});

const accountId = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** Each choice beside a text; of a category the latest row is the one in force. */
export const accountConsents = pgTable(
  "account_consents",
  {
    /** Ascending: of two of one moment it tells the later. */
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

/** Links in people's mailboxes. The token itself is in the mail alone. */
export const mailedTokens = pgTable(
  "mailed_tokens",
  {
    /** Ascending: of two of one moment it tells the later. */
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    kind: text("kind")
      .$type<"activation" | "login" | "recovery" | "email-change" | "erasure">()
      .notNull(),
    /** SHA-256 of the token. */
    tokenHash: text("token_hash").notNull().unique("mailed_tokens_by_hash"),
    /** The mailbox that the token proves. */
    email: text("email").notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** When it was spent, or first followed where it may be followed again. */
    usedAt: time("used_at"),
  },
  (table) => [
    index("mailed_tokens_by_account").on(table.accountId, table.kind, table.id),
    index("mailed_tokens_by_expiry").on(table.expiresAt),
  ],
);
