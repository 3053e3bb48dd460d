import { AppError } from "../errors.ts";
import { listSwitchedOff, switchOff, switchOn } from "../origins/origin-repository.ts";
import { cleanText } from "../text/clean-text.ts";
import { type AdminCommand, defineCommand, printList, UsageError } from "./command.ts";
import { toMinute, toPrintableLine } from "./to-printable.ts";

const LONGEST_REASON = 500;
const CALL = "Indica un’origine intera e senza percorso, come https://sito.example";

/** The operator's commands that block the pages of an origin, and unblock them. */
export const originCommands: readonly AdminCommand[] = [
  defineCommand({
    name: "origins list",
    alias: "origins",
    usage: "",
    summary: "elenca le origini spente, da quando e perché",
    async run({ db }, _call, io) {
      const found = await listSwitchedOff(db);
      const lines = found.map(({ origin, reason, at }) =>
        toPrintableLine([toMinute(at), origin, reason]),
      );
      printList(io, lines, ["origine spenta", "origini spente"]);
      return 0;
    },
  }),
  defineCommand({
    name: "origins off",
    usage: '<https://sito.example> --motivo "…"',
    summary:
      "spegne un’origine: ai widget delle sue pagine non risponde più nulla, e nulla si rompe",
    options: { motivo: { type: "string" } },
    words: 1,
    wrongCall: CALL,
    async run({ clock, config, db }, { words: [word = ""], options }, io) {
      const origin = toOrigin(word);
      const reason = cleanText(options.motivo ?? "", LONGEST_REASON);
      if (reason === "") {
        throw new UsageError('Scrivi perché: --motivo "…"');
      }
      if (origin === new URL(config.publicUrl).origin) {
        throw new UsageError("Questo è il nostro sito: non si spegne.");
      }
      await switchOff(db, { origin, reason, at: clock.now() });
      io.out(`${origin}: spenta.`);
      return 0;
    },
  }),
  defineCommand({
    name: "origins on",
    usage: "<https://sito.example>",
    summary: "riaccende un’origine: i widget delle sue pagine tornano a funzionare",
    words: 1,
    wrongCall: CALL,
    async run({ db }, { words: [word = ""] }, io) {
      const origin = toOrigin(word);
      if (!(await switchOn(db, origin))) {
        throw new AppError("not-found", { message: `${origin} non è spenta.` });
      }
      io.out(`${origin}: accesa.`);
      return 0;
    },
  }),
];

/** The origin as browsers send it: lower case, no default port, an international name in Punycode. */
function toOrigin(word: string): string {
  const url = URL.parse(word);
  const isBare = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isBare) {
    throw new UsageError(CALL);
  }
  return url.origin;
}
