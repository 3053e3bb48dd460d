import { randomUUID } from "node:crypto";
import type { ChatAnswer, ChatMessage, Draft } from "@volpe/contract";
import { type Conversation, findConversation } from "../conversations/conversation-repository.ts";
import type { StoredMessage } from "../conversations/conversation-tables.ts";
import type { Database } from "../db/database.ts";
import { type Advance, advance } from "../interview/advance.ts";
import { toFlowContext } from "../interview/flow-context.ts";
import { findNewPlace } from "../interview/named-place.ts";
import type { Answer, Refusal } from "../interview/question.ts";
import { FLOW } from "../interview/questions/flow.ts";
import type { Services } from "../services.ts";
import { toCleanText } from "../text/plain-text.ts";

export type TakenAnswer =
  | {
      status: "taken";
      said: ChatMessage | null;
      replies: ChatMessage[];
      pdfOf: string | null;
      /** The conversation after this answer. */
      standing: Standing;
    }
  /** An answer with this id was stored before; nothing changed. */
  | { status: "repeated" };

/** The stored state that an answer is read from. */
export type Standing = Pick<Conversation, "step" | "turn" | "interview"> & {
  /**
   * True if contacts may be stored, so that a request for a call may have to be withdrawn with
   * them.
   */
  hasConsented: boolean;
  /** Whether an affiliate sent the visitor; null = not known. */
  isReferred: boolean | null;
};

export type GivenAnswer = {
  conversationId: string;
  answer: ChatAnswer;
  visitorAddress: string;
  /** The logged-in account, which then owns what the answer completes; null = there is none. */
  findAccount?: () => Promise<string | null>;
  /** The conversation as this socket left it; null = it has to be read. */
  standing?: Standing | null;
};

/** The meaning of an answer, with the turn that it was read from. */
export type ReadAnswer = { result: Advance } & Pick<
  Standing,
  "turn" | "hasConsented" | "isReferred"
>;

export async function findStanding(db: Database, id: string): Promise<Standing | null> {
  const row = await findConversation(db, id);
  return (
    row && {
      step: row.step,
      turn: row.turn,
      interview: row.interview,
      hasConsented: row.consentedAt !== null,
      isReferred: null,
    }
  );
}

/** `sent` replaces the value of an answer that names a bill. */
export function readAnswer(
  services: Services,
  { step, interview }: Pick<Conversation, "step" | "interview">,
  answer: ChatAnswer,
  sent: Pick<Answer, "value" | "bill"> | null = null,
) {
  const [text = ""] = answer.messages;
  const given = { step: answer.step, text, ...(sent ?? { value: answer.value }) };
  return withPlace(advance(FLOW, interview, step, given, toFlowContext(services)), interview.draft);
}

/** Adds the place that the answer named to the last reply. */
function withPlace<Result extends Advance | Refusal>(result: Result, before: Draft): Result {
  if (result.status === "refused") {
    return result;
  }
  const place = findNewPlace(before, result.interview.draft);
  const last = result.messages.at(-1);
  if (place === null || last === undefined) {
    return result;
  }
  return { ...result, messages: [...result.messages.slice(0, -1), { ...last, place }] };
}

export function toSaid({ id, step, messages }: ChatAnswer): StoredMessage {
  return { id, owner: "user", step, messages: messages.map(toCleanText), addons: [] };
}

export function withIds(messages: readonly ChatMessage[]) {
  return messages.map((message) => ({ ...message, id: randomUUID() }));
}

export function withoutDraft({
  dto: _,
  known: _known,
  place: _place,
  above: _above,
  ...message
}: StoredMessage & ChatMessage): StoredMessage {
  return message;
}
