import {
  CHANNEL_LABELS,
  type Channel,
  type ChoicesAddon,
  isProductTipology,
} from "@volpe/contract";
import { toSpokenText } from "../../text/spoken-text.ts";
import { type Interview, withDraft, withNotes } from "../interview.ts";
import { findAskedItems } from "../product-request.ts";
import { CHANNEL_WORDS, describeItems } from "../product-words.ts";
import {
  confirm,
  type Question,
  refuseAnswer,
  take,
  toAnswerText,
  type Understood,
} from "../question.ts";
import { describeQuote, findQuote, isSupplyKnown, toQuoteAddons } from "../quote-result.ts";
import { readChannel } from "../understanding/channel.ts";

const CHANNEL_VALUES = ["email", "whatsapp", "telefono"] as const satisfies readonly Channel[];
const CHANNELS: ChoicesAddon = {
  kind: "choices",
  choices: [
    ...CHANNEL_VALUES.map((value) => ({ value, label: CHANNEL_LABELS[value] })),
    { value: "no", label: "No, grazie" },
  ],
  typed: false,
};
const CHANNEL_REFUSAL =
  "Scegli tra e-mail, WhatsApp e telefono, oppure «no, grazie»: una chiamata arriva solo se scrivi «telefono».";

/** Matches words that decline contacts because the person stays: «No, tengo il mio contratto». */
const STAYS =
  /^(?:no|nessuno|niente)[\s,.]+(?:grazie[\s,.]+)?(?:(?:io |me lo |mi )?(?:tengo|resto|rimango|sto bene|basta|va bene cosi|sono a posto|non (?:mi )?(?:serve|interessa)|non (?:voglio|vorrei) (?:lasciar|dar)\w*)\b)(?!.*(?:mail|what|messag|telef|chiam|scriv))|^(?:(?:io |allora |ok )?(?:mi )?(?:tengo (?:il mio|la mia|questo|quello che ho|quella che ho)|resto (?:dove sono|cosi|con (?:il mio|la mia|loro))|rimango (?:dove sono|cosi|con (?:il mio|la mia|loro))|sto bene (?:cosi|dove sono)))(?:[\s,.]+grazie(?: lo stesso| mille)?)?$/;

/** Matches words that decline to leave contacts, which are optional. */
const DECLINED =
  /^(?:(?:per (?:ora|adesso|il momento) )?no(?:,? (?:guard[ai]|scus[ai]))?(?:,? (?:grazie|per (?:ora|adesso|il momento)))?|preferi(?:sco|rei) (?:di )?no(?: grazie)?|non (?:mi )?(?:serve|interessa)(?: (?:niente|nulla|altro))?(?:,? grazie)?|va bene cosi|basta(?: cosi)?(?:,? grazie)?|a posto cosi|(?:niente|nulla|nessuno)(?:,? grazie)?|(?:no[\s,]+)?(?:grazie[\s,]+)?(?:io )?(?:mi fermo|fermiamoci|ci fermiamo|finiamo|chiudiamo|finisco) qu[ia](?: grazie)?|(?:no,? )?(?:guard[ai],? )?lasc(?:ia|iate|iamo|i) (?:stare|perdere)|grazie,? (?:ma )?no|(?:non (?:voglio|vorrei|desider\w+|intendo|gradi\w+)|(?:vorrei|voglio|preferi(?:sco|rei)|desider\w+)(?: di)? non) essere (?:disturbat|contattat|cercat)[oaie]|non (?:voglio|vorrei|desider\w+|gradi\w+) che (?:mi|ci) (?:disturb|contatt|cerc)\w+|non (?:voglio|vorrei|desidero|cerco|mi serve) (?:niente|nulla|altro)(?: grazie)?|non (?:(?:mi|ci) )?(?:disturbat|contattat|cercat)e(?:mi|ci)?|non (?:voglio|vorrei|intendo|mi va di) (?:lasciar|dar)\w*(?: (?:l[aei]|il|i|nessun[oa]?|alcun))?(?: mi[oae]i?)? (?:dat[io]|contatt[oi]|recapit[oi]|numer[oi]|mail|email)|(?:(?:non desidero|preferi(?:sco|rei)(?: di)? non) (?:lasciar|dar|fornir)\w*|non (?:lascio|lasciamo|fornisco)|niente|nessun)(?: (?:il|i|nessun|alcun))?(?: mi[oe]i?)? (?:dat[io]|contatt[oi]|recapit[oi])|(?:no,? )?(?:mi arrangio|faccio)(?: da)? (?:sol[oa]|me)(?:,? grazie)?|nessun contatto(?:,? grazie)?|(?:io )?(?:me )?(?:l[oa] |l')?(?:guardo|vedo|leggo)(?: tutto)? (?:qu[ia]|sul sito|online)|(?:mi basta|preferisco) (?:veder|guardar|legger)l[oa] (?:qu[ia]|sul sito|online)|(?:e )?che me (?:ne|lo|la) .*(?:faccio|fare)\b.*|non mandarmelo|non mandarmi niente)$/;

/** Matches words that put the contacts off: «Non adesso», «magari più tardi», «oggi no, grazie». */
const LATER =
  /^(?:(?:no|ok|grazie|magari|semmai|eventualmente|forse|per ora|per adesso)[\s,]+)*(?:non (?:adesso|ora|oggi|subito|ancora|in questo momento|per (?:ora|adesso|il momento))|(?:adesso|ora(?: come ora)?|oggi|al momento|in questo momento|per (?:ora|adesso|il momento)) no|(?:un po' |un poco )?piu (?:tardi|avanti|in la)|dopo|un'altra volta|(?:in )?un (?:altro|secondo) momento|un altro giorno)(?:[\s,]+(?:no|magari|semmai|eventualmente|forse|grazie(?: mille| lo stesso)?))*$/;

export const communication: Question = {
  key: "communication",
  speaksOf: "wish",
  step: 220,
  // Contacts are asked for only if there is something to send. An answer is kept while a figure
  // that the quote needs is asked for again.
  applies: (interview, context) =>
    isProductTipology(interview.draft.type) ||
    !isSupplyKnown(interview) ||
    findQuote(interview, context) !== null,
  ask(interview, context) {
    const { notes, draft } = interview;
    const quote = draft.preventivo === "" ? null : findQuote(interview, context);
    const request = findAskedItems(interview, context);
    if (request !== null) {
      return {
        text: [
          ...describeItems(request),
          `${quote === null ? "" : "Il preventivo è qui. "}Vuoi che ti risponda una persona, con disponibilità e condizioni? Dimmi come, oppure fermiamoci qui.`,
        ],
        addons: [...(quote === null ? [] : toQuoteAddons(quote, draft.preventivo)), CHANNELS],
      };
    }
    return quote === null
      ? { text: ["Come ti mando il preventivo?"], addons: [CHANNELS] }
      : {
          text: [
            ...describeQuote(quote, notes.openingOffer !== ""),
            (quote.gainEur ?? 0) > 0
              ? "Te lo mando, con le tre migliori? Il preventivo è già qui: i recapiti sono solo per riceverlo."
              : "Ti mando lo stesso il confronto? È già qui: i recapiti sono solo per riceverlo.",
          ],
          addons: [...toQuoteAddons(quote, draft.preventivo), CHANNELS],
        };
  },
  read(answer, interview) {
    const words = toAnswerText(answer);
    const reading = readChannel(words);
    if (declines(toSpokenText(words)) || reading.status === "no-contact") {
      return takeChannel("", interview);
    }
    // «Tutto ma non il telefono» leaves two channels.
    if (reading.status === "no-call" && /\b(?:tutt[oaie]|qualsiasi|qualunque)\b/i.test(words)) {
      return refuseAnswer("E-mail o WhatsApp?", "communication");
    }
    switch (reading.status) {
      case "chosen":
        return takeChannel(reading.channel, interview);
      case "no-call":
        return withoutCall(interview);
      case "several":
        return refuseAnswer("Scegline uno solo: e-mail, WhatsApp o telefono.", "communication");
      case "not-understood":
        return refuseAnswer(CHANNEL_REFUSAL, "communication");
    }
  },
  formField: "communication",
  accept(value, interview) {
    const channel = value === "no" ? "" : CHANNEL_VALUES.find((each) => each === value);
    return channel === undefined
      ? refuseAnswer(CHANNEL_REFUSAL, "communication")
      : takeChannel(channel, interview);
  },
  known: ({ draft }) => [
    {
      label: "Come sentirci",
      value: CHANNELS.choices.find(({ value }) => value === draft.communication)?.label ?? null,
    },
  ],
  walk: ["e-mail", "telefono", "whatsapp", "piccione", "e-mail", "no grazie"],
};

/** An empty channel declines every contact. */
function takeChannel(channel: Channel | "", interview: Interview): Understood {
  return take(
    withDraft(interview, { communication: channel }),
    channel === ""
      ? "Va bene, nessun contatto."
      : confirm(CHANNEL_WORDS[channel], communication.step),
  );
}

/** Whether every clause declines: «lascia stare, non voglio niente». */
function declines(said: string): boolean {
  const isNo = (words: string) => DECLINED.test(words) || LATER.test(words);
  return (
    isNo(said) ||
    STAYS.test(said) ||
    said.split(/[,;.]\s+/).every((clause) => isNo(clause.replace(/[\s.,!]+$/, "")))
  );
}

/** Whether the person chose a channel, so that contacts are asked for. */
export function hasChannel({ draft }: Interview): boolean {
  return draft.communication !== "";
}

/** Whether a person who chose another channel now prefers mail: «No, meglio una mail». */
export function prefersMail(words: string): boolean {
  const channel = readChannel(words.replace(/^(?:anzi[\s,]+)?no[\s,]+/i, ""));
  return channel.status === "chosen" && channel.channel === "email";
}

/** Changes the channel to e-mail and removes the request to be called. */
export function withoutCall(interview: Interview): Understood {
  return take(
    withNotes(withDraft(interview, { communication: "email" }), { callTime: "" }),
    interview.draft.communication === "whatsapp"
      ? confirm(CHANNEL_WORDS.email, communication.step)
      : "Nessuna telefonata, allora: ti scrivo via e-mail.",
  );
}
