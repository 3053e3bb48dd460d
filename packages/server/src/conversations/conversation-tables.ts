import type { ChatMessage } from "@volpe/contract";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { time } from "../db/columns.ts";
import type { Interview } from "../interview/interview.ts";

/**
 * Conversations with their step and interview, which change under a lock, or only while the turn
 * that was read is the current one.
 */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey(),
    /** SHA-256 of the key that a `resume` must present. */
    keyHash: text("key_hash").notNull(),
    /** The id of the newest socket, by which clients know the conversation. */
    socketId: text("socket_id").notNull(),
    step: integer("step").notNull(),
    /** Counts the changes of step and interview. */
    turn: integer("turn").notNull().default(0),
    interview: jsonb("interview").$type<Interview>().notNull(),
    tracking: text("tracking").notNull(),
    /** Supply point and holder of a sent bill, encrypted; empty = there are none or they were deleted. */
    sealedSupply: text("sealed_supply").notNull().default(""),
    /** When the person acknowledged the privacy notice after leaving contacts. */
    consentedAt: time("consented_at"),
    startedAt: time("started_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [index("conversations_by_update").on(table.updatedAt)],
);

const conversationId = () =>
  uuid("conversation_id")
    .notNull()
    .references(() => conversations.id, { onDelete: "cascade" });

/** Every socket id that a conversation ever had. */
export const conversationAliases = pgTable(
  "conversation_aliases",
  {
    socketId: text("socket_id").primaryKey(),
    conversationId: conversationId(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("conversation_aliases_by_conversation").on(table.conversationId)],
);

/** Ids of the answers and rewinds that were stored, which makes them idempotent. */
export const conversationReceipts = pgTable(
  "conversation_receipts",
  { conversationId: conversationId(), id: text("id").notNull() },
  (table) => [primaryKey({ columns: [table.conversationId, table.id] })],
);

/** Mailed links. Each gives one more device access to the conversation. */
export const conversationLinks = pgTable(
  "conversation_links",
  {
    /** SHA-256 of the link's token. */
    tokenHash: text("token_hash").primaryKey(),
    conversationId: conversationId(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** SHA-256 of the key of the device that opened it, which its `resume` must present. */
    keyHash: text("key_hash"),
  },
  (table) => [index("conversation_links_by_conversation").on(table.conversationId)],
);

/** The messages, in order, without the draft: a replay takes it from the conversation. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: conversationId(),
    /** Chosen by the client for an answer, by the server for a reply. */
    id: text("id").notNull(),
    step: integer("step").notNull(),
    message: jsonb("message").$type<StoredMessage>().notNull(),
  },
  (table) => [index("chat_messages_by_conversation").on(table.conversationId, table.sequence)],
);

export type StoredMessage = Omit<ChatMessage, "dto" | "known"> & { id: string };
