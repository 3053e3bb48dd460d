import { randomUUID } from "node:crypto";
import type { ChatConversation, ChatMessage, ChatResume, ChatRewind } from "@volpe/contract";
import { AppError } from "../errors.ts";
import { createKey, hashKey, isKeyOf } from "../rates/rate-key.ts";
import type { Services } from "../services.ts";
import { askStep } from "./advance.ts";
import { begin } from "./begin.ts";
import {
  deleteAbove,
  findConversation,
  findStep,
  insertAlias,
  insertConversation,
  insertMessages,
  insertReceipt,
  listMessages,
  lockConversation,
  putStep,
  updateConversation,
} from "./conversation-repository.ts";
import { FLOW } from "./flow.ts";
import { toFlowContext } from "./flow-context.ts";
import { type Interview, toEmptyInterview } from "./interview.ts";
import { type Opening, readOpening } from "./opening.ts";
import { withoutDraft } from "./take-answer.ts";

type OpeningNotes = ReturnType<typeof readOpening>;

export type Started = { conversation: ChatConversation; messages: ChatMessage[] };

/** Begins a conversation on a socket and greets. */
export async function startConversation(
  services: Services,
  {
    socketId,
    tracking,
    opening,
  }: {
    socketId: string;
    tracking: string;
    opening: Opening;
  },
): Promise<Started> {
  const key = createKey();
  const id = randomUUID();
  const now = services.clock.now();
  const context = toFlowContext(services);
  const { interview, step, message } = begin(
    FLOW,
    toEmptyInterview({ tracking, ...readOpening(opening, context) }),
    context,
  );
  const greeting = { ...message, id: randomUUID() };
  await services.db.transaction(async (tx) => {
    const row = { id, keyHash: hashKey(key), socketId, step, interview, tracking };
    await insertConversation(tx, { ...row, startedAt: now, updatedAt: now });
    await insertMessages(tx, id, [withoutDraft(greeting)]);
    await putStep(tx, id, { step, interview });
  });
  return { conversation: { conversation: id, key }, messages: [greeting] };
}

/**
 * Leads a conversation back to a step that was asked: what was said above it is forgotten, the
 * draft is as it was then, and the question is asked again. The same id again changes nothing.
 */
export async function rewindConversation(
  services: Services,
  { conversationId, rewind }: { conversationId: string; rewind: ChatRewind },
): Promise<ChatMessage | null> {
  return await services.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    if (conversation === null) {
      throw new AppError("conversation-unknown");
    }
    if (!(await insertReceipt(tx, conversationId, rewind.id))) {
      return null;
    }
    const interview = await findStep(tx, conversationId, rewind.step);
    if (interview === null) {
      throw new AppError("question-not-asked", {
        message: "Quella domanda non l’ho ancora fatta: rispondi all’ultima che vedi.",
      });
    }
    const message = ask(services, interview, rewind.step);
    await deleteAbove(tx, conversationId, rewind.step);
    await insertMessages(tx, conversationId, [withoutDraft(message)]);
    const updatedAt = services.clock.now();
    await updateConversation(tx, conversationId, { step: rewind.step, interview, updatedAt });
    return message;
  });
}

export type Replay = { messages: ChatMessage[]; rate: string };

/**
 * Moves a conversation to a socket; null where it is unknown, the key is not its key, or nothing
 * was answered yet and the visitor now comes from another item. `onProved` is called while the row
 * is locked: who listens from then on misses nothing of what follows.
 */
export async function resumeConversation(
  services: Services,
  {
    conversation: id,
    key,
    after,
    socketId,
    opening,
    onProved,
  }: ChatResume & { socketId: string; opening: Opening; onProved: () => void },
): Promise<Replay | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) {
    return null;
  }
  return await services.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id);
    if (conversation === null || !isKeyOf(key, conversation.keyHash)) {
      return null;
    }
    const all = await listMessages(tx, id);
    const isAnswered = all.some(({ owner }) => owner === "user");
    if (
      !isAnswered &&
      opensElsewhere(readOpening(opening, toFlowContext(services)), conversation.interview)
    ) {
      return null;
    }
    onProved();
    const now = services.clock.now();
    await insertAlias(tx, { socketId, conversationId: id, now });
    await updateConversation(tx, id, { socketId, updatedAt: now });
    return toReplay(all, after, conversation.interview);
  });
}

function opensElsewhere(
  { openingOffer, openingType }: OpeningNotes,
  { notes }: Interview,
): boolean {
  return (
    openingType !== null &&
    (openingType !== notes.openingType ||
      (openingOffer !== "" && openingOffer !== notes.openingOffer))
  );
}

/** What a socket has missed since the message `after`; all of it where that is not known. */
export async function replayConversation(
  services: Pick<Services, "db">,
  { conversationId, after }: { conversationId: string; after: string | null },
): Promise<Replay> {
  const conversation = await findConversation(services.db, conversationId);
  const all = await listMessages(services.db, conversationId);
  return conversation === null
    ? { messages: [], rate: "" }
    : toReplay(all, after, conversation.interview);
}

// The draft travels on the last message of the assistant alone: the ones before it had older ones.
function toReplay(
  all: readonly (ChatMessage & { id: string })[],
  after: string | null,
  { draft }: Interview,
): Replay {
  const from = all.findIndex(({ id }) => id === after) + 1;
  const messages = all.slice(from);
  const last = messages.findLastIndex(({ owner }) => owner !== "user");
  return {
    rate: draft.preventivo,
    messages: messages.map((message, index) =>
      index === last ? { ...message, dto: draft } : message,
    ),
  };
}

function ask(services: Services, interview: Interview, step: number): ChatMessage & { id: string } {
  const said = step === 0 ? "" : "D’accordo, torniamo lì.";
  const message = askStep(FLOW, interview, step, toFlowContext(services), said);
  if (message === null) {
    throw new AppError("question-not-asked");
  }
  return { ...message, id: randomUUID() };
}
