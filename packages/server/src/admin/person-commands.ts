import { toMailAddress } from "../mail/mail-address.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { findPersonByEmail } from "../privacy/person-repository.ts";
import type { AdminCommand } from "./command.ts";

/** `npm run admin -- export-person <e-mail>`: all that is kept about a person, as JSON. */
const exportPersonCommand: AdminCommand = {
  name: "export-person",
  usage: "<e-mail>",
  summary: "stampa in JSON tutto ciò che è conservato di una persona",
  async run(services, args, io) {
    const [email, ...more] = args;
    if (email === undefined || more.length > 0) {
      io.err("Uso: export-person <e-mail>");
      return 2;
    }
    const person = await findPersonByEmail(services.db, toMailAddress(email));
    io.out(JSON.stringify(await exportPerson(services, person), null, 2));
    return 0;
  },
};

/** `npm run admin -- erase-person <e-mail> --conferma`: for who writes or calls instead of logging in. */
const erasePersonCommand: AdminCommand = {
  name: "erase-person",
  usage: "<e-mail> --conferma",
  summary: "cancella profilo, richieste, conversazioni, messaggi e mail di una persona",
  async run(services, args, io) {
    const confirmed = args.includes("--conferma");
    const [email, ...more] = args.filter((arg) => arg !== "--conferma");
    if (email === undefined || more.length > 0) {
      io.err("Uso: erase-person <e-mail> --conferma");
      return 2;
    }
    const person = await findPersonByEmail(services.db, toMailAddress(email));
    if (!confirmed) {
      io.err("Non si torna indietro: guarda prima con export-person, poi aggiungi --conferma.");
      return 2;
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
};

export const personCommands = [exportPersonCommand, erasePersonCommand];
