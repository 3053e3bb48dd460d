import { TicketState } from "@volpe/contract";
import { Check } from "typebox/value";
import { AppError, getFound } from "../errors.ts";
import { createFileStore } from "../files/file-store.ts";
import type { Services } from "../services.ts";
import {
  closeAsOperator,
  replyAsOperator,
  showTicket,
  takeInCharge,
} from "../tickets/operate-ticket.ts";
import { parseTicketNumber, toTicketNumber } from "../tickets/ticket-number.ts";
import { listTickets } from "../tickets/ticket-repository.ts";
import { type AdminCommand, type AdminIo, defineCommand, UsageError } from "./command.ts";
import { toListedLine, toListedRecord, toShownRecord, toShownText } from "./ticket-lines.ts";
import { toPrintableJson } from "./to-printable.ts";
import { writeNewFile } from "./write-new-file.ts";

/** The operator's commands for tickets. */
export const ticketCommands: readonly AdminCommand[] = [
  defineCommand({
    name: "tickets list",
    usage: "[--state open|waiting|answered|closed] [--json]",
    summary: "elenca le richieste di assistenza",
    options: { state: { type: "string" }, json: { type: "boolean" } },
    async run({ db }, { options: { state, json } }, io) {
      const isState = Check(TicketState, state);
      if (state !== undefined && !isState) {
        throw new UsageError();
      }
      const tickets = await listTickets(db, isState ? { state } : {});
      if (json) {
        io.out(toPrintableJson(tickets.map(toListedRecord)));
        return 0;
      }
      for (const ticket of tickets) {
        io.out(toListedLine(ticket));
      }
      io.out(tickets.length === 1 ? "1 richiesta." : `${tickets.length} richieste.`);
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
