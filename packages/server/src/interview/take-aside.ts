import { type AsideTurn, endAside, leaves } from "./aside.ts";
import { asksForPerson } from "./ask-again.ts";
import { asksForDevice, beginDevice, takeDevice } from "./device-aside.ts";
import type { Interview } from "./interview.ts";
import { beginPerson, takePerson } from "./person-aside.ts";
import type { Answer, Flow, FlowContext, Refusal } from "./question.ts";

/**
 * Begins or continues a side exchange: a link to continue elsewhere, or a ticket. Returns null if
 * the answer is one to the open question.
 */
export function takeAside(
  flow: Flow,
  answer: Answer,
  interview: Interview,
  context: FlowContext,
): AsideTurn | Refusal | null {
  const { aside } = interview.notes;
  if (aside === undefined) {
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
