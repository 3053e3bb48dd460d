import { toSpokenText } from "../../text/spoken-text.ts";
import { withNotes } from "../interview.ts";
import { type Question, refuse, toAnswerText } from "../question.ts";
import { readWholeYes } from "../understanding/affirmation.ts";
import type { ReadableChoice } from "../understanding/choice.ts";
import { toChoicesAddon } from "./choices-addon.ts";
import { OF_A_SENT_BILL } from "./take-sent-value.ts";

const KEEPING: readonly [ReadableChoice, ReadableChoice] = [
  {
    value: "si",
    label: "Sì, tienili",
    says: /^(?:si|certo|ok|va bene|tieni|d.accordo|perfetto)\b/,
  },
  {
    value: "no",
    label: "No",
    says: /^no\b|\bno$|\bnon (?:(?:li|lo|mi|ci) )?(?:tener|serv|vogli|vorrei|fid)|cancell|butta|elimin|nessuno|niente|toglie/,
  },
];

/**
 * Asks whether point, holder and code of a sent bill are kept for an order. Nothing of them is used
 * before the person says yes.
 */
export const billIdentifiers: Question = {
  key: "sent-identifiers",
  step: 134,
  ...OF_A_SENT_BILL,
  applies: ({ notes: { bill } }) =>
    (bill?.identifiers ?? []).length > 0 && bill?.keepsIdentifiers === undefined,
  ask: ({ notes: { bill } }) => ({
    text: [
      `Sulla bolletta ho letto anche ${new Intl.ListFormat("it").format(bill?.identifiers ?? [])}.`,
      "Li tengo per riempire l’ordine, se lo fai? Restano cifrati per 30 giorni.",
    ],
    addons: [toChoicesAddon(KEEPING)],
  }),
  read(answer, interview) {
    const { bill } = interview.notes;
    const words = toAnswerText(answer).replace(/^(?:tien\w+|tenet\w+)\b/i, "sì");
    const keeps = readWholeYes(words, KEEPING);
    // «Sì, ma solo il POD»: they are kept together.
    const isPart = keeps === false && !KEEPING[1].says.test(toSpokenText(words));
    if (keeps === null || isPart || bill === undefined) {
      return refuse("Li tengo per l’ordine, tutti insieme? Scrivi «sì» o «no».");
    }
    return {
      status: "read",
      said: keeps ? "Bene, li tengo per l’ordine." : "Va bene, non li tengo.",
      interview: withNotes(interview, { bill: { ...bill, keepsIdentifiers: keeps } }),
    };
  },
  walk: ["sì", "no", "forse"],
};
