import { formatEurCents, markEstimate } from "@volpe/contract";
import {
  type CarriedAnswer,
  findCarriedCost,
  listCarried,
  listMissingTerms,
} from "../carried-answers.ts";
import { type Interview, withNotes } from "../interview.ts";
import { type FlowContext, type Question, refuseAnswer, take, toAnswerText } from "../question.ts";
import { STEPS } from "../steps.ts";
import { readWholeYes, type YesOrNo } from "../understanding/affirmation.ts";
import { toChoicesAddon } from "./answer-addons.ts";

const RIGHT: YesOrNo = [
  { value: "si", label: "Sì, giusto" },
  { value: "no", label: "No, cambio", says: /^no\b|cambi|sbagliat|divers|corregg/ },
];

/** Confirms what the page that opened the assistant already knows. */
export const carried: Question = {
  key: "carried",
  speaksOf: "present",
  step: STEPS.carried,
  applies: (interview, context) => listWords(interview, context).length > 0,
  ask: (interview, context) => ({
    text: [
      `Ho già ${[...listWords(interview, context), ...listPrice(interview, context)].join(", ")}: giusto?`,
    ],
    addons: [toChoicesAddon(RIGHT)],
  }),
  read(answer, interview) {
    const isRight = readWholeYes(toAnswerText(answer), RIGHT);
    if (isRight === null) {
      return refuseAnswer("Sono giusti? Scrivi «sì», oppure «cambio» e te li chiedo uno per uno.");
    }
    return !isRight
      ? take(withoutUse(interview), "D’accordo, te li chiedo uno per uno.")
      : take(withCarried(interview), "Bene.");
  },
  summary: ({ notes }) => [
    {
      label: "Spesa attuale",
      value: notes.answers.some(({ step }) => step === STEPS.carried)
        ? findCarriedCost(notes)
        : null,
    },
  ],
  walk: ["sì", "no", "sì", "forse"],
};

/** The figure of the card that opened the assistant, for the kind of customer of its page. */
function listPrice(interview: Interview, context: FlowContext): string[] {
  const { openingOffer, openingQuery = "" } = interview.notes;
  const isShown = openingOffer !== "" && isOfSameCustomer(interview);
  const opened = isShown ? context.findOffer(openingOffer, openingQuery) : null;
  return opened === null || opened.spendEur === null
    ? []
    : [
        `e «${opened.name}» costa ${markEstimate(`${formatEurCents(opened.spendEur)} l’anno`, opened.isEstimate)}`,
      ];
}

/** The carried answers to later questions. Earlier ones are read when the conversation begins. */
function listAsked(interview: Interview): CarriedAnswer[] {
  const isSame = isOfSameCustomer(interview);
  return listCarried(interview.notes).filter(
    ({ step }) => step > STEPS.carried && (isSame || !OF_CUSTOMER.has(step)),
  );
}

/** Steps whose carried answer is dropped if the kind of customer changes. */
const OF_CUSTOMER: ReadonlySet<number> = new Set([
  STEPS.subtype,
  STEPS.method,
  STEPS.capacity,
  STEPS.presentSpend,
]);

/** Whether the kind of customer is still that of the page that opened the assistant. */
function isOfSameCustomer({ draft, notes }: Interview): boolean {
  const carried = listCarried(notes).find(({ step }) => step === STEPS.destination);
  return draft.destination === "" || carried?.text === draft.destination;
}

function listWords(interview: Interview, { products }: FlowContext): string[] {
  const missing = new Set(listMissingTerms(interview.notes, products).map(({ step }) => step));
  const words = listAsked(interview).flatMap((each) =>
    each.words === "" || missing.has(each.step) ? [] : [each.words],
  );
  const cost = findCarriedCost(interview.notes);
  return cost === null ? words : [...words, `${cost} di spesa oggi`];
}

/**
 * Parameters of a product's use that are forgotten if they are wrong: no question asks for the
 * present cost, and a term that is left open must not keep its wrong value.
 */
const DENIED = ["oggi", "durata", "km", "anticipo", "incasso", "scontrino", "circuiti"];

function withoutUse(interview: Interview): Interview {
  const search = new URLSearchParams(interview.notes.openingQuery);
  for (const key of DENIED) {
    search.delete(key);
  }
  return withNotes(interview, { openingQuery: search.toString() });
}

function withCarried(interview: Interview): Interview {
  const given = listAsked(interview).map(({ step, text }) => ({
    step,
    text,
    isConfirmed: true as const,
  }));
  return withNotes(interview, { answers: [...interview.notes.answers, ...given] });
}
