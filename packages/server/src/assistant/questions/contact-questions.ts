import { BRAND, type ChoicesAddon, DEFAULT_PHONE_PREFIX } from "@volpe/contract";
import { CONSENT_TEXTS } from "../../leads/consent-texts.ts";
import { formatEur } from "../../rates/italian-figures.ts";
import { makeQuote } from "../../rates/quote.ts";
import { type Interview, withDraft, withNotes } from "../interview.ts";
import { isProduct, toProductRequest } from "../product-request.ts";
import { describeItems, toCallScope } from "../product-words.ts";
import { confirm, type Question, type Reading, refuse, toWords } from "../question.ts";
import { toQuoteRequest } from "../quote-request.ts";
import { type Channel, declinesCall, readChannel } from "../understanding/channel.ts";
import { type ReadableChoice, readAffirmedChoice } from "../understanding/choice.ts";
import { formatPhone, readEmail, readName, readPhone } from "../understanding/contacts.ts";
import { hasDenial } from "../understanding/negation.ts";
import { toPlainText } from "../understanding/plain-text.ts";
import { toChoicesAddon } from "./choices-addon.ts";

const CHANNELS: ChoicesAddon = {
  kind: "choices",
  choices: [
    { value: "email", label: "E-mail", hint: "Nessuno ti chiama" },
    { value: "whatsapp", label: "WhatsApp" },
    { value: "telefono", label: "Telefono", hint: "Una chiamata, solo se la chiedi qui" },
  ],
  typed: true,
};

const CHANNEL_WORDS: Record<Channel, string> = {
  email: "via e-mail",
  whatsapp: "su WhatsApp",
  telefono: "per telefono",
};

export const communication: Question = {
  key: "communication",
  step: 220,
  ask(interview, context) {
    const request = toProductRequest(interview, context);
    if (request !== null) {
      return {
        text: [...describeItems(request), "Come preferisci sentirci?"],
        addons: [CHANNELS],
      };
    }
    const quote = makeQuote(toQuoteRequest(interview), context.best);
    const found =
      quote === null
        ? []
        : [
            `Ho fatto i conti: la più conveniente costa ${formatEur(quote.best.spend.total)} l’anno${quote.best.estimate.length > 0 ? ", ed è una stima" : ""}.`,
          ];
    return {
      text: [...found, "Ti preparo il preventivo con le tre migliori. Come preferisci sentirmi?"],
      addons: [CHANNELS],
    };
  },
  read(answer, interview) {
    const reading = readChannel(toWords(answer));
    switch (reading.status) {
      case "chosen":
        return {
          status: "read",
          said: confirm(CHANNEL_WORDS[reading.channel], 220),
          interview: withDraft(interview, { communication: reading.channel }),
        };
      case "no-call":
        return withoutCall(interview);
      case "several":
        return refuse("Scegline uno solo: e-mail, WhatsApp o telefono.", "communication");
      case "not-understood":
        return refuse(
          "Scegli tra e-mail, WhatsApp e telefono: una chiamata arriva solo se scrivi «telefono».",
          "communication",
        );
    }
  },
  next: ({ draft }) => (draft.communication === "telefono" ? "call-time" : "consents"),
};

/** Whoever wants no call is written to: no request to be called is left behind. */
function withoutCall(interview: Interview): Reading {
  return {
    status: "read",
    said: "Nessuna telefonata, allora: ti scrivo via e-mail.",
    interview: withNotes(withDraft(interview, { communication: "email" }), { callTime: "" }),
  };
}

const CALL_TIMES: readonly ReadableChoice[] = [
  {
    value: "mattina",
    label: "Mattina, 9–13",
    says: /mattin|presto|\b(?:alle|le|ore) (?:9|10|11|12)\b/,
  },
  {
    value: "pomeriggio",
    label: "Pomeriggio, 14–18",
    says: /pomerig|dopo pranzo|\b(?:alle|le|ore) 1[4-7]\b/,
  },
  {
    value: "sera",
    label: "Sera, 18–20",
    says: /sera|tardi|dopo (il )?lavoro|cena|\b(?:alle|le|ore) (?:18|19)\b/,
  },
  {
    value: "qualsiasi ora",
    label: "È uguale",
    says: /ugual|sempre|qualsiasi|qualunque|quando vuo|indifferent|tutt/,
  },
];

const CALL_TIME_WORDS: Readonly<Record<string, string>> = {
  mattina: "di mattina",
  pomeriggio: "di pomeriggio",
  sera: "di sera",
  "qualsiasi ora": "a qualsiasi ora",
};

export const callTime: Question = {
  key: "call-time",
  step: 230,
  ask: (interview) => ({
    text: [
      `Registro la tua richiesta di ricontatto: una telefonata, solo ${toCallScope(interview)}. In che momento?`,
    ],
    addons: [toChoicesAddon(CALL_TIMES)],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    if (declinesCall(words)) {
      return withoutCall(interview);
    }
    const reading = readAffirmedChoice(words, CALL_TIMES);
    return reading.status === "one"
      ? {
          status: "read",
          said: confirm(CALL_TIME_WORDS[reading.choice.value] ?? reading.choice.label, 230),
          interview: withNotes(interview, { callTime: reading.choice.value }),
        }
      : refuse(
          "Scegli un momento solo tra mattina, pomeriggio e sera, oppure «è uguale».",
          "callTime",
        );
  },
  next: () => "consents",
};

export const consents: Question = {
  key: "consents",
  step: 240,
  ask: ({ draft }) => ({
    text: [
      `Prima dei contatti, le cose in chiaro: per ${isProduct(draft.type) ? "la richiesta" : "il preventivo"} basta la prima casella, le altre sono libere.`,
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
          ) && !hasDenial(text)
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
  ask: ({ draft }) => ({
    text: [
      `A quale indirizzo e-mail ti mando il ${isProduct(draft.type) ? "riepilogo" : "preventivo"}?`,
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
  read(answer, interview) {
    const words = toWords(answer);
    const read = readEmail(words);
    return read === null
      ? refuse(
          words.includes("@")
            ? "Questo indirizzo non è completo: ha la forma «nome@esempio.it»."
            : "Mi serve un indirizzo e-mail, per esempio «nome@esempio.it».",
          "email",
        )
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
    const words = toWords(answer);
    const read = readPhone(words);
    if (interview.draft.communication === "telefono" && declinesCall(words)) {
      return withoutCall(interview);
    }
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
