import { BRAND, DEFAULT_PHONE_PREFIX, FIELD_SENTENCES, isProductTipology } from "@volpe/contract";
import {
  findEmails,
  findLikelyName,
  findPhones,
  formatPhone,
  readName,
  readWrittenName,
  toWrittenEmails,
} from "../../person/read-contacts.ts";
import { toPlainText } from "../../text/plain-text.ts";
import { saysUnknown } from "../../text/spoken-text.ts";
import { type Interview, wantsRecall, withDraft } from "../interview.ts";
import { toRecallSentence } from "../product-words.ts";
import {
  type Answer,
  askMeaning,
  confirm,
  isSure,
  type Question,
  type Reading,
  type Refusal,
  refuseAnswer,
  refuseToMend,
  take,
  toAnswerText,
  toDidYouMean,
} from "../question.ts";
import { declinesCall } from "../understanding/channel.ts";
import { findEmailSlip, findSplitEmails } from "../understanding/email-slip.ts";
import { readMood } from "../understanding/mood.ts";
import { saysNotThen } from "../understanding/of-contacts.ts";
import { hasChannel, prefersMail, withoutCall } from "./channel-questions.ts";

export const name: Question = {
  key: "name",
  step: 250,
  applies: hasChannel,
  ask: () => ({
    text: ["Come ti chiami?"],
    addons: [
      { kind: "field", field: "text", name: "name", label: "Nome e cognome", autocomplete: "name" },
    ],
  }),
  read(answer, interview) {
    const words = toAnswerText(answer);
    if (answer.isConfirmed === true) {
      return takeName(readWrittenName(words), interview);
    }
    if (readMood(words) !== null || saysUnknown(words)) {
      return takeName(null, interview);
    }
    const read = readName(words);
    const likely = read === null ? findLikelyName(words) : null;
    return likely === null
      ? takeName(read, interview)
      : askMeaning(`Ti chiami ${likely}?`, "name", [
          { value: likely, label: `Sì, mi chiamo ${likely}` },
        ]);
  },
  formField: "name",
  accept(value, interview) {
    const typed = typeof value === "string" ? value : "";
    return takeName(readName(typed) ?? readWrittenName(typed), interview);
  },
  known: ({ draft }) => [{ label: "Nome", value: draft.name }],
  walk: ["Anna Bianchi", "mi chiamo Niccolò", "7"],
};

function takeName(name: string | null, interview: Interview): Reading {
  return name === null
    ? refuseAnswer(FIELD_SENTENCES.name, "name")
    : take(withDraft(interview, { name }), `Piacere, ${name.split(" ")[0] ?? name}.`);
}

export const email: Question = {
  key: "email",
  speaksOf: "contact",
  step: 260,
  applies: hasChannel,
  ask: ({ draft }) => ({
    text: [
      `A quale indirizzo e-mail ti mando il ${isProductTipology(draft.type) ? "riepilogo" : "preventivo"}?`,
    ],
    addons: [
      {
        kind: "field",
        field: "email",
        name: "email",
        label: "E-mail",
        placeholder: "nome@esempio.it",
        autocomplete: "email",
      },
    ],
  }),
  read(answer, interview, context) {
    const words = toAnswerText(answer);
    const [read, ...others] = findEmails(words);
    if (read === undefined) {
      return toEmailRefusal(words);
    }
    const kept = findAffirmed(words, findEmails);
    if (others.length > 0 && kept.length === 1 && kept[0] !== undefined) {
      return email.read({ ...answer, text: kept[0] }, interview, context);
    }
    const isDecided = answer.isConfirmed === true;
    const split = isDecided ? [] : findSplitEmails(toWrittenEmails(words), read);
    const slip = isDecided ? null : findEmailSlip(read);
    if (others.length + split.length > 0 || slip !== null) {
      const meanings =
        slip === null ? [...(split.length > 0 ? split : [read]), ...others] : [slip, read];
      return askMeaning(
        slip === null
          ? "Voglio essere sicuro dell’indirizzo: qual è quello giusto?"
          : toDidYouMean([slip]),
        "email",
        meanings,
      );
    }
    const taken = confirm(read, email.step);
    // «Scrivetemi a anna@esempio.it, ma non chiamate» also withdraws the request for a call.
    const isUncalled = interview.draft.communication === "telefono" && declinesEveryCall(words);
    const { said, interview: told } = isUncalled ? withoutCall(interview) : { said: "", interview };
    return take(withDraft(told, { email: read }), isUncalled ? `${taken} ${said}` : taken);
  },
  formField: "email",
  known: ({ draft }) => [{ label: "E-mail", value: draft.email }],
  walk: ["anna@esempio.it", "anna@"],
};

export const phone: Question = {
  key: "phone",
  speaksOf: "contact",
  step: 270,
  applies: wantsRecall,
  ask: (interview) => ({
    text:
      interview.draft.communication === "whatsapp"
        ? [toRecallSentence(interview, "whatsapp"), "A che numero ti scrivo su WhatsApp?"]
        : [`A che numero ti chiama ${BRAND.name}?`],
    addons: [
      {
        kind: "field",
        field: "phone",
        name: "phone",
        label: "Telefono",
        initial: `${DEFAULT_PHONE_PREFIX} `,
        autocomplete: "tel",
      },
    ],
  }),
  read(answer, interview, context) {
    const words = toAnswerText(answer);
    const [read, ...others] = findPhones(words);
    const isUncalled = interview.draft.communication === "telefono" && declinesEveryCall(words);
    const [address] = findEmails(words);
    if (read === undefined && address !== undefined && address !== interview.draft.email) {
      return takeOtherAddress(address, answer, interview);
    }
    if (read === undefined && (isUncalled || prefersMail(words))) {
      return withoutCall(interview);
    }
    const [preferred, ...more] = findPhones(PREFERRED.exec(words)?.[1] ?? "");
    if (others.length > 0 && preferred !== undefined && more.length === 0) {
      return phone.read({ ...answer, text: preferred }, interview, context);
    }
    const kept = findAffirmed(words, findPhones);
    if (others.length > 0 && kept.length === 1 && kept[0] !== undefined) {
      return phone.read({ ...answer, text: kept[0] }, interview, context);
    }
    if (others.length > 0) {
      return askMeaning(
        "Ne vedo più di uno: quale uso?",
        "phone",
        [read ?? "", ...others].map(formatPhone),
      );
    }
    if (isUncalled && read !== undefined) {
      return askMeaning("Mi lasci un numero e scrivi di non chiamare: che cosa faccio?", "phone", [
        { value: formatPhone(read), label: `Chiamami al ${formatPhone(read)}` },
        { value: "no", label: "Non chiamare, scrivimi via e-mail" },
      ]);
    }
    if (read !== undefined && isShortMobile(read) && !isSure(answer)) {
      return askMeaning(
        "Un cellulare ha quasi sempre dieci cifre, e qui ne leggo nove: il numero è giusto così?",
        "phone",
        [formatPhone(read)],
      );
    }
    if (read !== undefined) {
      return take(withDraft(interview, { phone: read }), confirm(formatPhone(read), phone.step));
    }
    const message = "Il numero non è valido: scrivilo intero, per esempio «333 123 4567».";
    return /\d{3}/.test(words) ? refuseToMend(message, "phone") : refuseAnswer(message, "phone");
  },
  formField: "phone",
  known: ({ draft: { phone: number } }) => [
    { label: "Telefono", value: number === DEFAULT_PHONE_PREFIX ? null : formatPhone(number) },
  ],
  walk: ["333 123 4567", "12"],
};

/** Takes another address than the given one instead of a number, after a yes. */
function takeOtherAddress(address: string, answer: Answer, interview: Interview): Reading {
  const { said, interview: told } = withoutCall(interview);
  return answer.isConfirmed === true
    ? take(withDraft(told, { email: address }), said)
    : askMeaning(`Qui serve il numero. Preferisci che ti scriva a ${address}?`, "phone", [
        { value: address, label: `Sì, scrivimi a ${address}` },
      ]);
}

/** Finds the preferred number: «Fisso 011 5550167, ma meglio il cellulare 338 5550171». */
const PREFERRED =
  /\b(?:meglio|preferi\w+|piuttosto|soprattutto|di solito|(?:ma|però|pero) (?:chiam|telefon|us|scriv|cercat)\w*)\b(.+)$/i;

/** Whether the words decline every call. «Non chiamate prima delle 10» only states a time. */
function declinesEveryCall(words: string): boolean {
  return declinesCall(words) && !saysNotThen(words);
}

/** Mobile numbers of nine digits exist, but a missing digit is more probable. */
function isShortMobile(number: string): boolean {
  return /^\+393\d{8}$/.test(number);
}

function toEmailRefusal(words: string): Refusal {
  const mended = findEmails(words.replace(/(@\S*),(?=\S)/, "$1."));
  if (mended.length === 1) {
    return askMeaning(toDidYouMean(mended), "email", mended);
  }
  return words.includes("@")
    ? refuseToMend("Questo indirizzo non è completo: ha la forma «nome@esempio.it».", "email")
    : refuseAnswer("Mi serve un indirizzo e-mail, per esempio «nome@esempio.it».", "email");
}

/**
 * The numbers or addresses of the clauses without a denial, as in «Non 347 5550171, che è vecchio,
 * 351 5550188». `find` lists those of a text.
 */
function findAffirmed(words: string, find: (text: string) => string[]): string[] {
  const clauses = words.split(/[,;]\s+|\s(?:ma|però|pero|bensì|invece)\s+/i);
  return clauses.filter((clause) => !OUT_OF_USE.test(toPlainText(clause))).flatMap(find);
}

const OUT_OF_USE =
  /\b(?:non|no)\s+(?:(?:e|il|lo|al|allo|sul|la|a|alla|quell[oa]|numero|mail|email|piu|chiamat\w+|usat\w+|scrivet\w+)\s+)*(?:\+?\d|\S+@)|\bvecchi[oa]\b|\b(?:disdett|dismess|disattivat|sbagliat)[oa]\b|\bnon (?:va|vale|funziona|esiste|c'e|ce l'ho|(?:lo |l'|la )?us\w+|e) ?(?:piu\b)?/;
