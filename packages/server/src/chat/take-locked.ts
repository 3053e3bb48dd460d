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
  lockForAnswer,
  storeTurns,
  updateConversation,
} from "../conversations/conversation-repository.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { Advance } from "../interview/advance.ts";
import { sayDelivery } from "../interview/delivery-words.ts";
import type { Answer } from "../interview/question.ts";
import { endUnwantedRecalls, isLead, saveLead } from "../leads/save-lead.ts";
import { saveQuote, sendQuote } from "../leads/save-quote.ts";
import { saveRequest } from "../leads/save-request.ts";
import { NO_BILLED_SUPPLY, openSupply, sealSupply } from "../quote/sealed-supply.ts";
import type { Services } from "../services.ts";
import {
  type GivenAnswer,
  type ReadAnswer,
  readAnswer,
  type TakenAnswer,
  toSaid,
  withIds,
  withoutDraft,
} from "./read-answer.ts";
import { runErrand } from "./run-errand.ts";

type Visit = Pick<GivenAnswer, "visitorAddress"> & { accountId: string | null };

/** Another answer was stored meanwhile. */
class Overtaken extends Error {}

/**
 * Stores a quote that brings no contacts in one transaction, without a lock, because all other rows
 * that it writes are new. Null if the answer was overtaken.
 */
export async function storeQuote(
  services: Services,
  { conversationId: id, answer, visitorAddress, findAccount }: GivenAnswer,
  { result, turn }: ReadAnswer,
): Promise<TakenAnswer | null> {
  const visit: Visit = { visitorAddress, accountId: (await findAccount?.()) ?? null };
  const conversation = { id, turn, consentedAt: null, sealedSupply: "" };
  try {
    return await services.db.transaction((tx) =>
      store(tx, services, { conversation, answer, result, ...visit }),
    );
  } catch (error) {
    if (error instanceof Overtaken) {
      return null;
    }
    throw error;
  }
}

/** Takes an answer in one transaction, under the lock of its conversation. */
export async function takeLocked(
  services: Services,
  { conversationId, answer, visitorAddress, findAccount }: GivenAnswer,
  before: ReadAnswer | null,
): Promise<TakenAnswer> {
  const billFiles: string[] = [];
  // The account is read before the transaction, because PGlite has only one connection.
  const visit: Visit = { visitorAddress, accountId: (await findAccount?.()) ?? null };
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
        : readAnswer(services, conversation, answer, sent);
    if (result.status === "refused") {
      const { code, message, field } = result;
      throw new AppError(code, field === undefined ? { message } : { message, field });
    }
    return await store(tx, services, { conversation, answer, result, ...visit });
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

type Written = Pick<Conversation, "id" | "turn" | "consentedAt" | "sealedSupply">;

/** Throws `Overtaken` if the conversation has another turn. */
async function store(
  tx: Database,
  services: Services,
  {
    conversation,
    answer,
    result,
    ...visit
  }: { conversation: Written; answer: ChatAnswer; result: Advance } & Visit,
): Promise<TakenAnswer> {
  const { id, turn } = conversation;
  const { status, step, restarted, errand } = result;
  const now = services.clock.now();
  const above = restarted ? -1 : status === "went-back" ? step : null;
  const { interview, messages } =
    errand === undefined
      ? {
          interview: result.interview,
          messages:
            status === "went-back"
              ? result.messages
              : await storeOutcome(tx, services, { conversation, result, ...visit, now }),
        }
      : await runErrand(tx, services, { ...result, errand, conversationId: id, ...visit });
  const said = toSaid(answer);
  // The first question of a new interview has the step of the one before.
  const begun = restarted ? messages.map((message) => ({ ...message, above: -1 })) : messages;
  const replies = withIds(begun);
  const hasConsented = interview.notes.consents !== null;
  const next = { step, hasConsented };
  const stored = await storeTurns(tx, [
    {
      ...next,
      conversationId: id,
      turn,
      interview: JSON.stringify(interview),
      receipt: answer.id,
      above,
      messages: [...(above === null ? [said] : []), ...replies.map(withoutDraft)],
      now,
    },
  ]);
  if (!stored.has(id)) {
    throw new Overtaken();
  }
  return {
    status: "taken",
    said: above === null ? said : null,
    replies,
    pdfOf: result.quote === null ? null : interview.draft.preventivo,
    standing: {
      ...next,
      turn: turn + 1,
      interview,
      hasConsented: hasConsented || conversation.consentedAt !== null,
      isReferred: null,
    },
  };
}

async function storeOutcome(
  tx: Database,
  services: Services,
  {
    conversation,
    result,
    now,
    ...visit
  }: { conversation: Written; result: Advance; now: Date } & Visit,
): Promise<ChatMessage[]> {
  const { id } = conversation;
  const { interview, quote, request, sends, messages } = result;
  const { email, type } = interview.draft;
  const isRequest = isProductTipology(type);
  if (conversation.consentedAt !== null) {
    await endUnwantedRecalls(tx, services, { interview, conversationId: id, now });
  }
  const finished = { interview, conversationId: id, ...visit, storesLead: true };
  if (quote !== null) {
    // A quote without a bill may be for another home.
    const supply =
      interview.notes.bill?.keepsIdentifiers === true
        ? openSupply(services.config, conversation)
        : NO_BILLED_SUPPLY;
    if (interview.notes.bill?.keepsIdentifiers === false) {
      await updateConversation(tx, id, { sealedSupply: "" });
    }
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
    const { accountId } = visit;
    const options = { interview, conversationId: id, accountId, rateId: null, now };
    await saveLead(tx, services.config, { ...options, isComplete: false });
  }
  return messages;
}

/** The messages with the notice after the verdict and before the first offer. */
function withNotice(messages: ChatMessage[], notice: string | null): ChatMessage[] {
  return notice === null
    ? messages
    : messages.map((message) =>
        message.addons.some(({ kind }) => kind === "pdf")
          ? { ...message, messages: message.messages.toSpliced(1, 0, notice) }
          : message,
      );
}
