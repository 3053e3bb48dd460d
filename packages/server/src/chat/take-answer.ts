import { parseBillReference } from "@volpe/contract";
import { toRate } from "../leads/save-quote.ts";
import { toRateRecord } from "../quote/rate-repository.ts";
import type { Services } from "../services.ts";
import {
  findStanding,
  type GivenAnswer,
  type ReadAnswer,
  readAnswer,
  type TakenAnswer,
  toSaid,
  withIds,
  withoutDraft,
} from "./read-answer.ts";
import { storeQuote, takeLocked } from "./take-locked.ts";

/**
 * Stores one answer with the replies and the draft and, if it completed a quote, that quote with its
 * lead and mails: all or nothing. Throws `AppError` for a refusal and then stores nothing. Only one
 * of several sockets answers a question.
 *
 * Most answers concern the conversation alone, or add a quote to it. They are read without a lock
 * and stored if the conversation still has the turn that they were read from. Any other answer, and
 * one that was overtaken by another, is taken under a lock.
 */
export async function takeAnswer(services: Services, given: GivenAnswer): Promise<TakenAnswer> {
  const read = await readUnlocked(services, given);
  const taken = read === null ? null : await storeAtOnce(services, given, read);
  return taken ?? (await takeLocked(services, given, read));
}

/** Null if the answer needs the lock: it is refused, or it brings a bill. */
async function readUnlocked(
  services: Services,
  { conversationId, answer, standing = null }: GivenAnswer,
): Promise<ReadAnswer | null> {
  if (parseBillReference(answer.value) !== null) {
    return null;
  }
  const found = standing ?? (await findStanding(services.db, conversationId));
  if (found === null) {
    return null;
  }
  const { turn, hasConsented, isReferred } = found;
  const result = readAnswer(services, found, answer);
  return result.status === "refused" ? null : { result, turn, hasConsented, isReferred };
}

/** Null if the answer changes more than its conversation, or was overtaken. */
async function storeAtOnce(
  services: Services,
  given: GivenAnswer,
  read: ReadAnswer,
): Promise<TakenAnswer | null> {
  const { result, turn, hasConsented, isReferred } = read;
  const { status, interview, quote, request, sends, restarted, errand } = result;
  const isAlone =
    request === null && !sends && !restarted && status !== "went-back" && errand === undefined;
  if (!isAlone || hasConsented || interview.notes.consents !== null) {
    return null;
  }
  if (quote !== null && interview.notes.bill !== undefined) {
    // The supply of a bill is stored in the conversation's row.
    return null;
  }
  if (quote !== null && (isReferred !== false || interview.draft.tracking !== "")) {
    return await storeQuote(services, given, read);
  }
  const { conversationId, answer, findAccount } = given;
  const now = services.clock.now();
  const said = toSaid(answer);
  const replies = withIds(result.messages);
  const next = { step: result.step, hasConsented: false };
  const accountId = quote === null ? null : ((await findAccount?.()) ?? null);
  const isStored = await services.turns.store({
    ...next,
    conversationId,
    turn,
    interview: JSON.stringify(interview),
    receipt: answer.id,
    above: null,
    messages: [said, ...replies.map(withoutDraft)],
    ...(quote === null
      ? {}
      : { quote: toRateRecord(toRate(services.config, { interview, quote, accountId, now })) }),
    now,
  });
  if (!isStored) {
    return null;
  }
  const standing = { ...next, turn: turn + 1, interview, isReferred };
  const pdfOf = quote === null ? null : interview.draft.preventivo;
  return { status: "taken", said, replies, pdfOf, standing };
}
