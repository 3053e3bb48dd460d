import { TicketState, toExcerpt } from "@volpe/contract";
import { AppError, getFound } from "../errors.ts";
import { createFileStore } from "../files/file-store.ts";
import { toRatePath } from "../quote/rate-paths.ts";
import type { Services } from "../services.ts";
import { EXCERPT_MAX, withoutAnswers } from "../tickets/excerpt.ts";
import {
  closeAsOperator,
  replyAsOperator,
  type ShownTicket,
  showTicket,
  takeInCharge,
} from "../tickets/operate-ticket.ts";
import { parseTicketNumber, toTicketNumber } from "../tickets/ticket-number.ts";
import { type FullMessage, type ListedTicket, listTickets } from "../tickets/ticket-repository.ts";
import { toThread } from "../tickets/ticket-view.ts";
import {
  type AdminCommand,
  type AdminIo,
  defineCommand,
  printList,
  readChoice,
  UsageError,
} from "./command.ts";
import { toMinute, toPrintable, toPrintableJson, toPrintableLine } from "./to-printable.ts";
import { writeNewFile } from "./write-new-file.ts";

/** The operator's commands for tickets. */
export const ticketCommands: readonly AdminCommand[] = [
  defineCommand({
    name: "tickets list",
    usage: "[--state open|waiting|answered|closed] [--json]",
    summary: "elenca le richieste di assistenza",
    options: { state: { type: "string" }, json: { type: "boolean" } },
    async run({ db }, { options: { state, json } }, io) {
      const tickets = await listTickets(db, { state: readChoice(TicketState, state) });
      if (json) {
        io.out(toPrintableJson(tickets.map(toListedRecord)));
        return 0;
      }
      printList(io, tickets.map(toListedLine), ["richiesta", "richieste"]);
      return 0;
    },
  }),
  defineCommand({
    name: "tickets show",
    usage: "<V-2041> [--json]",
    summary: "mostra una richiesta con i suoi messaggi",
    options: { json: { type: "boolean" } },
    words: 1,
    async run(services, { words: [name], options: { json } }, io) {
      const shown = await showTicket(services, readNumber(name));
      io.out(json ? toPrintableJson(toShownRecord(shown)) : toShownText(shown));
      return 0;
    },
  }),
  defineCommand({
    name: "tickets take",
    usage: "<V-2041>",
    summary: "prende in carico una richiesta",
    words: 1,
    async run(services, { words: [name] }, io) {
      const number = readNumber(name);
      await takeInCharge(services, number);
      io.out(`La richiesta ${toTicketNumber(number)} è in carico.`);
      return 0;
    },
  }),
  defineCommand({
    name: "tickets reply",
    usage: '<V-2041> "testo" | --file <risposta.txt>',
    summary: "risponde a una richiesta",
    options: { file: { type: "string" } },
    words: [1, 2],
    async run(services, { words: [name, words], options: { file } }, io) {
      const number = readNumber(name);
      if ((words === undefined) === (file === undefined)) {
        throw new UsageError();
      }
      const text = words ?? (await readText(io, file ?? ""));
      await replyAsOperator(services, { number, text });
      io.out(`Risposta mandata: ${toTicketNumber(number)} ha una risposta.`);
      return 0;
    },
  }),
  defineCommand({
    name: "tickets attachment",
    usage: "<V-2041> <id> <file>",
    summary: "salva un allegato in un file nuovo",
    words: 3,
    async run(services, { words: [name, id = "", path = ""] }, io) {
      const bytes = await saveAttachment(services, { number: readNumber(name), id, path }, io);
      io.out(`Salvato: ${path}, ${bytes} byte.`);
      return 0;
    },
  }),
  defineCommand({
    name: "tickets close",
    usage: "<V-2041>",
    summary: "chiude una richiesta",
    words: 1,
    async run(services, { words: [name] }, io) {
      const number = readNumber(name);
      await closeAsOperator(services, number);
      io.out(`La richiesta ${toTicketNumber(number)} è chiusa.`);
      return 0;
    },
  }),
];

function readNumber(name = ""): number {
  const number = parseTicketNumber(name);
  if (number === null) {
    throw new UsageError();
  }
  return number;
}

/** Returns the bytes of the attachment. Throws AppError if it is unknown or the file exists. */
async function saveAttachment(
  services: Services,
  { number, id, path }: { number: number; id: string; path: string },
  io: AdminIo,
): Promise<number> {
  const { messages } = await showTicket(services, number);
  const attachments = messages.flatMap((message) => message.attachments);
  const attachment = getFound(
    attachments.find((each) => each.id === id),
    `Quella richiesta non ha un allegato ${id}.`,
  );
  const file = createFileStore(services.config, "tickets").read(attachment.file);
  await writeNewFile(io, path, file);
  return attachment.bytes;
}

/** A longer text would not fit in an answer. */
const TEXT_MAX_BYTES = 64 * 1024;

async function readText(io: AdminIo, path: string): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of io.readFile(path) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > TEXT_MAX_BYTES) {
      throw new AppError("too-large");
    }
  }
  return Buffer.concat(chunks).toString("utf8");
}

const STATES: Readonly<Record<TicketState, string>> = {
  open: "aperta",
  waiting: "in carico",
  answered: "con risposta",
  closed: "chiusa",
};

/** One line of `tickets list`. */
function toListedLine({ number, state, changedAt, subject, newest }: ListedTicket): string {
  return toPrintableLine([
    toTicketNumber(number),
    toMinute(changedAt),
    STATES[state],
    subject,
    toExcerpt(withoutAnswers(newest.text), 60),
  ]);
}

/** The same ticket as a record for a program. */
function toListedRecord(ticket: ListedTicket) {
  const { number, state, subject, rateId, newest, createdAt, changedAt } = ticket;
  return {
    number: toTicketNumber(number),
    state,
    subject,
    rate: rateId,
    excerpt: toExcerpt(withoutAnswers(newest.text), EXCERPT_MAX),
    createdAt,
    changedAt,
  };
}

/** The whole ticket: one line about each message, then its indented text. */
function toShownText({ ticket, account, messages }: ShownTicket): string {
  const head = toPrintableLine([
    toTicketNumber(ticket.number),
    STATES[ticket.state],
    ticket.subject,
    `${account.name} <${account.email}>`,
    ...(ticket.rateId === null ? [] : [toRatePath(ticket.rateId)]),
  ]);
  return [head, ...messages.map(toMessageText)].join("\n\n");
}

/** The same ticket as a record for a program. */
function toShownRecord({ ticket, account, messages }: ShownTicket) {
  const { messages: said, ...head } = toThread(ticket, messages);
  const { number, subject, state, rate, createdAt, changedAt } = head;
  return { number, subject, state, rate, createdAt, changedAt, account, messages: said };
}

function toMessageText(message: FullMessage): string {
  const { author, accountId, sentAt, readAt, text, attachments } = message;
  const customer = accountId === null ? "dalla chat" : "cliente";
  const head = [
    toMinute(sentAt),
    author === "customer" ? customer : "operatore",
    readAt === null ? "non letto" : `letto ${toMinute(readAt)}`,
  ];
  return [
    head.join("  "),
    ...text.split("\n").map((line) => `    ${toPrintable(line)}`),
    ...attachments.map(
      ({ id, name, bytes, mediaType }) =>
        `    [${id}] ${toPrintable(name)}, ${mediaType}, ${bytes} byte`,
    ),
  ].join("\n");
}
