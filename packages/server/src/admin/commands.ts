import { text } from "node:stream/consumers";
import { PRODUCT_TIPOLOGIES, TIPOLOGY_LISTS } from "@volpe/contract";
import { listUnforwarded } from "../contracts/store/contract-repository.ts";
import { toFileError } from "../errors.ts";
import { toMailMessage } from "../mail/mail-layout.ts";
import { WorkedFault } from "../spend/worked/parse-worked.ts";
import { computeWorkedFile } from "../spend/worked/worked-case.ts";
import { affiliateCommands } from "./affiliate-commands.ts";
import { backupCommands } from "./backup-commands.ts";
import { type AdminCommand, type AdminIo, defineCommand } from "./command.ts";
import { contractCommands } from "./contract-commands.ts";
import { customerCommands } from "./customer-commands.ts";
import { doctorCommand } from "./doctor-command.ts";
import { importCommands } from "./import-commands.ts";
import { originCommands } from "./origin-commands.ts";
import { sellerPaperCommands } from "./seller-paper-commands.ts";
import { ticketCommands } from "./ticket-commands.ts";

/** Every command, in the order in which the usage lists them. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [
  defineCommand({
    name: "status",
    usage: "",
    summary: "dice da dove vengono le offerte, di che giorno sono e quante",
    async run({ catalogue, products, config, db, clock }, _call, io) {
      const { updatedAt, demonstration, parametersQuarter, status } = catalogue.state();
      const database = config.databaseUrl === null ? `PGlite in ${config.dataDir}` : "Postgres";
      io.out(`Database: ${database}`);
      io.out(`Offerte: ${updatedAt ?? "nessuna"}${toMark(demonstration)}`);
      for (const tipology of PRODUCT_TIPOLOGIES) {
        const state = products.state(tipology);
        const { length: count } = products.items(tipology);
        const sold = count === 0 ? "" : `, ${count} in vendita`;
        const { label } = TIPOLOGY_LISTS[tipology];
        io.out(`${label}: ${state.updatedAt ?? "nessuna"}${sold}${toMark(state.demonstration)}`);
      }
      io.out(`Parametri: ${parametersQuarter ?? "nessuno"}`);
      const now = clock.now();
      const waiting = await listUnforwarded(db, { withdrawn: now, signed: now });
      const nobody =
        config.operatorEmail === null
          ? " (OPERATOR_EMAIL non è impostata: nessuno è avvisato)"
          : "";
      io.out(`Contratti e recessi da passare al fornitore: ${waiting.length}${nobody}`);
      io.out(`Stato: ${status}`);
      return 0;
    },
  }),
  defineCommand({
    name: "send-test-mail",
    startsEmpty: true,
    usage: "<indirizzo>",
    summary: "mette in coda una mail di prova",
    words: 1,
    wrongCall: "Indica un solo indirizzo.",
    async run({ mail, config }, { words: [to = ""] }, io) {
      const message = toMailMessage({
        to,
        kind: "test",
        title: "Prova di Volpe",
        preview: "Se la leggi, la posta funziona.",
        paragraphs: ["Se leggi questa mail, la posta di Volpe funziona."],
        reason: "Ricevi questa mail perché chi gestisce il sito ha chiesto una prova.",
      });
      await mail.send(message);
      const way = config.smtpUrl === null ? `un file in ${config.dataDir}/mail` : "SMTP";
      io.out(`In coda: partirà attraverso ${way} quando il server è acceso.`);
      return 0;
    },
  }),
  defineCommand({
    name: "annual-spend",
    startsEmpty: true,
    usage: "<file.json>",
    summary: "calcola la spesa annua dei casi di un file e la stampa in JSON",
    words: 1,
    wrongCall: "Indica un solo file JSON di casi da calcolare.",
    async run(_services, { words: [path = ""] }, io) {
      const { results, faults } = computeFile(path, await readJson(path, io));
      io.out(JSON.stringify(results, null, 2));
      for (const fault of faults) {
        io.err(`${path}: ${fault}.`);
      }
      return faults.length === 0 ? 0 : 1;
    },
  }),
  doctorCommand,
  ...backupCommands,
  ...importCommands,
  ...customerCommands,
  ...ticketCommands,
  ...contractCommands,
  ...sellerPaperCommands,
  ...affiliateCommands,
  ...originCommands,
];

/** The command that a call names, with the remaining arguments; null if there is none. */
export function findCommand(
  args: readonly string[],
  commands = ADMIN_COMMANDS,
): { command: AdminCommand; rest: readonly string[] } | null {
  for (const length of [2, 1]) {
    const called = args.slice(0, length).join(" ");
    const command = commands.find(({ name, alias }) => name === called || alias === called);
    if (command !== undefined) {
      return { command, rest: args.slice(length) };
    }
  }
  return null;
}

/**
 * The commands, one per line: all, or those that begin with a word such as `tickets` if there are
 * any.
 */
export function toUsage(word = ""): string {
  const family = ADMIN_COMMANDS.filter(({ name }) => name.startsWith(`${word} `));
  const listed = family.length === 0 ? ADMIN_COMMANDS : family;
  const calls = listed.map(({ name, usage }) => `${name} ${usage}`.trim());
  const width = Math.max(...calls.map((call) => call.length));
  const lines = listed.map(
    ({ summary }, index) => `  ${(calls[index] ?? "").padEnd(width)}  ${summary}`,
  );
  return ["Uso: npm run admin -- <comando> …", "", ...lines].join("\n");
}

function toMark(demonstration: boolean): string {
  return demonstration ? " (dimostrative)" : "";
}

async function readJson(path: string, { readFile }: AdminIo): Promise<unknown> {
  const content = await text(readFile(path)).catch((cause: unknown) => {
    throw toFileError(path, "il file non si può leggere", cause);
  });
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw toFileError(path, "il file non è un JSON valido", cause);
  }
}

function computeFile(path: string, value: unknown): ReturnType<typeof computeWorkedFile> {
  try {
    return computeWorkedFile(value);
  } catch (error) {
    throw error instanceof WorkedFault
      ? toFileError(path, `il file non è nel formato previsto: ${error.message}`, error)
      : error;
  }
}
