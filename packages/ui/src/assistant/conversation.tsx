import { useLayoutEffect, useRef } from "react";
import { Flame, House, Meter } from "../brand/pictures.tsx";
import { CLOCK, PENCIL } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";
import { MessageAddons, type MessageLinks } from "./message-addons.tsx";
import { findQuestion } from "./question.ts";
import type { AssistantTexts } from "./texts-it.ts";
import type { ChatView, ChatViewMessage } from "./use-chat-state.ts";

type ConversationProps = {
  view: ChatView;
  texts: AssistantTexts;
  links: MessageLinks;
  onEdit: (answer: { step: number; text: string }) => void;
};

/**
 * Oldest on top, as one reads; the scroller is turned over (`column-reverse`), so the newest stays
 * at the bottom without a line of script.
 */
export function Conversation({ view, texts, links, onEdit }: ConversationProps) {
  const scroller = useRef<HTMLElement>(null);
  const newest = view.messages[0]?.id ?? view.messages.length;
  const drawn = useRef(newest);

  // What was just said may be taller than the window: then it is read from its top. A window that
  // was moved so for an earlier message would stay there, so it is brought to the end first.
  useLayoutEffect(() => {
    const window = scroller.current;
    if (drawn.current !== newest && window !== null) {
      window.scrollTop = 0;
      const said = window.querySelector("[data-fresh]");
      if (said !== null) {
        const above = said.getBoundingClientRect().top - window.getBoundingClientRect().top - 16;
        window.scrollTop += Math.min(0, above);
      }
    }
    drawn.current = newest;
  }, [newest]);

  const lastUser = view.messages.findIndex(({ owner }) => owner === "user");
  const fresh = (lastUser === -1 ? view.messages.length : lastUser) - 1;
  const count = view.messages.length;
  const asked = findQuestion(view.messages);
  return (
    <section
      className="v-log-scroller"
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={texts.conversation}
    >
      <div className="v-log" role="log">
        {lastUser === -1 ? <Welcome /> : null}
        {view.messages.toReversed().map((message, index) => (
          <Said
            key={message.id ?? `${message.step}-${index}`}
            message={message}
            fresh={count - 1 - index === fresh}
            asking={asked?.message === message}
            texts={texts}
            links={links}
            onEdit={onEdit}
          />
        ))}
        {view.pending.map(({ id, text }) => (
          <div key={id} className="v-said v-said-user v-said-pending">
            <p className="v-bubble">
              <span className="v-hidden">{texts.you}: </span>
              {text}
            </p>
            <p className="v-said-note">
              <Icon outline={CLOCK} size={14} />
              {texts.waiting}
            </p>
          </div>
        ))}
        {view.preload || count === 0 ? <Dots texts={texts} /> : null}
      </div>
    </section>
  );
}

type SaidProps = Omit<ConversationProps, "view"> & {
  message: ChatViewMessage;
  fresh: boolean;
  asking: boolean;
};

function Said({ message, fresh, asking, texts, links, onEdit }: SaidProps) {
  if (message.owner === "user") {
    const text = message.messages.join(" ");
    return (
      <div className="v-said v-said-user">
        <p className="v-bubble">
          <span className="v-hidden">{texts.you}: </span>
          {text}
        </p>
        <button
          type="button"
          className="v-edit"
          aria-label={texts.editAnswer(text)}
          onClick={() => onEdit({ step: message.step, text })}
        >
          <Icon outline={PENCIL} size={14} />
          {texts.edit}
        </button>
      </div>
    );
  }
  return (
    <div
      className="v-said v-said-volpe"
      data-fresh={fresh || undefined}
      data-asking={asking || undefined}
    >
      {message.messages.map((text, index) => (
        <p className="v-bubble" key={text}>
          {index === 0 ? <span className="v-hidden">{texts.volpe}: </span> : null}
          {text}
        </p>
      ))}
      <MessageAddons addons={message.addons} texts={texts} links={links} />
    </div>
  );
}

/** What it is about, before the first answer; where there is room for it. */
function Welcome() {
  return (
    <div className="v-welcome">
      <Meter size={84} />
      <House size={112} />
      <Flame size={84} />
    </div>
  );
}

function Dots({ texts }: { texts: AssistantTexts }) {
  return (
    <div className="v-said v-said-volpe">
      <p className="v-bubble v-dots">
        <span className="v-hidden">{texts.writing}</span>
        <svg aria-hidden="true" focusable="false" width="36" height="10" viewBox="0 0 36 10">
          <circle cx="5" cy="5" r="4" />
          <circle cx="18" cy="5" r="4" />
          <circle cx="31" cy="5" r="4" />
        </svg>
      </p>
    </div>
  );
}
