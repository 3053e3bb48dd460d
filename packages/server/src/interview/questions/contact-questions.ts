import {
  BRAND,
  DEFAULT_PHONE_PREFIX,
  isProductTipology,
  TIPOLOGIES,
  toDemonstrationConsent,
} from "@volpe/contract";
import { CONSENT_TEXTS } from "../../person/consent-texts.ts";
import {
  findEmails,
  findPhones,
  formatPhone,
  readName,
  toWrittenEmails,
} from "../../person/read-contacts.ts";
import { toPlainText } from "../../text/plain-text.ts";
import { saysUnknown } from "../../text/spoken-text.ts";
import { type Interview, withDraft, withNotes } from "../interview.ts";
import { toRecallSentence } from "../product-words.ts";
import {
  type Answer,
  askMeaning,
  confirm,
  type Question,
  type Reading,
  type Refusal,
  refuse,
  refuseToMend,
  toAnswerText,
  toDidYouMean,
} from "../question.ts";
import { findAffirmedPhones } from "../understanding/affirmed-phones.ts";
import { declinesCall } from "../understanding/channel.ts";
import { findEmailSlip, findSplitEmails } from "../understanding/email-slip.ts";
import { readMood } from "../understanding/mood.ts";
import { splitClauses } from "../understanding/negation.ts";
import { withoutCall } from "./channel-questions.ts";

export const consents: Question = {
  key: "consents",
  step: 240,
  applies: isToBeAnswered,
  ask: ({ draft }, { demonstration }) => ({
    text: [
      toDemonstrationConsent(
        demonstration(),
        TIPOLOGIES.filter((each) => each === draft.type),
      ),
      `Prima dei contatti, le cose in chiaro: per ${isProductTipology(draft.type) ? "la richiesta" : "il preventivo"} basta la prima casella, l’altra è libera.`,
    ].filter((line) => line !== null),
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
        ],
        submit: "Continua",
      },
    ],
  }),
  read({ text, value }, interview) {
    // Typed words may acknowledge the notice. A consent is given only by its own tick box.
    const isTicked = Array.isArray(value);
    if (!isTicked && saysRead(text) && WANTS_MORE.test(toPlainText(text))) {
      return refuse(ONLY_BY_TICK, "marketing");
    }
    const ticked = isTicked ? value : saysRead(text) ? ["privacy"] : [];
    return takeConsents(
      {
        privacy: ticked.includes("privacy"),
        marketing: ticked.includes("marketing"),
      },
      interview,
    );
  },
  formField: "consents",
  accept: (value, interview) => takeConsents(typeof value === "object" ? value : null, interview),
  walk: [["privacy"], ["privacy", "marketing"], ["marketing"], "ok"],
};

const AGREED =
  /^(?:(?:allora|certo|si|beh|perfetto|per me)[\s,]+)*(?:si|ok|va bene|bene|certo|perfetto|d'accordo|(?:ho )?lett[oaie]|(?:ho )?(?:preso|presa) (?:in )?visione|accett\w+|acconsento|autorizzo|consento|confermo|continua|avanti|do (?:il|i) consens[oi]|(?:la |l')?(?:privacy|informativa)(?: \w+)? (?:si|ok|va bene|lett[oa]|accettat[oa])|spunt[oa]|(?:metti|mettete|segna|seleziona|spuntate) (?:(?:pure|le) )*(?:entramb[ie]|tutt[ie](?: e (?:due|2))?|la prima)|entramb[ie]|tutt[ie] e (?:due|2)|tutto (?:ok|bene|letto|chiaro))\b/;
const ONLY_FIRST =
  /^(?:(?:ok|si|accetto)[\s,]+)?(?:(?:solo|soltanto|alla|la|quella|quello|casella)[\s,]+)*(?:prima(?: casella)?|privacy|obbligatoria|informativa)(?:[\s,]+(?:e basta|si|ok|grazie))*\s*$/;
/** «Accetto solo le novità», «la leggo dopo» acknowledge no notice. */
const NOT_THIS =
  /\b(?:solo|soltanto) (?:(?:il|la|le|alla|per) )*(?:marketing|pubblicit\w+|novita|newsletter|second[ao]|offerte|consigli)\b|\b(?:legg(?:o|ero|ere|iamo))\b(?!.*\b(?:ok|accetto)\b)/;
/** Matches the subject of a denial beside a yes: the optional consent, not the notice. */
const FREE =
  /pubblicit|marketing|novita|spam|newsletter|passa|ceder|terz[ei]|fornitor|altr[aeo]|resto|second[ao]|facoltativ|libera/;
const WANTS_MORE =
  /\btutt[oaie]\b|\bentramb[ie]\b|(?<!no |niente )(?:pubblicita?|marketing|novita|newsletter)(?! no\b)/;
const ONLY_BY_TICK =
  "La seconda casella vale solo se la spunti tu: segna quelle che vuoi, oppure scrivi «solo la prima».";

/** Whether typed words acknowledge the notice. They may only deny an optional consent. */
function saysRead(text: string): boolean {
  const plain = toPlainText(text).replace(/’/g, "'");
  const { affirmed, denied } = splitClauses(text);
  return (
    // A picture acknowledges no notice.
    /[a-z]/.test(plain) &&
    !NOT_THIS.test(plain) &&
    ([plain, ...affirmed].some((clause) => AGREED.test(clause)) || ONLY_FIRST.test(plain)) &&
    denied.every((each) => FREE.test(each))
  );
}

type Ticked = Record<"privacy" | "marketing", boolean>;

function takeConsents(ticked: Ticked | null, interview: Interview): Reading {
  if (ticked?.privacy !== true) {
    return refuse(
      "Per lasciarmi i contatti serve la presa visione dell’informativa: è la prima casella.",
      "privacy",
    );
  }
  const { marketing } = ticked;
  return {
    status: "read",
    said: "Grazie.",
    interview: withNotes(interview, { consents: { marketing } }),
  };
}

/** A channel is asked for only if there is something to send. */
function isToBeAnswered({ draft }: Interview): boolean {
  return draft.communication !== "";
}

export const name: Question = {
  key: "name",
  step: 250,
  applies: isToBeAnswered,
  ask: () => ({
    text: ["Come ti chiami?"],
    addons: [
      { kind: "field", field: "text", name: "name", label: "Nome e cognome", autocomplete: "name" },
    ],
  }),
  read(answer, interview) {
    const words = toAnswerText(answer);
    const read = readMood(words) === null && !saysUnknown(words) ? readName(words) : null;
    return read === null
      ? refuse("Scrivi il tuo nome, da 2 a 80 caratteri, per esempio «Anna Bianchi».", "name")
      : {
          status: "read",
          said: `Piacere, ${read.split(" ")[0] ?? read}.`,
          interview: withDraft(interview, { name: read }),
        };
  },
  formField: "name",
  known: ({ draft }) => [{ label: "Nome", value: draft.name }],
  walk: ["Anna Bianchi", "mi chiamo Niccolò", "7"],
};

export const email: Question = {
  key: "email",
  step: 260,
  applies: isToBeAnswered,
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
  read(answer, interview) {
    const words = toAnswerText(answer);
    const [read, ...others] = findEmails(words);
    if (read === undefined) {
      return toEmailRefusal(words);
    }
    const isSure = answer.isConfirmed === true;
    const split = isSure ? [] : findSplitEmails(toWrittenEmails(words), read);
    const slip = isSure ? null : findEmailSlip(read);
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
    return {
      status: "read",
      said: confirm(read, 260),
      interview: withDraft(interview, { email: read }),
    };
  },
  formField: "email",
  known: ({ draft }) => [{ label: "E-mail", value: draft.email }],
  walk: ["anna@esempio.it", "anna@"],
};

export const phone: Question = {
  key: "phone",
  step: 270,
  applies: ({ draft }) => draft.communication === "telefono" || draft.communication === "whatsapp",
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
    if (interview.draft.communication === "telefono" && declinesCall(words)) {
      return withoutCall(interview);
    }
    const [preferred, ...more] = findPhones(PREFERRED.exec(words)?.[1] ?? "");
    if (others.length > 0 && preferred !== undefined && more.length === 0) {
      return phone.read({ ...answer, text: preferred }, interview, context);
    }
    const kept = findAffirmedPhones(words);
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
    if (read !== undefined && isShortMobile(read) && !isSure(answer)) {
      return askMeaning(
        "Un cellulare ha quasi sempre dieci cifre, e qui ne leggo nove: il numero è giusto così?",
        "phone",
        [formatPhone(read)],
      );
    }
    if (read !== undefined) {
      return {
        status: "read",
        said: confirm(formatPhone(read), 270),
        interview: withDraft(interview, { phone: read }),
      };
    }
    const message = "Il numero non è valido: scrivilo intero, per esempio «333 123 4567».";
    return /\d{3}/.test(words) ? refuseToMend(message, "phone") : refuse(message, "phone");
  },
  formField: "phone",
  known: ({ draft: { phone: number } }) => [
    { label: "Telefono", value: number === DEFAULT_PHONE_PREFIX ? null : formatPhone(number) },
  ],
  walk: ["333 123 4567", "12"],
};

/** «Fisso 011 5550167, ma meglio il cellulare 338 5550171». */
const PREFERRED =
  /\b(?:meglio|preferi\w+|piuttosto|soprattutto|di solito|(?:ma|però|pero) (?:chiam|telefon|us|scriv|cercat)\w*)\b(.+)$/i;

/** Mobile numbers of nine digits exist, but a missing digit is more probable. */
function isShortMobile(number: string): boolean {
  return /^\+393\d{8}$/.test(number);
}

function isSure({ isConfirmed, value }: Answer): boolean {
  return isConfirmed === true || value !== undefined;
}

function toEmailRefusal(words: string): Refusal {
  const mended = findEmails(words.replace(/(@\S*),(?=\S)/, "$1."));
  if (mended.length === 1) {
    return askMeaning(toDidYouMean(mended), "email", mended);
  }
  return words.includes("@")
    ? refuseToMend("Questo indirizzo non è completo: ha la forma «nome@esempio.it».", "email")
    : refuse("Mi serve un indirizzo e-mail, per esempio «nome@esempio.it».", "email");
}
