import { BRAND, DEFAULT_PHONE_PREFIX } from "@volpe/contract";
import { CONSENT_TEXTS } from "../../leads/consent-texts.ts";
import { formatEur } from "../../rates/italian-figures.ts";
import { makeQuote } from "../../rates/quote.ts";
import { isGas, withDraft, withNotes } from "../interview.ts";
import { confirm, type Question, refuse, toWords } from "../question.ts";
import { toQuoteRequest } from "../quote-request.ts";
import { type ReadableChoice, readChoice } from "../understanding/choice.ts";
import { formatPhone, readEmail, readName, readPhone } from "../understanding/contacts.ts";
import { toPlainText } from "../understanding/plain-text.ts";
import { toChoicesAddon } from "./supply-questions.ts";

const CHANNELS: readonly ReadableChoice[] = [
  { value: "email", label: "E-mail", hint: "Nessuno ti chiama", says: /mail|posta/ },
  { value: "whatsapp", label: "WhatsApp", says: /whats|wapp|\bwa\b|messagg/ },
  {
    value: "telefono",
    label: "Telefono",
    hint: "Una chiamata, solo se la chiedi qui",
    says: /telefon|chiam|cell|voce/,
  },
];

const CHANNEL_WORDS: Readonly<Record<string, string>> = {
  email: "via e-mail",
  whatsapp: "su WhatsApp",
  telefono: "per telefono",
};

export const communication: Question = {
  key: "communication",
  step: 220,
  ask(interview, context) {
    const quote = makeQuote(toQuoteRequest(interview), context.best);
    const found =
      quote === null
        ? []
        : [
            `Ho fatto i conti: la più conveniente costa ${formatEur(quote.best.spend.total)} l’anno${quote.isEstimate ? ", ed è una stima" : ""}.`,
          ];
    return {
      text: [...found, "Ti preparo il preventivo con le tre migliori. Come preferisci sentirmi?"],
      addons: [toChoicesAddon(CHANNELS)],
    };
  },
  read(answer, interview) {
    const choice = readChoice(toWords(answer), CHANNELS);
    return choice === null
      ? refuse("Scegli tra e-mail, WhatsApp e telefono.", "communication")
      : {
          status: "read",
          said: confirm(CHANNEL_WORDS[choice.value] ?? choice.label, 220),
          interview: withDraft(interview, { communication: choice.value }),
        };
  },
  next: ({ draft }) => (draft.communication === "telefono" ? "call-time" : "consents"),
};

const CALL_TIMES: readonly ReadableChoice[] = [
  { value: "mattina", label: "Mattina, 9–13", says: /mattin|presto/ },
  { value: "pomeriggio", label: "Pomeriggio, 14–18", says: /pomerig|dopo pranzo/ },
  { value: "sera", label: "Sera, 18–20", says: /sera|tardi|dopo (il )?lavoro|cena/ },
  {
    value: "qualsiasi ora",
    label: "È uguale",
    says: /ugual|sempre|qualsiasi|qualunque|quando vuo|indifferent|tutt/,
  },
];

export const callTime: Question = {
  key: "call-time",
  step: 230,
  ask: (interview) => ({
    text: [
      `Registro la tua richiesta di ricontatto: una telefonata, solo sulle offerte ${isGas(interview) ? "gas" : "luce"} di questo preventivo. In che momento?`,
    ],
    addons: [toChoicesAddon(CALL_TIMES)],
  }),
  read(answer, interview) {
    const choice = readChoice(toWords(answer), CALL_TIMES);
    return choice === null
      ? refuse("Scegli tra mattina, pomeriggio e sera, oppure «è uguale».", "callTime")
      : {
          status: "read",
          said: confirm(choice.label.toLowerCase(), 230),
          interview: withNotes(interview, { callTime: choice.value }),
        };
  },
  next: () => "consents",
};

export const consents: Question = {
  key: "consents",
  step: 240,
  ask: () => ({
    text: [
      "Prima dei contatti, le cose in chiaro: per il preventivo basta la prima casella, le altre sono libere.",
    ],
    addons: [
      {
        kind: "consents",
        boxes: [
          {
            name: "privacy",
            label: CONSENT_TEXTS.privacy,
            required: true,
            link: { label: "Leggi l’informativa", url: "/privacy-policy" },
          },
          { name: "marketing", label: CONSENT_TEXTS.marketing, required: false },
          { name: "thirdParties", label: CONSENT_TEXTS.thirdParties, required: false },
        ],
        submit: "Continua",
      },
    ],
  }),
  read({ text, value }, interview) {
    // Words in a chat acknowledge the notice; a consent is given by its own box alone.
    const ticked = Array.isArray(value)
      ? value
      : /^(si|ok|va bene|d'accordo|ho letto|letto|accetto|confermo|continua)\b/.test(
            toPlainText(text),
          )
        ? ["privacy"]
        : [];
    return ticked.includes("privacy")
      ? {
          status: "read",
          said: "Grazie.",
          interview: withNotes(interview, {
            consents: {
              marketing: ticked.includes("marketing"),
              thirdParties: ticked.includes("thirdParties"),
            },
          }),
        }
      : refuse(
          "Per lasciarmi i contatti serve la presa visione dell’informativa: è la prima casella.",
          "privacy",
        );
  },
  next: () => "name",
};

export const name: Question = {
  key: "name",
  step: 250,
  ask: () => ({
    text: ["Come ti chiami?"],
    addons: [
      { kind: "field", field: "text", name: "name", label: "Nome e cognome", autocomplete: "name" },
    ],
  }),
  read(answer, interview) {
    const read = readName(toWords(answer));
    return read === null
      ? refuse("Scrivi il tuo nome, da 2 a 80 lettere.", "name")
      : {
          status: "read",
          said: `Piacere, ${read.split(" ")[0] ?? read}.`,
          interview: withDraft(interview, { name: read }),
        };
  },
  next: () => "email",
};

export const email: Question = {
  key: "email",
  step: 260,
  ask: () => ({
    text: ["A quale indirizzo e-mail ti mando il preventivo?"],
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
  read(answer, interview) {
    const read = readEmail(toWords(answer));
    return read === null
      ? refuse("Questo indirizzo non è completo: ha la forma «nome@esempio.it».", "email")
      : {
          status: "read",
          said: confirm(read, 260),
          interview: withDraft(interview, { email: read }),
        };
  },
  next: ({ draft }) => (draft.communication === "email" ? "done" : "phone"),
};

export const phone: Question = {
  key: "phone",
  step: 270,
  ask: ({ draft }) => ({
    text: [
      draft.communication === "whatsapp"
        ? "A che numero ti scrivo su WhatsApp?"
        : `A che numero ti chiama ${BRAND.name}?`,
    ],
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
  read(answer, interview) {
    const read = readPhone(toWords(answer));
    return read === null
      ? refuse("Il numero non è valido: scrivilo intero, per esempio «333 123 4567».", "phone")
      : {
          status: "read",
          said: confirm(formatPhone(read), 270),
          interview: withDraft(interview, { phone: read }),
        };
  },
  next: () => "done",
};
