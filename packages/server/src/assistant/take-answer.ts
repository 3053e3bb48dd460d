import { randomUUID } from "node:crypto";
import type { ChatAnswer, ChatMessage } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { isLead, saveLead } from "../leads/save-lead.ts";
import { saveRequest } from "../leads/save-request.ts";
import { saveQuote } from "../rates/save-quote.ts";
import type { Services } from "../services.ts";
import { type Advance, advance } from "./advance.ts";
import {
  type Conversation,
  deleteMessages,
  lockForAnswer,
  storeTurn,
} from "./conversation-repository.ts";
import type { StoredMessage } from "./conversation-tables.ts";
import { sayDelivery } from "./delivery-words.ts";
import { FLOW } from "./flow.ts";
import { toFlowContext } from "./flow-context.ts";
import { toCleanText } from "./understanding/plain-text.ts";

export type TakenAnswer =
  | { status: "taken"; said: ChatMessage | null; replies: ChatMessage[]; pdfOf: string | null }
  /** The same id was taken before: nothing changed. */
  | { status: "repeated" };

/**
 * Takes one answer in one transaction: what was said, the replies, the draft, and, where the
 * answer completed it, the quote with its lead and mails. Throws `AppError` for a refusal, after
 * which nothing is stored. The row's lock lets one of several sockets win.
 */
export async function takeAnswer(
  services: Services,
  {
    conversationId,
    answer,
    visitorAddress,
  }: { conversationId: string; answer: ChatAnswer; visitorAddress: string },
): Promise<TakenAnswer> {
  return await services.db.transaction(async (tx) => {
    const locked = await lockForAnswer(tx, conversationId, answer.id);
    if (locked === null) {
      throw new AppError("conversation-unknown");
    }
    if (locked.isTaken) {
      return { status: "repeated" };
    }
    const { conversation } = locked;
    const [text = ""] = answer.messages;
    const result = advance(
      FLOW,
      conversation.interview,
      conversation.step,
      { step: answer.step, text, value: answer.value },
      toFlowContext(services),
    );
    if (result.status === "refused") {
      const { code, message, field } = result;
      throw new AppError(code, field === undefined ? { message } : { message, field });
    }
    return await store(tx, services, { conversation, answer, result, visitorAddress });
  });
}

async function store(
  tx: Database,
  services: Services,
  {
    conversation,
    answer,
    result,
    visitorAddress,
  }: { conversation: Conversation; answer: ChatAnswer; result: Advance; visitorAddress: string },
): Promise<TakenAnswer> {
  const { id } = conversation;
  const { interview, step, restarted } = result;
  const now = services.clock.now();
  const messages = await storeOutcome(tx, services, { id, result, visitorAddress, now });
  const said: StoredMessage = {
    id: answer.id,
    owner: "user",
    step: answer.step,
    messages: answer.messages.map(toCleanText),
    addons: [],
  };
  const replies = messages.map((message) => ({ ...message, id: randomUUID() }));
  if (restarted) {
    await deleteMessages(tx, id);
  }
  await storeTurn(tx, id, {
    receipt: answer.id,
    messages: [...(restarted ? [] : [said]), ...replies.map(withoutDraft)],
    step,
    interview,
    now,
  });
  const pdfOf = result.quote === null ? null : interview.draft.preventivo;
  return { status: "taken", said: restarted ? null : said, replies, pdfOf };
}

async function storeOutcome(
  tx: Database,
  services: Services,
  {
    id,
    result,
    visitorAddress,
    now,
  }: { id: string; result: Advance; visitorAddress: string; now: Date },
): Promise<ChatMessage[]> {
  const { interview, quote, request, messages } = result;
  const { email } = interview.draft;
  if (quote !== null) {
    const options = { interview, quote, conversationId: id, visitorAddress, keepLead: true };
    const { delivery } = await saveQuote(tx, services, options);
    return sayDelivery(messages, delivery, { email, isRequest: false });
  }
  if (request !== null) {
    const options = { interview, request, conversationId: id, visitorAddress, keepLead: true };
    const delivery = await saveRequest(tx, services, options);
    return sayDelivery(messages, delivery, { email, isRequest: true });
  }
  if (isLead(interview)) {
    const options = { interview, conversationId: id, rateId: null, now };
    await saveLead(tx, { ...options, isComplete: false });
  }
  return messages;
}

export function withoutDraft({ dto: _, ...message }: StoredMessage & ChatMessage): StoredMessage {
  return message;
}
