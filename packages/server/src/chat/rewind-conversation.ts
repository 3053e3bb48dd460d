import { randomUUID } from "node:crypto";
import type { ChatMessage, ChatRewind } from "@volpe/contract";
import {
  type Conversation,
  lockForAnswer,
  storeTurns,
  type Turn,
} from "../conversations/conversation-repository.ts";
import { AppError } from "../errors.ts";
import { reopen } from "../interview/ask-question.ts";
import { toFlowContext } from "../interview/flow-context.ts";
import { FLOW } from "../interview/questions/flow.ts";
import type { Services } from "../services.ts";
import { findStanding, type Standing, withoutDraft } from "./read-answer.ts";

type Given = {
  conversationId: string;
  rewind: ChatRewind;
  /** The conversation as this socket left it; null = it has to be read. */
  standing?: Standing | null;
};

type Rewound = { message: ChatMessage; standing: Standing };

/**
 * Opens a question again: later messages are deleted, and answers that do not depend on it are
 * kept. Null if this id was stored before. A rewind is stored like an answer: without a lock while
 * the conversation has the turn that was read, else under the lock.
 */
export async function rewindConversation(
  services: Services,
  { conversationId, rewind, standing = null }: Given,
): Promise<Rewound | null> {
  const found = standing ?? (await findStanding(services.db, conversationId));
  if (found !== null) {
    const rewound = readRewind(services, { ...found, id: conversationId }, rewind);
    if (rewound !== null && (await services.turns.store(rewound.turn))) {
      return rewound;
    }
  }
  return await services.db.transaction(async (tx) => {
    const locked = await lockForAnswer(tx, conversationId, rewind.id);
    if (locked === null) {
      throw new AppError("conversation-unknown");
    }
    if (locked.isTaken) {
      return null;
    }
    const { conversation } = locked;
    const hasConsented = conversation.consentedAt !== null;
    const rewound = readRewind(
      services,
      { ...conversation, hasConsented, isReferred: null },
      rewind,
    );
    if (rewound === null) {
      throw new AppError("question-not-asked", {
        message: "Quella domanda non l’ho ancora fatta: rispondi all’ultima che vedi.",
      });
    }
    await storeTurns(tx, [rewound.turn]);
    return rewound;
  });
}

/** Null if the question was not asked. */
function readRewind(
  services: Services,
  {
    id,
    turn,
    interview,
    hasConsented,
    isReferred,
  }: Pick<Conversation, "id" | "turn" | "interview"> &
    Pick<Standing, "hasConsented" | "isReferred">,
  rewind: ChatRewind,
): (Rewound & { turn: Turn }) | null {
  const { step } = rewind;
  const again = reopen(FLOW, interview, step, toFlowContext(services));
  if (again === null) {
    return null;
  }
  const message = { ...again.message, id: randomUUID() };
  return {
    message,
    standing: { step, turn: turn + 1, interview: again.interview, hasConsented, isReferred },
    turn: {
      step,
      interview: JSON.stringify(again.interview),
      hasConsented: false,
      conversationId: id,
      turn,
      receipt: rewind.id,
      above: step,
      messages: [withoutDraft(message)],
      now: services.clock.now(),
    },
  };
}
