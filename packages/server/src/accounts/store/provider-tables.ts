import type { IdentityProvider } from "@volpe/contract";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "../../db/columns.ts";
import { accounts } from "./account-tables.ts";

/** Identities at providers; `subject` is the provider's id and never changes. */
export const accountIdentities = pgTable(
  "account_identities",
  {
    provider: text("provider").$type<IdentityProvider>().notNull(),
    subject: text("subject").notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /**
     * SHA-256 of the token of the mailed link that must be followed first, because the provider did
     * not vouch for the address. Null: the identity may log in.
     */
    awaitedTokenHash: text("awaited_token_hash"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("account_identities_by_account").on(table.accountId),
  ],
);

/** Started visits. The visitor who returns with a row's state uses up the row. */
export const providerAttempts = pgTable(
  "provider_attempts",
  {
    /** SHA-256 of the state. */
    stateHash: text("state_hash").primaryKey(),
    provider: text("provider").$type<IdentityProvider>().notNull(),
    nonce: text("nonce").notNull(),
    /** PKCE (RFC 7636). */
    codeVerifier: text("code_verifier").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("provider_attempts_by_expiry").on(table.expiresAt)],
);
