import { useLayoutEffect, useRef } from "react";
import { Flame, House, Meter } from "../brand/pictures.tsx";
import { CLOCK } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";
import { PENCIL } from "../icon/pencil.ts";
import { MessageAddons, type MessageLinks } from "./message-addons.tsx";
import { findQuestion, isEnd, isOffline } from "./question.ts";
import { ASSISTANT_TEXTS } from "./texts-it.ts";
import type { ChatView, ChatViewMessage } from "./use-chat-state.ts";

type ConversationProps = {
  view: ChatView;
  /** Key of the question whose answers are shown below. They leave the messages less height. */
  answered: string;
  links: MessageLinks;
  onEdit: (answer: { step: number; text: string }) => void;
};

/**
 * The messages, oldest on top. The scroller is `column-reverse`, so the newest message stays
 * visible without script.
 */
export function Conversation({ view, answered, links, onEdit }: ConversationProps) {
  const scroller = useRef<HTMLElement>(null);
  const lastUser = view.messages.findIndex(({ owner }) => owner === "user");
  const fresh = (lastUser === -1 ? view.messages.length : lastUser) - 1;
  // The fresh message changes if an answer is acknowledged only after its reply has arrived.
  const newest = `${view.messages[0]?.id ?? view.messages.length} ${fresh} ${answered}`;
  const drawn = useRef(newest);
  const hasSpoken = useRef(false);

  // Scrolls to the newest message. If it is taller than the window, its question is shown, because
  // the answers stand below; at the end of the interview all offers are shown, as far as the
  // message's first line stays visible. The window is first scrolled to the end, because it may
  // still show an earlier message. After a restart the page is scrolled too, because the button that
  // was pressed may have stood below a longer conversation.
  useLayoutEffect(() => {
    if (drawn.current === newest) {
      return;
    }
    drawn.current = newest;
    // Runs before the frame is drawn, so that rendering and layout are two tasks.
    const frame = requestAnimationFrame(() => {
      const window = scroller.current;
      const said = window?.querySelector("[data-fresh]");
      if (window !== null && said != null) {
        window.scrollTop = 0;
        const wasSpoken = hasSpoken.current;
        hasSpoken.current = lastUser !== -1;
        if (lastUser === -1) {
          if (wasSpoken) said.scrollIntoView({ block: "nearest" });
          return;
        }
        const { top, bottom } = window.getBoundingClientRect();
        const above = said.getBoundingClientRect().top - top - 16;
        const offers = window.querySelector("[data-end] .v-said-others > ul");
        const last = offers ?? window.querySelector(".v-asked") ?? said;
        const toLast = last.getBoundingClientRect().bottom - bottom + 8;
        const first = offers && said.firstElementChild;
        window.scrollTop += Math.min(
          0,
          Math.max(
            above,
            first ? Math.min(toLast, first.getBoundingClientRect().bottom - top - 16) : toLast,
          ),
        );
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [newest, lastUser]);

  const count = view.messages.length;
  const asked = findQuestion(view.messages);
  const end = isEnd(asked);
  const result = view.messages.find(({ addons }) => addons.some(({ kind }) => kind === "pdf"));
  return (
    <section
      className="v-log-scroller"
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={ASSISTANT_TEXTS.conversation}
    >
      <div className={lastUser === -1 ? "v-log v-log-new" : "v-log"} role="log">
        {lastUser === -1 ? <Welcome /> : null}
        {[...view.messages.toReversed(), ...view.pending.map(toMessage)].map((message, index) => (
          <Said
            // The key keeps the node of the server's greeting when the chat repeats the greeting.
            key={index && (message.id ?? `${message.step}-${index}`)}
            message={message}
            pending={index >= count}
            fresh={count - 1 - index === fresh}
            asking={asked?.message === message}
            end={end}
            result={result === message}
            links={links}
            onEdit={onEdit}
          />
        ))}
        {(view.preload || count === 0) && !isOffline(view) ? <Dots /> : null}
      </div>
    </section>
  );
}

/**
 * Renders an unsent answer like the message that it becomes, so that a screen reader reads it once.
 */
function toMessage({ id, step, text }: ChatView["pending"][number]): ChatViewMessage {
  return { id, owner: "user", step, messages: [text], addons: [] };
}

/** Characters. On a small phone a longer question has more lines than fit above the answers. */
const LONG = 105;

type SaidProps = Omit<ConversationProps, "view" | "answered"> & {
  message: ChatViewMessage;
  pending: boolean;
  fresh: boolean;
  asking: boolean;
  /** True if the interview is over. */
  end: boolean;
  /** True for the newest quote: earlier messages do not show it again. */
  result: boolean;
};

function Said({ message, pending, fresh, asking, end, result, links, onEdit }: SaidProps) {
  if (message.owner === "user") {
    const text = message.messages.join(" ");
    return (
      <div className={pending ? "v-said v-said-user v-said-pending" : "v-said v-said-user"}>
        <p className="v-bubble">
          <span className="v-hidden">{ASSISTANT_TEXTS.you}: </span>
          {text}
        </p>
        {pending ? (
          <p className="v-said-note">
            <Icon outline={CLOCK} size={14} />
            {ASSISTANT_TEXTS.waiting}
          </p>
        ) : null}
        <button
          type="button"
          className="v-edit"
          aria-live="off"
          aria-label={ASSISTANT_TEXTS.editAnswer(text)}
          onClick={() => onEdit({ step: message.step, text })}
        >
          <Icon outline={PENCIL} size={14} />
          {ASSISTANT_TEXTS.edit}
        </button>
      </div>
    );
  }
  const bubbles = message.messages.map((text, index) => (
    <p
      className={asking && index === message.messages.length - 1 ? "v-bubble v-asked" : "v-bubble"}
      data-long={text.length > LONG || undefined}
      key={text}
    >
      {index === 0 ? <span className="v-hidden">{ASSISTANT_TEXTS.volpe}: </span> : null}
      {text}
    </p>
  ));
  // With cards the order is: the verdict, the first card, the question, which a phone then shows
  // together with the card, and the explanation. Offers in words stand before the links of their
  // quote, and only the question follows those links. At the end nothing is asked, and the offers
  // come last.
  const below = message.addons.some(({ kind }) => kind === "offers") ? 2 : 1;
  const found = asking && !end ? Math.max(1, bubbles.length - below) : bubbles.length;
  return (
    <div
      className="v-said v-said-volpe"
      data-fresh={fresh || undefined}
      data-asking={asking || undefined}
      data-end={(asking && end) || undefined}
    >
      {result ? bubbles.slice(0, found) : bubbles}
      {result ? (
        <MessageAddons addons={message.addons} links={links} end={end}>
          {bubbles.slice(found).reverse()}
        </MessageAddons>
      ) : null}
    </div>
  );
}

/** The introduction before the first answer, if there is room for it. */
function Welcome() {
  return (
    <div className="v-welcome">
      <Meter size={84} />
      <House size={112} />
      <Flame size={84} />
    </div>
  );
}

function Dots() {
  return (
    <div className="v-said v-said-volpe">
      <p className="v-bubble v-dots">
        <span className="v-hidden">{ASSISTANT_TEXTS.writing}</span>
        <svg aria-hidden="true" width="36" viewBox="0 0 36 10">
          <circle cx="5" cy="5" r="4" />
          <circle cx="18" cy="5" r="4" />
          <circle cx="31" cy="5" r="4" />
        </svg>
      </p>
    </div>
  );
}
