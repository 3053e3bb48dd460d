import { splitClauses } from "./negation.ts";
import { toSaidText } from "./spelling.ts";
import { isPast, OWNED, splitAtNow } from "./unsettled.ts";

/** What a terminal shall have besides its type. Each is a filter of the list of terminals. */
export type TerminalWish = keyof typeof TERMINAL_WISHES;

const TERMINAL_WISHES = {
  canone: {
    words: "senza canone",
    says: /\bcanone (?:zero|0|gratis|gratuito)\b/,
  },
  stampante: {
    words: "con stampante",
    // A «stampante fiscale» is a cash register.
    says: /\bstampante\b(?! fiscal)|\bche stamp[ai]\b|\bscontrin[oi] di carta\b/,
  },
  amex: { words: "con American Express", says: /\bamex\b|\bamerican express\b/ },
};

const WISHES = Object.keys(TERMINAL_WISHES) as TerminalWish[];

/** Matches «senza canone», a wish although it denies; «con o senza canone» wishes for nothing. */
const WITHOUT_FEE =
  /(?<!\bcon (?:canone )?(?:e|o|oppure) )\b(?:senza|niente|nessun|zero|no) (?:il )?canon[ei]\b(?! o con\b)/g;
/** Matches the words between a denied thing and the free fee: «senza stampante e senza canone». */
const AFTER_DENIED = /(?<=\b(?:senza|niente|no) [a-z ]+)(?: e)? (?=canone zero\b)/g;
/** Matches a fee that is only free at first, or that is less liked than another. */
const NOT_FREE =
  /\bprim[oi] (?:[a-z\d]+ )?(?:ann[oi]|mes[ei]) (?:(?:a|di|con|e) )?canone \w+|\bcanone (?:zero|0|gratis|gratuito) (?:(?:solo|almeno|per|nei|il|i) )*(?:prim[oi] )?(?:(?!(?:al|ogni|a) )[a-z\d]+ )?(?:ann[oi]|mes[ei]|trimestre|semestre)\b|(?:\bche|^d(?:i|el)) (?:(?:un|quell)o )?canone zero\b/g;
/** Matches a printer that somebody has: «collegabile alla stampante che ho». */
const OWN_PRINTER =
  /\b(?:alla|mia|nostra) stampante\b|\bstampante (?:che (?:gia )?(?:ho|abbiamo|uso)|(?:gia )?(?:ce )?l'(?:ho|abbiamo)|mia|nostra)\b/g;

/** Matches a thing that somebody may do without: «stampante indifferente». */
const EITHER_WAY = /\bindifferent[ei]\b|\b(?:e|fa) (?:uguale|lo stesso)\b|\bfacoltativ|\bopzional/;

const NOT_ASKED = [OWNED, NOT_FREE, OWN_PRINTER];

/** What a text asks of a terminal; what it denies, or what somebody has or had, does not count. */
export function readTerminalWishes(text: string): TerminalWish[] {
  const free = toSaidText(text).replace(WITHOUT_FEE, "canone zero").replace(AFTER_DENIED, ", ");
  const said = splitClauses(free)
    .affirmed.flatMap(splitAtNow)
    .filter((clause) => !(isPast(clause) || EITHER_WAY.test(clause)))
    .map((clause) => NOT_ASKED.reduce((rest, pattern) => rest.replace(pattern, " "), clause))
    .join(", ");
  return WISHES.filter((wish) => TERMINAL_WISHES[wish].says.test(said));
}

/** For example `senza canone, con stampante`; empty if nothing is wished. */
export function toTerminalPhrase(wishes: readonly TerminalWish[]): string {
  return wishes.map((wish) => TERMINAL_WISHES[wish].words).join(", ");
}

const TRAIT =
  "fiss[oi]|cordless|portatil[ei]|da banco|(?:la )?sim|(?:la )?stampante(?! fiscal)|canone zero|senza canone|american express|amex";
/** Matches a terminal with its kind or its wishes, or a clause of wishes: «pos portatile con stampante». */
const TERMINAL = new RegExp(
  `(?<!\\p{L})(?:(?:(?:mini|smart)?pos|terminale|lettore)(?:,? (?:e |con |che abbia )*(?:${TRAIT}))+|softpos)(?!\\p{L})(?! (?:o|oppure) )|(?<=[,;] |^)(?:e |con )*(?:${TRAIT})(?:(?:,? e |, ?| con )(?:${TRAIT}))*(?=[,;.]|$)`,
  "giu",
);

/** The only terminal that an answer to an earlier question describes; null = none, or several. */
export function findTerminal(text: string): string | null {
  const [only, ...others] = [...text.matchAll(TERMINAL)].map(([found]) => found);
  return others.length === 0 ? (only ?? null) : null;
}
