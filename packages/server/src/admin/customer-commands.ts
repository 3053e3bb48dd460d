import { CONTACT_TOPICS, isCalendarDay, isProductTipology } from "@volpe/contract";
import { type ContactMessage, listContactMessages } from "../contacts/contact-repository.ts";
import { isToCall } from "../contacts/contact-tables.ts";
import { type FullLead, listLeads } from "../leads/lead-repository.ts";
import { toLeadsCsv } from "../leads/leads-export.ts";
import { toMailAddress } from "../person/mail-address.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { findPersonByEmail } from "../privacy/person-repository.ts";
import { toRatePath } from "../quote/rate-paths.ts";
import { toRomeMidnight } from "../time/rome-time.ts";
import { type AdminCommand, defineCommand, printList, UsageError } from "./command.ts";
import { toMinute, toPrintable, toPrintableLine } from "./to-printable.ts";

const SINCE = { since: { type: "string" } } as const;
const FORMATS = { csv: { type: "boolean" }, json: { type: "boolean" } } as const;

/** Commands that list leads and messages, and that export or erase one person's data. */
export const customerCommands: readonly AdminCommand[] = [
  defineCommand({
    name: "leads list",
    alias: "leads",
    usage: "[--since <AAAA-MM-GG>]",
    summary: "elenca chi ha lasciato i contatti, con le richieste di ricontatto",
    options: SINCE,
    async run({ db }, { options }, io) {
      const leads = await listLeads(db, readDay(options.since));
      printList(io, leads.map(toLeadLine), ["contatto", "contatti"]);
      return 0;
    },
  }),
  defineCommand({
    name: "leads export",
    usage: "[--csv | --json] [--since <AAAA-MM-GG>]",
    summary: "esporta chi ha lasciato i contatti, con i consensi",
    options: { ...SINCE, ...FORMATS },
    async run({ db }, { options: { since, csv = false, json = false } }, io) {
      if (csv && json) {
        throw new UsageError();
      }
      const leads = await listLeads(db, readDay(since));
      io.out(json ? JSON.stringify(leads, null, 2) : toLeadsCsv(leads).trimEnd());
      return 0;
    },
  }),
  defineCommand({
    name: "contacts",
    usage: "[--json] [--since <AAAA-MM-GG>]",
    summary: "elenca i messaggi arrivati dal modulo di contatto",
    options: { ...SINCE, json: { type: "boolean" } },
    async run({ db }, { options: { since, json } }, io) {
      const messages = await listContactMessages(db, readDay(since));
      if (json) {
        io.out(JSON.stringify(messages, null, 2));
        return 0;
      }
      printList(io, messages.map(toContactEntry), ["messaggio", "messaggi"]);
      return 0;
    },
  }),
  defineCommand({
    name: "export-person",
    usage: "<e-mail>",
    summary: "stampa in JSON tutto ciò che è conservato di una persona",
    words: 1,
    async run(services, { words: [email = ""] }, io) {
      const person = await findPersonByEmail(services.db, toMailAddress(email));
      io.out(JSON.stringify(await exportPerson(services, person), null, 2));
      return 0;
    },
  }),
  defineCommand({
    name: "erase-person",
    usage: "<e-mail> --conferma",
    summary: "cancella profilo, richieste, conversazioni, messaggi e mail di una persona",
    options: { conferma: { type: "boolean" } },
    words: 1,
    async run(services, { words: [email = ""], options }, io) {
      const person = await findPersonByEmail(services.db, toMailAddress(email));
      if (!options.conferma) {
        throw new UsageError(
          "Non si torna indietro: guarda prima con export-person, poi aggiungi --conferma.",
        );
      }
      const erased = await erasePerson(services, person);
      io.out(
        [
          `profilo: ${erased.account ? "cancellato" : "non c’era"}`,
          `richieste: ${erased.requests}`,
          `conversazioni: ${erased.conversations}`,
          `messaggi di contatto: ${erased.contactMessages}`,
          `ticket: ${erased.tickets}`,
          `file: ${erased.files}`,
          `mail in coda: ${erased.queuedJobs}`,
        ].join("\n"),
      );
      return 0;
    },
  }),
];

/** Midnight in Rome of a day as `2026-11-21`; null if none is given. */
function readDay(day: string | undefined): Date | null {
  if (day === undefined) {
    return null;
  }
  const midnight = isCalendarDay(day) ? toRomeMidnight(day) : null;
  if (midnight === null) {
    throw new UsageError(`«${day}» non è un giorno: scrivilo come --since 2026-11-21.`);
  }
  return midnight;
}

function toLeadLine(lead: FullLead): string {
  const recall = lead.recalls.at(-1);
  return toPrintableLine([
    toMinute(lead.updatedAt),
    lead.status === "complete" ? "completo" : "a metà",
    [lead.type, lead.destination, lead.province].filter((part) => part !== "").join(" "),
    lead.name,
    lead.email,
    ...(lead.phone === "" ? [] : [lead.phone]),
    recall === undefined ? "solo e-mail" : toRecallWords(lead, recall.preferredTime),
    ...(lead.rateId === null || isProductTipology(lead.type) ? toRequested(lead) : []),
    ...(lead.rateId === null ? [] : [toRatePath(lead.rateId)]),
    lead.id,
  ]);
}

function toRecallWords({ communication }: FullLead, preferredTime: string): string {
  return communication === "whatsapp" ? "da sentire su WhatsApp" : `da chiamare (${preferredTime})`;
}

/** The answers of a lead that needs a reply, and the offers that were shown. */
function toRequested({ answers, offers }: FullLead): string[] {
  const said = answers.filter(({ label }) => label !== "Per").map(({ value }) => value);
  return [said.join(", "), offers.join(", ")].filter((part) => part !== "");
}

/** One line about the message, then the indented message. */
function toContactEntry(message: ContactMessage): string {
  const head = toPrintableLine([
    toMinute(message.createdAt),
    CONTACT_TOPICS[message.topic],
    message.name,
    message.email,
    ...(isToCall(message) ? [`da chiamare: ${message.phone}`] : []),
    message.id,
  ]);
  const lines = message.message.split("\n").map((line) => `    ${toPrintable(line)}`);
  return [head, ...lines].join("\n");
}
