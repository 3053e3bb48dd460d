import { END_STEP } from "@volpe/contract";
import type { FoxMood } from "../brand/fox.tsx";
import type { ChatView, ChatViewMessage, ViewAddon, ViewOf } from "./use-chat-state.ts";

export type AnswerAddon = ViewOf<"choices"> | ViewOf<"field"> | ViewOf<"consents"> | ViewOf<"file">;

export type Question = {
  step: number;
  /** Changes when another question is asked, or when the same one is asked again. */
  key: string;
  message: ChatViewMessage;
  addons: AnswerAddon[];
};

/** The open question: the assistant's newest message with addons that can be answered. */
export function findQuestion(messages: readonly ChatViewMessage[]): Question | null {
  const asked = messages.find(({ owner, addons }) => owner !== "user" && addons.length > 0);
  const addons = asked?.addons.filter(isAnswerable) ?? [];
  if (asked === undefined || addons.length === 0) {
    return null;
  }
  // The first question keeps its key when the conversation repeats the server's greeting.
  const name = asked === messages.at(-1) ? "first" : (asked.id ?? asked.messages.join());
  const key = `${asked.step}:${name}`;
  return { step: asked.step, key, message: asked, addons };
}

/** Whether the interview is over: the choices that are left start a new one. */
export function isEnd(question: Question | null): boolean {
  return question?.step === END_STEP;
}

/** Whether an answer to this step was sent and has no reply and no refusal yet. */
export function isAwaiting(view: ChatView, step: number): boolean {
  return view.preload || view.pending.some((answer) => answer.step === step);
}

/**
 * Whether the assistant says that it is without a connection.
 *
 * @example
 * isOffline({ connection: "stopped" }) // true
 */
export function isOffline({ connection }: Pick<ChatView, "connection">): boolean {
  return connection === "reconnecting" || connection === "stopped";
}

export function toMood(view: ChatView): FoxMood {
  if (isOffline(view)) {
    return "asleep";
  }
  if (view.refusal !== null) {
    return "sorry";
  }
  if (view.preload || view.pending.length > 0 || view.messages.length === 0) {
    return "thinking";
  }
  const found = view.messages[0]?.addons.some(({ kind }) => kind === "offers" || kind === "pdf");
  if (found === true) {
    return "glad";
  }
  return findQuestion(view.messages) === null ? "idle" : "listening";
}

function isAnswerable(addon: ViewAddon): addon is AnswerAddon {
  return addon.kind !== "offers" && addon.kind !== "pdf";
}
