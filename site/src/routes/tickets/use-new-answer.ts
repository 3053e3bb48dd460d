import type { TicketMessage } from "@volpe/contract";
import { useEffect, useRef, useState } from "react";
import { toMessageAnchor } from "./ticket-path.ts";

/** How long an answer is in view before its news is old: enough to see the one and read the other. */
const SEEN_AFTER_MS = 3000;

type NewAnswer = {
  /** The answer that came last while the page was open; null before one has, and once it is old. */
  answer: string | null;
  forget(): void;
};

/** It is old once it was in view, or the person has written since. */
export function useNewAnswer(messages: readonly TicketMessage[]): NewAnswer {
  const newest = messages.findLast(({ author }) => author === "operator")?.id ?? null;
  const own = messages.findLast(({ author }) => author === "customer")?.id ?? null;
  const known = useRef({ newest, own });
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => {
    // Both may come at once: then the answer has not been seen.
    if (newest !== known.current.newest) {
      setAnswer(newest);
    } else if (own !== known.current.own) {
      setAnswer(null);
    }
    known.current = { newest, own };
  }, [newest, own]);
  useEffect(() => {
    const element = answer === null ? null : document.getElementById(toMessageAnchor(answer));
    return element === null ? undefined : whenSeen(element, () => setAnswer(null));
  }, [answer]);
  return { answer, forget: () => setAnswer(null) };
}

/** Calls back once the element has been in view for a while, on a page that is; answers how to stop. */
function whenSeen(element: Element, onSeen: () => void): () => void {
  let inView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (inView && document.visibilityState === "visible") {
      timer = setTimeout(onSeen, SEEN_AFTER_MS);
    }
  };
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting === true;
    look();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("visibilitychange", look);
  };
}
