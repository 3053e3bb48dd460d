import { randomUUID } from "node:crypto";
import { type ChatConversation, type ChatMessage, type ChatResume, isUuid } from "@volpe/contract";
import { bindReferral } from "../affiliates/bind-referral.ts";
import { hasLinkKey } from "../conversations/conversation-link-repository.ts";
import {
  type Conversation,
  findConversation,
  insertAlias,
  insertConversation,
  insertMessages,
  listMessages,
  lockConversation,
  updateConversation,
} from "../conversations/conversation-repository.ts";
import type { Database } from "../db/database.ts";
import { begin } from "../interview/begin.ts";
import { toFlowContext } from "../interview/flow-context.ts";
import { readAccepted } from "../interview/given-answers.ts";
import { type Interview, toEmptyInterview } from "../interview/interview.ts";
import { listKnown } from "../interview/known-answers.ts";
import { type Opening, readOpening } from "../interview/opening.ts";
import type { FlowContext } from "../interview/question.ts";
import { FLOW } from "../interview/questions/flow.ts";
import { createKey, hashKey, isKeyOf } from "../keys/owner-key.ts";
import type { Services } from "../services.ts";
import type { Visit } from "../tracking/read-tracking.ts";
import { type Standing, withoutDraft } from "./read-answer.ts";

type OpeningNotes = ReturnType<typeof readOpening>;

type Started = {
  conversation: ChatConversation;
  messages: ChatMessage[];
  standing: Standing;
};

/** Starts a conversation on a socket and stores its greeting. */
export async function startConversation(
  services: Services,
  {
    socketId,
    tracking,
    visit,
    opening,
    accountId = null,
  }: {
    socketId: string;
    tracking: string;
    visit?: Visit | undefined;
    opening: Opening;
    /** The logged-in account. */
    accountId?: string | null;
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
  const isReferred = await services.db.transaction(async (tx) => {
    const row = { id, keyHash: hashKey(key), socketId, step, interview, tracking };
    await insertConversation(tx, { ...row, startedAt: now, updatedAt: now });
    await insertMessages(tx, id, [withoutDraft(greeting)]);
    return await bindReferral(
      tx,
      services.config,
      { kind: "conversation", id },
      { parents: [], tracking, visit, accountId, email: "", now },
    );
  });
  return {
    conversation: { conversation: id, key },
    messages: [greeting],
    standing: {
      step,
      turn: 0,
      interview,
      hasConsented: false,
      isReferred,
    },
  };
}

export type Replay = { messages: ChatMessage[]; rate: string };

/**
 * Moves a conversation to a socket. Null if it is unknown, if the key is wrong, or if the visitor
 * now comes from elsewhere. An answered conversation also continues from another list, whose fox
 * may be pressed to go on with it; a pressed item asks for a new one. `onProved` is called while
 * the row is locked, so that a listener added there misses no later message.
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
  if (!isUuid(id)) {
    return null;
  }
  return await services.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id);
    if (conversation === null || !(await holds(tx, conversation, key))) {
      return null;
    }
    const all = await listMessages(tx, id);
    const isAnswered = all.some(({ owner }) => owner === "user");
    const wanted = readOpening(opening, toFlowContext(services));
    const isPressed = wanted.openingOffer !== "";
    if ((!isAnswered || isPressed) && opensElsewhere(wanted, conversation.interview)) {
      return null;
    }
    onProved();
    const now = services.clock.now();
    await insertAlias(tx, { socketId, conversationId: id, now });
    await updateConversation(tx, id, { socketId, updatedAt: now });
    return toReplay(all, after, conversation.interview, toFlowContext(services));
  });
}

/**
 * Whether the key is that of the device that began the conversation or of one that opened its link.
 */
async function holds(db: Database, { id, keyHash }: Conversation, key: string): Promise<boolean> {
  return (
    isKeyOf(key, keyHash) || (await hasLinkKey(db, { conversationId: id, keyHash: hashKey(key) }))
  );
}

function opensElsewhere(
  { openingOffer, openingType, openingQuery = "" }: OpeningNotes,
  { notes }: Interview,
): boolean {
  return (
    openingType !== null &&
    (openingType !== notes.openingType ||
      (openingOffer !== "" && openingOffer !== notes.openingOffer) ||
      (openingQuery !== "" && openingQuery !== notes.openingQuery))
  );
}

/** Lists the messages since the message `after`; all of them if that one is unknown. */
export async function replayConversation(
  services: Services,
  { conversationId, after }: { conversationId: string; after: string | null },
): Promise<Replay> {
  const conversation = await findConversation(services.db, conversationId);
  const all = await listMessages(services.db, conversationId);
  return conversation === null
    ? { messages: [], rate: "" }
    : toReplay(all, after, conversation.interview, toFlowContext(services));
}

// Only the assistant's last message carries the draft, because earlier messages had older drafts.
function toReplay(
  all: readonly (ChatMessage & { id: string })[],
  after: string | null,
  interview: Interview,
  context: FlowContext,
): Replay {
  const { draft, notes } = interview;
  const from = all.findIndex(({ id }) => id === after) + 1;
  const messages = all.slice(from);
  const last = messages.findLastIndex(({ owner }) => owner !== "user");
  const { open } = readAccepted(FLOW, interview, notes.answers, context);
  const known = listKnown(FLOW, interview, open.step);
  return {
    rate: draft.preventivo,
    messages: messages.map((message, index) =>
      index === last ? { ...message, dto: draft, known } : message,
    ),
  };
}
