import type { AnswerValue } from "@volpe/contract";
import type { Chat } from "@volpe/core";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { AnswerArea } from "./answer-area.tsx";
import { keepTabInside, useAnswerFocus } from "./assistant-focus.ts";
import { AssistantHead } from "./assistant-head.tsx";
import type { AssistantProps } from "./assistant-props.ts";
import { Conversation } from "./conversation.tsx";
import { DraftPanel } from "./draft-panel.tsx";
import { findQuestion, isAwaiting, isEnd, isOffline, type Question, toMood } from "./question.ts";
import { ASSISTANT_TEXTS } from "./texts-it.ts";
import { type ChatView, useChatState } from "./use-chat-state.ts";

const toSame = (path: string) => path;

/**
 * The conversation. It opens the chat when it mounts and closes it when it unmounts.
 *
 * @example
 * <Assistant chat={client.chat} variant="page" links={{ privacy: "/privacy" }} />
 */
export function Assistant(props: AssistantProps) {
  const { chat, variant, links, resolveUrl = toSame } = props;
  const { opening, hidden = false, onClose, onEvent } = props;
  const view = useGreeted(useChatState(chat.state), props.greeting);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const area = useRef<HTMLFieldSetElement>(null);
  const [draftOpen, setDraftOpen] = useState(false);
  const [editing, setEditing] = useState({ step: -1, text: "" });
  const newest = findQuestion(view.messages);
  const question = useAsked(newest);
  const noteFocus = useAnswerFocus(area, question?.key ?? "");
  const floating = variant === "panel";
  const isWhole = useTurns(floating);

  useChatLife(chat, opening);
  useQuoteEvent(view.pdf, view.draft.offers.length, onEvent);

  useEffect(() => {
    if (floating && !hidden) {
      panel.current?.focus({ preventScroll: true });
    }
  }, [floating, hidden]);

  const answer = (step: number, said: { text: string; value?: AnswerValue }) => {
    noteFocus();
    setDraftOpen(false);
    chat.answer({ step, ...said });
    onEvent?.("answered", { step });
  };

  const edit = (said: { step: number; text: string }) => {
    noteFocus();
    setEditing(said);
    setDraftOpen(false);
    chat.rewind(said.step);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && draftOpen) {
      setDraftOpen(false);
    } else if (event.key === "Escape" && floating) {
      event.stopPropagation();
      onClose?.();
    } else if (event.key === "Tab" && floating && panel.current !== null) {
      if (keepTabInside(panel.current, event.shiftKey)) {
        event.preventDefault();
      }
    }
  };

  return (
    <section
      ref={panel}
      className={`v-scope v-assistant v-assistant-${variant}`}
      part="panel"
      aria-labelledby={`${id}-title`}
      hidden={hidden}
      data-draft={draftOpen ? "open" : undefined}
      {...(floating ? { role: "dialog", "aria-modal": true, tabIndex: -1 } : {})}
      onKeyDown={handleKeyDown}
    >
      <div className="v-assistant-frame" data-end={isEnd(question) || undefined}>
        <AssistantHead
          titleId={`${id}-title`}
          draftId={`${id}-draft`}
          mood={toMood(view)}
          draftOpen={draftOpen}
          onDraft={() => setDraftOpen(!draftOpen)}
          onRestart={() => {
            setEditing({ step: -1, text: "" });
            chat.restart();
          }}
          onClose={floating ? onClose : undefined}
        />
        {isWhole ? (
          <>
            <Conversation
              view={view}
              answered={question?.key ?? ""}
              links={{ resolveUrl, estimate: links.estimate, target: links.target }}
              onEdit={edit}
            />
            <fieldset
              className="v-dock"
              ref={area}
              tabIndex={-1}
              aria-label={ASSISTANT_TEXTS.answerArea}
            >
              {question === null ? null : (
                <AnswerArea
                  key={question.key}
                  question={question}
                  refusal={view.refusal}
                  before={editing.step === question.step ? editing.text : ""}
                  busy={question !== newest || isAwaiting(view, question.step)}
                  resolveUrl={resolveUrl}
                  uploadFile={props.uploadFile}
                  onAnswer={(said) => answer(question.step, said)}
                />
              )}
            </fieldset>
            <Foot {...props} view={view} />
            <DraftPanel
              id={`${id}-draft`}
              view={view}
              onEdit={edit}
              onSay={(text) => answer(question?.step ?? 0, { text })}
            />
          </>
        ) : null}
      </div>
    </section>
  );
}

/** The state of the connection, and the permanent notices. */
function Foot({ chat, links, controllerNotice, foot, view }: AssistantProps & { view: ChatView }) {
  return (
    <div className="v-assistant-foot">
      <div role="status">
        {isOffline(view) ? (
          <p className="v-offline">
            <span>{ASSISTANT_TEXTS.offline}</span>
            <button type="button" className="v-text-button" onClick={() => chat.retry()}>
              {ASSISTANT_TEXTS.retry}
            </button>
          </p>
        ) : null}
      </div>
      <p className="v-assistant-small">
        <a href={links.privacy} target={links.target} rel="noopener">
          {ASSISTANT_TEXTS.privacy}
        </a>
        {controllerNotice ? <span>{ASSISTANT_TEXTS.controller}</span> : null}
      </p>
      {foot}
    </div>
  );
}

/**
 * Whether the part below the head is rendered. A panel renders it in a separate task, because it
 * is a long task on a phone to lay out the whole panel at once.
 */
function useTurns(floating: boolean): boolean {
  const [isWhole, setWhole] = useState(!floating);
  useEffect(() => void setTimeout(setWhole, 0, true), []);
  return isWhole;
}

/** Adds the greeting as the first message until the conversation has messages. */
function useGreeted(view: ChatView, greeting: AssistantProps["greeting"]): ChatView {
  const begun = useRef(false);
  begun.current ||= view.messages.length > 0 || view.preload;
  return greeting && !begun.current ? { ...view, messages: [greeting] } : view;
}

function useChatLife(chat: AssistantProps["chat"], opening: Parameters<Chat["open"]>[0]) {
  // Read once, because the opening does not change while the conversation is shown.
  const first = useRef(opening);
  useEffect(() => {
    void chat.open(first.current);
    return () => void chat.close();
  }, [chat]);
}

/** Emits `quoted` for each new quote, but not for one that exists when the assistant mounts. */
function useQuoteEvent(pdf: string, offers: number, onEvent: AssistantProps["onEvent"]) {
  const seen = useRef(pdf);
  useEffect(() => {
    if (pdf !== "" && pdf !== seen.current) {
      onEvent?.("quoted", { offers });
    }
    seen.current = pdf;
  }, [pdf, offers, onEvent]);
}

/**
 * The question whose answers are shown. A new question appears one frame after its message, so that
 * the two are rendered in two tasks; the previous answers stay until then.
 */
function useAsked(question: Question | null): Question | null {
  const [shown, setShown] = useState(question);
  const isShown = shown?.key === question?.key;
  useEffect(() => {
    if (isShown) {
      return;
    }
    // An effect alone may run before the frame is drawn: a slow phone draws late, and any other
    // rendering runs pending effects at once.
    const frame = requestAnimationFrame(() => void setTimeout(setShown, 0, question));
    return () => cancelAnimationFrame(frame);
  }, [isShown, question]);
  return isShown ? question : shown;
}
