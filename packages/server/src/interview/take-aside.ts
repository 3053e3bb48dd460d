import type { Addon } from "@volpe/contract";
import { findEmails } from "../person/read-contacts.ts";
import { toSpokenText } from "../text/spoken-text.ts";
import { type AsideTurn, endAside, getAsked, LEAVE, leaves, repeatAside } from "./aside.ts";
import { asksForPerson } from "./ask-again.ts";
import { type Interview, withNotes, withoutDoubt } from "./interview.ts";
import { beginPerson, takePerson } from "./person-aside.ts";
import type { Answer, Flow, FlowContext, Refusal } from "./question.ts";
import { splitDenied } from "./understanding/negation.ts";

/**
 * Begins or continues a side exchange: a link to continue elsewhere, or a ticket. Returns null if
 * the answer belongs to the open question.
 */
export function takeAside(
  flow: Flow,
  answer: Answer,
  interview: Interview,
  context: FlowContext,
): AsideTurn | Refusal | null {
  const { aside } = interview.notes;
  if (aside === undefined || aside.kind === "restart") {
    if (asksForPerson(answer)) {
      return beginPerson(flow, interview, context);
    }
    return asksForDevice(answer) ? beginDevice(flow, answer, interview, context) : null;
  }
  if (leaves(answer)) {
    return endAside(interview, ["D’accordo, andiamo avanti."]);
  }
  switch (aside.kind) {
    case "device":
      return takeDevice(flow, answer, interview, context);
    case "person":
      return takePerson(flow, answer, interview, context, aside);
  }
}

const GO_ON = "(?:continu|ripren[ds]|prosegu|vado avanti|and(?:are|iamo) avanti)[a-z]*";
const LINKING =
  "(?: (?:la|questa|chat|conversazione|tutto|poi|magari|qui|da|dal|dallo|sul|sullo|col|con|su|il|lo|un|una|in|al|mio))*";
const ELSEWHERE =
  "(?:[a-z]*l'|un')?(?:dopo|piu tardi|domani|stasera|stanotte|da casa|telefon(?:o|ino)(?! fisso)|cellulare|smartphone|computer|pc|portatile|tablet|ipad|altro dispositivo|altra volta|altro momento)";

// Matches words for going on elsewhere. The place or time must directly follow the verb: «continuo
// a usare il telefono» is an answer.
const LATER = new RegExp(
  String.raw`\b${GO_ON}${LINKING} ${ELSEWHERE}\b|\b(?:manda|mandami|mandatemi|mandi|inviami|voglio|vorrei)\w*\b.*\blink\b.*\b(?:chat|conversazione|continuar\w*|riprender\w*|dopo)\b|\bsalva\w*\b.*\b(?:chat|conversazione|risposte|tutto)\b`,
);

/** Whether a person wants to continue later or elsewhere. */
export function asksForDevice({ text, value }: Answer): boolean {
  const said = typeof value === "string" ? value : text;
  return LATER.test(toSpokenText(splitDenied(said).affirmed));
}

/**
 * Begins the exchange of «continuo dal telefono», which asks for a mailed link. The same words may
 * contain the address.
 */
function beginDevice(
  flow: Flow,
  answer: Answer,
  interview: Interview,
  context: FlowContext,
): AsideTurn | Refusal {
  const begun = withNotes(withoutDoubt(interview), { aside: { kind: "device" } });
  if (findEmails(answer.text).length > 0) {
    return takeDevice(flow, answer, begun, context);
  }
  return {
    status: "aside",
    interview: begun,
    said: [
      "Certo: ti mando un link che riapre questa conversazione dove vuoi tu. L’indirizzo lo uso solo per questo. A quale e-mail?",
    ],
    addons: toAddons(flow, begun, context),
  };
}

function takeDevice(
  flow: Flow,
  answer: Answer,
  interview: Interview,
  context: FlowContext,
): AsideTurn | Refusal {
  const reading = getAsked(flow, "email").read(answer, interview, context);
  if (reading.status === "refused") {
    return reading.needsCorrection === true
      ? reading
      : repeatAside(interview, reading, toAddons(flow, interview, context));
  }
  return endAside(interview, [], { kind: "link", email: reading.interview.draft.email });
}

function toAddons(flow: Flow, interview: Interview, context: FlowContext): Addon[] {
  const { email: known } = interview.draft;
  return getAsked(flow, "email")
    .ask(interview, context)
    .addons.map((addon) =>
      addon.kind === "field"
        ? { ...addon, skip: LEAVE, ...(known === "" ? {} : { initial: known }) }
        : addon,
    );
}
