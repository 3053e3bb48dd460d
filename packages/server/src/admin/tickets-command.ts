import { pipeline } from "node:stream/promises";
import { TicketState } from "@volpe/contract";
import { Check } from "typebox/value";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { isSystemError } from "../system-error.ts";
import { createAttachmentStore } from "../tickets/attachment-store.ts";
import {
  closeAsOperator,
  replyAsOperator,
  showTicket,
  takeInCharge,
} from "../tickets/operate-ticket.ts";
import { parseTicketNumber, toTicketNumber } from "../tickets/ticket-number.ts";
import { listTickets } from "../tickets/ticket-repository.ts";
import type { AdminCommand, AdminIo } from "./command.ts";
import { toListedLine, toListedRecord, toShownRecord, toShownText } from "./ticket-lines.ts";
import { toPrintableJson } from "./to-printable.ts";

const USAGE = [
  "Uso: tickets list [--state open|waiting|answered|closed] [--json]",
  "     tickets show V-2041 [--json]",
  "     tickets take V-2041",
  '     tickets reply V-2041 "testo" | --file <risposta.txt>',
  "     tickets attachment V-2041 <id> <file>",
  "     tickets close V-2041",
].join("\n");

/** `npm run admin -- tickets …`: the operator's side of what people write. */
export const ticketsCommand: AdminCommand = {
  name: "tickets",
  usage: "list | show | take | reply | attachment | close …",
  summary: "elenca le richieste di assistenza, le legge, risponde, le chiude",
  async run(services, [action, ...args], io) {
    switch (action) {
      case "list":
        return await list(services, args, io);
      case "show":
        return await show(services, args, io);
      case "reply":
        return await reply(services, args, io);
      case "attachment":
        return await saveAttachment(services, args, io);
      case "take":
        return await change(args, io, "è in carico", (number) => takeInCharge(services, number));
      case "close":
        return await change(args, io, "è chiusa", (number) => closeAsOperator(services, number));
      default:
        return refuseCall(io);
    }
  },
};

async function list({ db }: Services, args: readonly string[], io: AdminIo): Promise<number> {
  const rest = args.filter((arg) => arg !== "--json");
  const [flag, state, ...more] = rest;
  if (
    more.length > 0 ||
    (flag !== undefined && (flag !== "--state" || !Check(TicketState, state)))
  ) {
    return refuseCall(io);
  }
  const tickets = await listTickets(db, Check(TicketState, state) ? { state } : {});
  if (rest.length < args.length) {
    io.out(toPrintableJson(tickets.map(toListedRecord)));
    return 0;
  }
  for (const ticket of tickets) {
    io.out(toListedLine(ticket));
  }
  io.out(tickets.length === 1 ? "1 richiesta." : `${tickets.length} richieste.`);
  return 0;
}

async function show(services: Services, args: readonly string[], io: AdminIo): Promise<number> {
  const [name, ...more] = args.filter((arg) => arg !== "--json");
  const number = parseTicketNumber(name ?? "");
  if (number === null || more.length > 0) {
    return refuseCall(io);
  }
  const shown = await showTicket(services, number);
  io.out(args.includes("--json") ? toPrintableJson(toShownRecord(shown)) : toShownText(shown));
  return 0;
}

async function reply(services: Services, args: readonly string[], io: AdminIo): Promise<number> {
  const [name = "", flag, path, ...more] = args;
  const number = parseTicketNumber(name);
  if (number === null || flag === undefined || more.length > 0) {
    return refuseCall(io);
  }
  const isFile = flag === "--file";
  if (isFile !== (path !== undefined)) {
    return refuseCall(io);
  }
  await replyAsOperator(services, { number, text: isFile ? await readText(io, path ?? "") : flag });
  io.out(`Risposta mandata: ${toTicketNumber(number)} ha una risposta.`);
  return 0;
}

async function change(
  args: readonly string[],
  io: AdminIo,
  done: string,
  act: (number: number) => Promise<void>,
): Promise<number> {
  const number = parseTicketNumber(args[0] ?? "");
  if (number === null || args.length > 1) {
    return refuseCall(io);
  }
  await act(number);
  io.out(`La richiesta ${toTicketNumber(number)} ${done}.`);
  return 0;
}

async function saveAttachment(
  services: Services,
  [name = "", id, path, ...more]: readonly string[],
  io: AdminIo,
): Promise<number> {
  const number = parseTicketNumber(name);
  if (number === null || id === undefined || path === undefined || more.length > 0) {
    return refuseCall(io);
  }
  const { messages } = await showTicket(services, number);
  const attachment = messages
    .flatMap(({ attachments }) => attachments)
    .find((each) => each.id === id);
  if (attachment === undefined) {
    throw new AppError("not-found", { message: `Quella richiesta non ha un allegato ${id}.` });
  }
  const file = createAttachmentStore(services.config).read(attachment.file);
  try {
    await pipeline(file, io.writeFile(path), { signal: io.signal });
  } catch (error) {
    if (isSystemError(error) && error.code === "EEXIST") {
      throw new AppError("invalid-field", {
        message: `${path} c’è già: scegli un altro nome, così non si perde niente.`,
      });
    }
    throw error;
  }
  io.out(`Salvato: ${path}, ${attachment.bytes} byte.`);
  return 0;
}

/** What would not fit in an answer is not read to its end. */
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

function refuseCall(io: AdminIo): number {
  io.err(USAGE);
  return 2;
}
