import { CONTACT_TOPICS } from "@volpe/contract";
import { type ContactMessage, listContactMessages } from "../contacts/contact-repository.ts";
import type { AdminCommand } from "./command.ts";
import { toPrintable } from "./to-printable.ts";

/** `npm run admin -- contacts [--since AAAA-MM-GG] [--json]`: the messages of the contact form. */
export const contactsCommand: AdminCommand = {
  name: "contacts",
  usage: "[--json] [--since <AAAA-MM-GG>]",
  summary: "elenca i messaggi arrivati dal modulo di contatto",
  async run({ db }, args, io) {
    const call = parseArgs(args);
    if (call === null) {
      io.err("Uso: contacts [--json] [--since AAAA-MM-GG]");
      return 2;
    }
    const messages = await listContactMessages(db, call.since);
    if (call.json) {
      io.out(JSON.stringify(messages, null, 2));
      return 0;
    }
    for (const message of messages) {
      io.out(toEntry(message));
    }
    io.out(messages.length === 1 ? "1 messaggio." : `${messages.length} messaggi.`);
    return 0;
  },
};

function parseArgs(args: readonly string[]): { json: boolean; since: Date | null } | null {
  const rest = args.filter((arg) => arg !== "--json");
  const json = rest.length < args.length;
  if (rest.length === 0) {
    return { json, since: null };
  }
  const [flag, day = "", ...more] = rest;
  const since = new Date(`${day}T00:00:00Z`);
  const valid =
    flag === "--since" &&
    more.length === 0 &&
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(since.getTime());
  return valid ? { json, since } : null;
}

/** A line about the message, and the message below it, set in. */
function toEntry(message: ContactMessage): string {
  const head = [
    message.createdAt.toISOString().slice(0, 16).replace("T", " "),
    CONTACT_TOPICS[message.topic],
    message.name,
    message.email,
    ...(message.communication === "telefono" ? [`da chiamare: ${message.phone}`] : []),
    message.id,
  ].map((part) => toPrintable(part));
  const lines = message.message.split("\n").map((line) => `    ${toPrintable(line)}`);
  return [head.join("  "), ...lines].join("\n");
}
