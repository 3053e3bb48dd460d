import { splitClauses } from "./negation.ts";
import { toSaidText } from "./spelling.ts";
import { isPast } from "./unsettled.ts";

/** What a terminal shall have besides its type. Each is a filter of the list of terminals. */
export type TerminalWish = keyof typeof TERMINAL_WISHES;

const TERMINAL_WISHES = {
  canone: {
    words: "senza canone",
    says: /\b(?:senza|niente|nessun|zero|no) (?:il )?canon[ei]\b|\bcanone (?:zero|0|gratis)\b/,
  },
  stampante: {
    words: "con stampante",
    says: /\bstampante\b|\bche stamp[ai]\b|\bscontrini? di carta\b/,
  },
  amex: { words: "con American Express", says: /\bamex\b|\bamerican express\b/ },
};

const WISHES = Object.keys(TERMINAL_WISHES) as TerminalWish[];

/**
 * What a text asks of a terminal; what it denies or had before does not count. «Senza canone» is a
 * wish, although it denies the fee.
 */
export function readTerminalWishes(text: string): TerminalWish[] {
  const said = toSaidText(text);
  const affirmed = splitClauses(said)
    .affirmed.filter((clause) => !isPast(clause))
    .join(", ");
  return WISHES.filter((wish) =>
    TERMINAL_WISHES[wish].says.test(wish === "canone" ? said : affirmed),
  );
}

/** For example `senza canone, con stampante`; empty if nothing is wished. */
export function toTerminalPhrase(wishes: readonly TerminalWish[]): string {
  return wishes.map((wish) => TERMINAL_WISHES[wish].words).join(", ");
}
