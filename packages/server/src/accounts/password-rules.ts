import { BRAND, PASSWORD_MAX, PASSWORD_MIN } from "@volpe/contract";
import { AppError } from "../errors.ts";
import { COMMON_WORDS } from "./common-words.ts";
import { toNormal } from "./passwords.ts";

/** Figures and signs around common words: more of them than this make a secret. */
const FIGURES_MAX = 8;
/** So many different words, even common ones, are a phrase. */
const WORDS_MAX = 2;
/** Of one word, as an address. */
const LETTERS_MAX = 80;

/**
 * Length over rules (NIST SP 800-63B §5.1.1.2): anything long enough will do but what is guessed
 * first. Throws `AppError("invalid-field")`, with how to mend it, naming the field `password`.
 */
export function checkNewPassword(
  password: string,
  { name, email }: { name: string; email: string },
): void {
  const normal = toNormal(password);
  const length = [...normal].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) {
    throw refuse(
      `La password va da ${PASSWORD_MIN} a ${PASSWORD_MAX} caratteri: puoi usare anche una frase.`,
    );
  }
  if (isRepetition(normal) || isStaircase(normal) || isGuessed(normal, { name, email })) {
    throw refuse(
      "Questa password è tra le prime che si provano. Scegline una più tua: per esempio tre o quattro parole che stanno insieme solo per te.",
    );
  }
}

/** One piece of at most four signs over and over, as `abababab`, or one sign nearly throughout. */
function isRepetition(password: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/su.test(password.toLowerCase());
}

const ROWS = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "abcdefghijklmnopqrstuvwxyz"];

/** From each sign to the one beside it, on the keyboard or in the alphabet: `1234567890`, `poiuytrewq`. */
function isStaircase(password: string): boolean {
  const signs = [...password.toLowerCase()];
  const isStep = (from: string, to: string) =>
    from === to ||
    ROWS.some((row) => {
      const distance = row.indexOf(to) - row.indexOf(from);
      const known = row.includes(from) && row.includes(to);
      return known && [1, -1, row.length - 1, 1 - row.length].includes(distance);
    });
  const leaps = signs.filter((sign, index) => index > 0 && !isStep(signs[index - 1] ?? "", sign));
  // `qwertyuiop1234567890` changes row once, `123abc…` twice.
  return leaps.length <= signs.length / 6;
}

/** Common words, or the person's own, with a few figures. */
function isGuessed(password: string, { name, email }: { name: string; email: string }): boolean {
  const plain = toPlain(password);
  const parts = `${name} ${email} ${BRAND.name}`.split(/[^\p{L}\p{N}]+/u);
  // Whole too: an address falls apart into more and shorter words than are looked for.
  const own = [name, email, ...email.split("@"), ...parts].map(toLetters);
  const words = new Set([...COMMON_WORDS, ...own].filter((word) => word.length >= 3));
  // Figures between letters stand for letters, those around them for nothing: `p4ssw0rd2026`.
  const core = plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, "").replaceAll(/[013457@$]/g, toLeetLetter);
  return [toLetters(plain), toLetters(core)].some(
    (letters) =>
      letters !== "" &&
      [...plain].length - letters.length <= FIGURES_MAX &&
      countWords(letters, words) <= WORDS_MAX,
  );
}

/** The fewest different words that make up `letters`; infinite where none do. */
function countWords(letters: string, words: ReadonlySet<string>): number {
  const best: (ReadonlySet<string> | null)[] = [new Set()];
  for (let end = 1; end <= letters.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - LETTERS_MAX); start <= end - 3; start += 1) {
      const before = best[start];
      const word = letters.slice(start, end);
      if (before && words.has(word)) {
        const used = new Set(before).add(word);
        const kept = best[end];
        if (!kept || used.size < kept.size) {
          best[end] = used;
        }
      }
    }
  }
  return best[letters.length]?.size ?? Number.POSITIVE_INFINITY;
}

const LEET = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };
const toLeetLetter = (sign: string) => LEET[sign as keyof typeof LEET] ?? sign;

const toPlain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
const toLetters = (text: string) => toPlain(text).replaceAll(/[^a-z]/g, "");

function refuse(message: string): AppError {
  return new AppError("invalid-field", { field: "password", message });
}
