import type {
  BusinessParty,
  ConsumerParty,
  ContractAction,
  ContractDocument,
  ContractDuties,
  ContractPayment,
  ContractRole,
  ContractState,
  ContractSupply,
  OrderedOffer,
  Regime,
} from "@volpe/contract";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "../../accounts/store/account-tables.ts";
import { time } from "../../db/columns.ts";
import { rates } from "../../quote/rate-tables.ts";

/** A column of bytes. PGlite reads them as an array, Postgres as a buffer. */
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (bytes) => bytes,
  fromDriver: (bytes) => Buffer.from(bytes),
});

/** The typed and the shown data, stored as they were signed. */
export type ContractData = {
  offer: OrderedOffer;
  /** The duties as they were shown. The order freezes them. */
  duties: ContractDuties;
  consumer: ConsumerParty | null;
  business: BusinessParty | null;
  supply: ContractSupply | null;
  payment: ContractPayment | null;
};

/** Contracts from the first draft to the end, one row each. */
export const contracts = pgTable(
  "contracts",
  {
    /** 128 random bits, base64url. */
    id: text("id").primaryKey(),
    /** The account that was logged in when it was begun; if null, the e-mail decides who owns it. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    rateId: text("rate_id").references(() => rates.id, { onDelete: "set null" }),
    state: text("state").$type<ContractState>().notNull(),
    regime: text("regime").$type<Regime>().notNull(),
    /** The holder's e-mail in lower case; empty until it is given. */
    email: text("email").notNull(),
    data: jsonb("data").$type<ContractData>().notNull(),
    /** SHA-256 of the offer in `data`, hex. */
    offerHash: text("offer_hash").notNull(),
    /** True if the person asked for the activation within the withdrawal term. */
    early: boolean("early").notNull(),
    signedAt: time("signed_at"),
    /** The signature or the supplier's acceptance, as the duties say; the withdrawal term runs from it. */
    concludedAt: time("concluded_at"),
    /** When the signed contract or its withdrawal was forwarded to the supplier; null = not yet. */
    forwardedAt: time("forwarded_at"),
    tracking: text("tracking").notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("contracts_by_account").on(table.accountId),
    index("contracts_by_email").on(table.email),
    index("contracts_by_rate").on(table.rateId),
    index("contracts_by_state").on(table.state, table.updatedAt),
    index("contracts_by_tracking").on(table.tracking, table.createdAt),
  ],
);

const contractId = () =>
  text("contract_id")
    .notNull()
    .references(() => contracts.id, { onDelete: "cascade" });

/**
 * The events of a contract. Rows are only added: a trigger (`db/functions.sql`) refuses all changes
 * except the deletion of the whole contract and an erasure's redaction of `reason`.
 */
export const contractEvents = pgTable(
  "contract_events",
  {
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    contractId: contractId(),
    /** `create`, a code that was sent or entered, or a change of state. */
    kind: text("kind").$type<ContractEventKind>().notNull(),
    role: text("role").$type<ContractRole | "system">().notNull(),
    fromState: text("from_state").$type<ContractState>().notNull(),
    state: text("state").$type<ContractState>().notNull(),
    /** The reason that the operator wrote; empty for the holder. */
    reason: text("reason").notNull(),
    /** The proof: hashes, boxes with their texts and versions, address and device, result. */
    details: jsonb("details").$type<Record<string, unknown>>().notNull(),
    at: time("at").notNull(),
  },
  (table) => [index("contract_events_by_contract").on(table.contractId, table.sequence)],
);

type ContractEventKind =
  | ContractAction
  | "create"
  | "code-sent"
  | "code-extended"
  | "code-refused"
  | "forwarded"
  /** A mail to the holder that never arrived. */
  | "mail-undelivered";

/**
 * The documents as they were frozen by the order. A trigger (`db/functions.sql`) refuses every change of
 * a row, and of a signed contract also new and deleted rows, except with the whole contract.
 */
export const contractDocuments = pgTable(
  "contract_documents",
  {
    contractId: contractId(),
    kind: text("kind").$type<ContractDocument["kind"]>().notNull(),
    title: text("title").notNull(),
    version: text("version").notNull(),
    /** Hex. */
    sha256: text("sha256").notNull(),
    /** Null for a seller's document, which is stored under its hash (`seller_papers`). */
    bytes: bytea("bytes"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.kind] })],
);

/** The code that waits to be entered; at most one per contract. */
export const contractCodes = pgTable(
  "contract_codes",
  {
    contractId: contractId().primaryKey(),
    /** Keyed hash of the code, the documents and the person. */
    codeHash: text("code_hash").notNull(),
    sentTo: text("sent_to").notNull(),
    sentAt: time("sent_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    tries: integer("tries").notNull(),
    extensions: integer("extensions").notNull(),
  },
  (table) => [index("contract_codes_by_sending").on(table.sentAt)],
);
