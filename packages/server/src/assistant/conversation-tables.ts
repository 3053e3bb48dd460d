import type { ChatMessage } from "@volpe/contract";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { Interview } from "./interview.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One conversation: where it stands and what is known. Changed under a row lock. */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey(),
    /** SHA-256 of the key that a `resume` must present. */
    keyHash: text("key_hash").notNull(),
    /** The newest socket's id, which is the conversation's id on the wire. */
    socketId: text("socket_id").notNull(),
    step: integer("step").notNull(),
    interview: jsonb("interview").$type<Interview>().notNull(),
    tracking: text("tracking").notNull(),
    /** When the owner acknowledged the privacy notice and so left the contacts. */
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

/** What was known when a step was asked, so that a rewind restores it. */
export const conversationSteps = pgTable(
  "conversation_steps",
  {
    conversationId: conversationId(),
    step: integer("step").notNull(),
    interview: jsonb("interview").$type<Interview>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.step] })],
);

/** Ids of the answers and rewinds that were taken: the same id again changes nothing. */
export const conversationReceipts = pgTable(
  "conversation_receipts",
  { conversationId: conversationId(), id: text("id").notNull() },
  (table) => [primaryKey({ columns: [table.conversationId, table.id] })],
);

/** What was said, in order. The draft is not repeated here: a replay takes the conversation's. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: conversationId(),
    /** The client's for an answer, ours for a reply. */
    id: text("id").notNull(),
    step: integer("step").notNull(),
    message: jsonb("message").$type<StoredMessage>().notNull(),
  },
  (table) => [index("chat_messages_by_conversation").on(table.conversationId, table.sequence)],
);

export type StoredMessage = Omit<ChatMessage, "dto"> & { id: string };
