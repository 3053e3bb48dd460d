import { type Addon, isTipology } from "@volpe/contract";
import { toCleanText } from "../text/plain-text.ts";
import { type AsideTurn, endAside, getAsked, LEAVE, repeatAside } from "./aside.ts";
import {
  type Aside,
  type GivenAnswer,
  type Interview,
  withNotes,
  withoutDoubt,
} from "./interview.ts";
import { listKnown } from "./known-answers.ts";
import {
  type Answer,
  type Flow,
  type FlowContext,
  type Refusal,
  refuseAnswer,
  toAnswerText,
} from "./question.ts";
import { readYesToAll, type YesOrNo } from "./understanding/affirmation.ts";

type PersonAside = Extract<Aside, { kind: "person" }>;
type Contact = "consents" | "name" | "email";
type Stage = "need" | "shares" | Contact | "done";

const CONTACTS: readonly Contact[] = ["consents", "name", "email"];
const WORDS: Record<Exclude<Stage, "done">, string> = {
  need: "Volentieri. Scrivimi in una riga che cosa ti serve: lo porto a una persona di Volpe.",
  shares: "Allego anche quello che mi hai detto fin qui, così non lo ripeti?",
  consents: "Per risponderti servono nome ed e-mail. Prima, la presa visione dell’informativa.",
  name: "Come ti chiami?",
  email: "A quale e-mail ti risponde?",
};
const SHARES: YesOrNo = [
  { value: "si", label: "Sì, allega" },
  {
    value: "no",
    label: "No, solo il messaggio",
    says: /^no\b|\bno(?: grazie)?$|\bsolo (?:il |questo )?messaggio\b|\bnon (?:allegar|serv|vogli|vorrei)/,
  },
];
const NEED_MIN = 3;

/**
 * Begins the exchange of «voglio parlare con qualcuno»: asks for the purpose, for the permission to
 * pass answers on, and for contacts.
 */
export function beginPerson(flow: Flow, interview: Interview, context: FlowContext): AsideTurn {
  const aside: PersonAside = { kind: "person", need: "", shares: null };
  return goOn(flow, withNotes(withoutDoubt(interview), { aside }), aside, context);
}

export function takePerson(
  flow: Flow,
  answer: Answer,
  interview: Interview,
  context: FlowContext,
  aside: PersonAside,
): AsideTurn | Refusal {
  const stage = findStage(flow, interview, aside);
  const again = (refusal: Refusal) =>
    repeatAside(interview, refusal, toAddons(flow, stage, interview, context));
  switch (stage) {
    case "need": {
      const need = toCleanText(answer.text).trim();
      return need.length < NEED_MIN
        ? again(refuseAnswer("Scrivilo con qualche parola: va bene anche una riga sola."))
        : goOn(flow, interview, { ...aside, need }, context);
    }
    case "shares": {
      const words = toAnswerText(answer).replace(/^allega\w*/i, "sì");
      const shares = readYesToAll(words, SHARES);
      return shares === null
        ? again(refuseAnswer("Scegli: «sì, allega», oppure «no, solo il messaggio»."))
        : goOn(flow, interview, { ...aside, shares }, context);
    }
    case "done":
      return goOn(flow, interview, aside, context);
    default: {
      const question = getAsked(flow, stage);
      const reading = question.read(answer, interview, context);
      if (reading.status === "refused") {
        return reading.needsCorrection === true ? reading : again(reading);
      }
      const given = { ...answer, step: question.step };
      const prefilled = [...(interview.notes.prefilled ?? []), given];
      return goOn(flow, withNotes(withoutDoubt(interview), { prefilled }), aside, context);
    }
  }
}

/** Asks for missing data, or opens the ticket. */
function goOn(
  flow: Flow,
  interview: Interview,
  aside: PersonAside,
  context: FlowContext,
): AsideTurn {
  const stage = findStage(flow, interview, aside);
  if (stage !== "done") {
    return {
      status: "aside",
      interview: withNotes(interview, { aside }),
      said: [WORDS[stage]],
      addons: toAddons(flow, stage, interview, context),
    };
  }
  const { need, shares } = aside;
  const { handover } = interview.notes;
  if (handover !== undefined) {
    return endAside(interview, [], { kind: "ticket-message", ticket: handover, need });
  }
  const isShared = shares === true;
  return endAside(interview, [], {
    kind: "ticket",
    need,
    told: isShared ? listTold(flow, interview) : [],
    tipology: isShared && isTipology(interview.draft.type) ? interview.draft.type : "",
    rateId: isShared ? interview.draft.preventivo : "",
    name: readContact(flow, "name", interview, context),
    email: readContact(flow, "email", interview, context),
  });
}

function findStage(flow: Flow, interview: Interview, { need, shares }: PersonAside): Stage {
  if (need === "") {
    return "need";
  }
  if (interview.notes.handover !== undefined) {
    return "done";
  }
  if (shares === null && listTold(flow, interview).length > 0) {
    return "shares";
  }
  return CONTACTS.find((key) => !isGiven(flow, key, interview)) ?? "done";
}

/** Contacts are asked for once: in the interview, or here if the interview has not reached them. */
function isGiven(flow: Flow, key: Contact, interview: Interview): boolean {
  return findPrefilled(flow, key, interview) !== undefined || isInDraft(key, interview);
}

function isInDraft(key: Contact, { draft, notes }: Interview): boolean {
  return notes.consents !== null && (key === "consents" || draft[key] !== "");
}

function findPrefilled(flow: Flow, key: Contact, { notes }: Interview): GivenAnswer | undefined {
  const { step } = getAsked(flow, key);
  return notes.prefilled?.find((given) => given.step === step);
}

function readContact(
  flow: Flow,
  key: "name" | "email",
  interview: Interview,
  context: FlowContext,
): string {
  const given = findPrefilled(flow, key, interview);
  if (isInDraft(key, interview) || given === undefined) {
    return interview.draft[key];
  }
  const reading = getAsked(flow, key).read(given, interview, context);
  return reading.status === "read" ? reading.interview.draft[key] : "";
}

/** The conversation's answers line by line, without the contacts, which the ticket also has. */
function listTold(flow: Flow, interview: Interview): string[] {
  return listKnown(flow, interview, 0)
    .filter(({ label }) => label !== "Nome" && label !== "E-mail")
    .map(({ label, value }) => `${label}: ${value}`);
}

const LEAVE_CHOICE: Addon = { kind: "choices", choices: [LEAVE], typed: false };

function toAddons(flow: Flow, stage: Stage, interview: Interview, context: FlowContext): Addon[] {
  switch (stage) {
    case "done":
      return [];
    case "need":
      return [
        { kind: "field", field: "text", name: "need", label: "Il tuo messaggio", skip: LEAVE },
      ];
    case "shares":
      return [
        {
          kind: "choices",
          choices: [...SHARES.map(({ value, label }) => ({ value, label })), LEAVE],
          typed: false,
        },
      ];
    case "consents":
      return [
        ...getAsked(flow, stage)
          .ask(interview, context)
          .addons.map((addon) =>
            addon.kind === "consents"
              ? { ...addon, boxes: addon.boxes.filter(({ required }) => required) }
              : addon,
          ),
        LEAVE_CHOICE,
      ];
    default:
      return getAsked(flow, stage)
        .ask(interview, context)
        .addons.map((addon) => (addon.kind === "field" ? { ...addon, skip: LEAVE } : addon));
  }
}
