import { withNotes } from "../interview.ts";
import { type Question, refuseAnswer, take, toAnswerText } from "../question.ts";
import { readYesToAll, type YesOrNo } from "../understanding/affirmation.ts";
import { toChoicesAddon } from "./answer-addons.ts";
import { OF_A_SENT_BILL } from "./take-sent-value.ts";

const NO =
  /^no\b|\bno(?: grazie)?$|\bnon (?:(?:li|lo|la|mi|ci) )?(?:tener|serv|vogli|vorrei|fid)|cancell|butta|elimin|nessuno|niente|toglie/;

/** The words for one identifier or several, as `il POD` or `la partita IVA`. */
const WORDS = {
  lo: { first: "Lo", kept: "Resta cifrato" },
  la: { first: "La", kept: "Resta cifrata" },
  li: { first: "Li", kept: "Restano cifrati" },
} as const;

function toPronoun([first = "", ...others]: readonly string[]): keyof typeof WORDS {
  return others.length > 0 ? "li" : first.startsWith("la ") ? "la" : "lo";
}

const toChoices = (pronoun: string): YesOrNo => [
  { value: "si", label: `Sì, tieni${pronoun}` },
  { value: "no", label: "No", says: NO },
];

/**
 * Asks whether the code of the supply point, the holder, the tax code and the address of a sent
 * bill are kept for an order. None of them is used before the person agrees.
 */
export const billIdentifiers: Question = {
  key: "sent-identifiers",
  step: 134,
  ...OF_A_SENT_BILL,
  applies: ({ notes: { bill } }) =>
    (bill?.identifiers ?? []).length > 0 && bill?.keepsIdentifiers === undefined,
  ask: ({ notes: { bill } }) => {
    const identifiers = bill?.identifiers ?? [];
    const it = toPronoun(identifiers);
    return {
      text: [
        `Sulla bolletta ho letto anche ${new Intl.ListFormat("it").format(identifiers)}.`,
        `${WORDS[it].first} tengo per riempire l’ordine, se lo fai? ${WORDS[it].kept} per 30 giorni.`,
      ],
      addons: [toChoicesAddon(toChoices(it))],
    };
  },
  read(answer, interview) {
    const { bill } = interview.notes;
    const words = toAnswerText(answer).replace(
      /^(?:ma )?(?:s[iì],? )?(?:tien\w+|tenet\w+)\b/i,
      "sì",
    );
    const it = toPronoun(bill?.identifiers ?? []);
    // «Sì, ma solo il POD» is asked back, because all are kept together.
    const keeps = readYesToAll(words, toChoices(it));
    if (keeps === null || bill === undefined) {
      const together = it === "li" ? ", tutti insieme" : "";
      return refuseAnswer(`${WORDS[it].first} tengo per l’ordine${together}? Scrivi «sì» o «no».`);
    }
    return take(
      withNotes(interview, { bill: { ...bill, keepsIdentifiers: keeps } }),
      keeps ? `Bene, ${it} tengo per l’ordine.` : `Va bene, non ${it} tengo.`,
    );
  },
  walk: ["sì", "no", "forse"],
};
