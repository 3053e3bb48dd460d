import type { ContactTopic } from "@volpe/contract";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "../db/columns.ts";

/** A box of the form as it was shown, and whether it was ticked; or a request to be called. */
export type ContactConsent = {
  category: "privacy" | "marketing" | "recall";
  granted: boolean;
  text: string;
  policyVersion: string;
  /** ISO time at which it was withdrawn; absent if it was not. */
  withdrawnAt?: string;
};

/** Whether the sender asked for a call and did not withdraw that. */
export function isToCall({ consents }: { consents: readonly ContactConsent[] }): boolean {
  return consents.some(({ category, granted }) => category === "recall" && granted);
}

/**
 * Messages from the contact form. A person who asks for a phone call also leaves a stored request.
 */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    topic: text("topic").$type<ContactTopic>().notNull(),
    message: text("message").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** E.164; empty if none was given. */
    phone: text("phone").notNull(),
    communication: text("communication").$type<"email" | "telefono">().notNull(),
    consents: jsonb("consents").$type<ContactConsent[]>().notNull(),
    tracking: text("tracking").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("contact_messages_by_time").on(table.createdAt),
    index("contact_messages_by_email").on(table.email),
  ],
);
