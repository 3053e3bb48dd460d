import { type AsideTurn, endAside, leaves } from "./aside.ts";
import { asksForDevice, beginDevice, takeDevice } from "./device-aside.ts";
import type { Interview } from "./interview.ts";
import type { Answer, FlowContext, Refusal } from "./question.ts";
import type { Flow } from "./questions/flow.ts";

/**
 * What an answer begins or continues beside the open question: a link to go on elsewhere. Null if
 * it is an answer to that question.
 */
export function takeAside(
  flow: Flow,
  answer: Answer,
  interview: Interview,
  context: FlowContext,
): AsideTurn | Refusal | null {
  const { aside } = interview.notes;
  if (aside === undefined) {
    return asksForDevice(answer) ? beginDevice(flow, answer, interview, context) : null;
  }
  if (leaves(answer)) {
    return endAside(interview, ["D’accordo, andiamo avanti."]);
  }
  switch (aside.kind) {
    case "device":
      return takeDevice(flow, answer, interview, context);
  }
}
