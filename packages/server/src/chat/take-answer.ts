import { randomUUID } from "node:crypto";
import {
  type ChatAnswer,
  type ChatMessage,
  isProductTipology,
  parseBillReference,
} from "@volpe/contract";
import { findCommissionNotice } from "../affiliates/commission-notice.ts";
import { takeBillAnswer } from "../bills/bill-answer.ts";
import { removeBillFiles } from "../bills/delete-bills.ts";
import {
  type Conversation,
  deleteMessages,
  findConversation,
  lockForAnswer,
  storeTurns,
  updateConversation,
} from "../conversations/conversation-repository.ts";
import type { StoredMessage } from "../conversations/conversation-tables.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { type Advance, advance } from "../interview/advance.ts";
import { sayDelivery } from "../interview/delivery-words.ts";
import { toFlowContext } from "../interview/flow-context.ts";
import type { Interview } from "../interview/interview.ts";
import type { Answer } from "../interview/question.ts";
import { FLOW } from "../interview/questions/flow.ts";
import { withdrawRecalls } from "../leads/lead-repository.ts";
import { isLead, saveLead, wantsRecall } from "../leads/save-lead.ts";
import { saveQuote, sendQuote } from "../leads/save-quote.ts";
import { saveRequest } from "../leads/save-request.ts";
import { NO_BILLED_SUPPLY, openSupply, sealSupply } from "../quote/sealed-supply.ts";
import type { Services } from "../services.ts";
import { toCleanText } from "../text/plain-text.ts";
import { runErrand } from "./run-errand.ts";

export type TakenAnswer =
  | {
      status: "taken";
      said: ChatMessage | null;
      replies: ChatMessage[];
      pdfOf: string | null;
      /** The conversation after this answer; null = it has to be read. */
      standing: Standing | null;
    }
  /** An answer with this id was stored before; nothing changed. */
  | { status: "repeated" };

/** What an answer is read from. The interview is JSON, as in the database. */
export type Standing = Pick<Conversation, "step" | "turn"> & {
  interview: string;
  /** Whether contacts may be stored, with which a request for a call may have to be withdrawn. */
  hasConsented: boolean;
};

type Given = {
  conversationId: string;
  answer: ChatAnswer;
  visitorAddress: string;
  /** The conversation as this socket left it; null = it has to be read. */
  standing?: Standing | null;
};

/**
 * Stores one answer with the replies and the draft and, if it completed a quote, that quote with its
 * lead and mails: all or nothing. Throws `AppError` for a refusal and then stores nothing. Only one
 * of several sockets answers a question.
 *
 * Most answers concern the conversation alone. They are read without a lock and stored over the turn
 * that they were read from. Any other answer, and one that was overtaken, is taken under a lock.
 */
export async function takeAnswer(services: Services, given: Given): Promise<TakenAnswer> {
  const read = await readUnlocked(services, given);
  const taken = read === null ? null : await storeAtOnce(services, given, read);
  return taken ?? (await takeLocked(services, given, read));
}

type Read = { result: Advance; turn: number; hasConsented: boolean };

/** Null if the answer needs the lock: it is refused, or it brings a bill. */
async function readUnlocked(
  services: Services,
  { conversationId, answer, standing = null }: Given,
): Promise<Read | null> {
  if (parseBillReference(answer.value) !== null) {
    return null;
  }
  const found = standing ?? (await findStanding(services.db, conversationId));
  if (found === null) {
    return null;
  }
  const { step, turn, hasConsented } = found;
  const interview: Interview = JSON.parse(found.interview);
  const result = read(services, { step, interview }, answer);
  return result.status === "refused" ? null : { result, turn, hasConsented };
}

async function findStanding(db: Database, id: string): Promise<Standing | null> {
  const row = await findConversation(db, id);
  return (
    row && {
      step: row.step,
      turn: row.turn,
      interview: JSON.stringify(row.interview),
      hasConsented: row.consentedAt !== null,
    }
  );
}

function read(
  services: Services,
  { step, interview }: Pick<Conversation, "step" | "interview">,
  answer: ChatAnswer,
  sent: Pick<Answer, "value" | "bill"> | null = null,
) {
  const [text = ""] = answer.messages;
  const given = { step: answer.step, text, ...(sent ?? { value: answer.value }) };
  return advance(FLOW, interview, step, given, toFlowContext(services));
}

/** Null if the answer changes more than its conversation, or was overtaken. */
async function storeAtOnce(
  { clock, turns }: Services,
  { conversationId, answer }: Given,
  { result, turn, hasConsented }: Read,
): Promise<TakenAnswer | null> {
  const { interview, quote, request, sends, restarted, errand } = result;
  const isPlain =
    quote === null && request === null && !sends && !restarted && errand === undefined;
  if (!isPlain || hasConsented || interview.notes.consents !== null) {
    return null;
  }
  const said = toSaid(answer);
  const replies = withIds(result.messages);
  const next = {
    step: result.step,
    interview: JSON.stringify(interview),
    hasConsented: false,
  };
  const isStored = await turns.store({
    ...next,
    conversationId,
    turn,
    receipt: answer.id,
    messages: [said, ...replies.map(withoutDraft)],
    now: clock.now(),
  });
  if (!isStored) {
    return null;
  }
  const standing = { ...next, turn: turn + 1 };
  return { status: "taken", said, replies, pdfOf: null, standing };
}

async function takeLocked(
  services: Services,
  { conversationId, answer, visitorAddress }: Given,
  before: Read | null,
): Promise<TakenAnswer> {
  const billFiles: string[] = [];
  const taken = await services.db.transaction(async (tx): Promise<TakenAnswer> => {
    const locked = await lockForAnswer(tx, conversationId, answer.id);
    if (locked === null) {
      throw new AppError("conversation-unknown");
    }
    if (locked.isTaken) {
      return { status: "repeated" };
    }
    const { conversation } = locked;
    const sent = await readSent(tx, services, { answer, conversation, billFiles });
    const result =
      before?.turn === conversation.turn
        ? before.result
        : read(services, conversation, answer, sent);
    if (result.status === "refused") {
      const { code, message, field } = result;
      throw new AppError(code, field === undefined ? { message } : { message, field });
    }
    return await store(tx, services, { conversation, answer, result, visitorAddress });
  });
  await removeBillFiles(services, billFiles);
  return taken;
}

/** Replaces the value of an answer that names a bill with that bill; null if it names none. */
async function readSent(
  tx: Database,
  services: Services,
  {
    answer,
    conversation,
    billFiles,
  }: { answer: ChatAnswer; conversation: Conversation; billFiles: string[] },
): Promise<Pick<Answer, "value" | "bill"> | null> {
  const named = parseBillReference(answer.value);
  const { type } = conversation.interview.draft;
  if (named === null || (type !== "luce" && type !== "gas")) {
    return null;
  }
  const read = await takeBillAnswer(tx, services, { ...named, tipology: type });
  if (read === null) {
    throw new AppError("invalid-answer", {
      message: "Sto ancora leggendo la foto: aspetta qualche secondo e mandala di nuovo.",
      field: "bill",
    });
  }
  if (read.supply !== null) {
    const sealedSupply = sealSupply(services.config, conversation.id, read.supply);
    await updateConversation(tx, conversation.id, { sealedSupply });
  }
  billFiles.push(...read.files);
  return { value: "bolletta", bill: read.answer };
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
  const { step, restarted, errand } = result;
  const now = services.clock.now();
  const { interview, messages } =
    errand === undefined
      ? {
          interview: result.interview,
          messages: await storeOutcome(tx, services, { conversation, result, visitorAddress, now }),
        }
      : await runErrand(tx, services, { ...result, errand, conversationId: id, visitorAddress });
  const said = toSaid(answer);
  const replies = withIds(messages);
  if (restarted) {
    await deleteMessages(tx, id);
  }
  await storeTurns(tx, [
    {
      conversationId: id,
      turn: conversation.turn,
      receipt: answer.id,
      messages: [...(restarted ? [] : [said]), ...replies.map(withoutDraft)],
      step,
      interview: JSON.stringify(interview),
      hasConsented: interview.notes.consents !== null,
      now,
    },
  ]);
  return {
    status: "taken",
    said: restarted ? null : said,
    replies,
    pdfOf: result.quote === null ? null : interview.draft.preventivo,
    standing: null,
  };
}

function toSaid({ id, step, messages }: ChatAnswer): StoredMessage {
  return { id, owner: "user", step, messages: messages.map(toCleanText), addons: [] };
}

function withIds(messages: readonly ChatMessage[]) {
  return messages.map((message) => ({ ...message, id: randomUUID() }));
}

async function storeOutcome(
  tx: Database,
  services: Services,
  {
    conversation,
    result,
    visitorAddress,
    now,
  }: { conversation: Conversation; result: Advance; visitorAddress: string; now: Date },
): Promise<ChatMessage[]> {
  const { id } = conversation;
  const { interview, quote, request, sends, messages } = result;
  const { email, type } = interview.draft;
  const isRequest = isProductTipology(type);
  if (!wantsRecall(interview)) {
    await withdrawRecalls(tx, id);
  }
  const finished = { interview, conversationId: id, visitorAddress, storesLead: true };
  if (quote !== null) {
    // Without its bill, a quote may be for another home.
    const supply =
      interview.notes.bill === undefined
        ? NO_BILLED_SUPPLY
        : openSupply(services.config, conversation);
    const { delivery } = await saveQuote(tx, services, { ...finished, quote, supply });
    const origin = { kind: "conversation" as const, id };
    const notice = await findCommissionNotice(tx, origin, quote.tipology);
    return sayDelivery(withNotice(messages, notice), delivery, { email, isRequest });
  }
  if (sends) {
    const delivery = await sendQuote(tx, services, finished);
    return sayDelivery(messages, delivery, { email, isRequest });
  }
  if (request !== null) {
    const delivery = await saveRequest(tx, services, { ...finished, request });
    return sayDelivery(messages, delivery, { email, isRequest: true });
  }
  if (isLead(interview)) {
    const options = { interview, conversationId: id, rateId: null, now };
    await saveLead(tx, services.config, { ...options, isComplete: false });
  }
  return messages;
}

/** The notice as the last sentence before the offers. */
function withNotice(messages: ChatMessage[], notice: string | null): ChatMessage[] {
  return notice === null
    ? messages
    : messages.map((message) =>
        message.addons.some(({ kind }) => kind === "pdf")
          ? { ...message, messages: [...message.messages, notice] }
          : message,
      );
}

export function withoutDraft({
  dto: _,
  known: _known,
  ...message
}: StoredMessage & ChatMessage): StoredMessage {
  return message;
}
