import type { TicketMessage, TicketThread } from "@volpe/contract";
import { createTicketCalls, orElse } from "@volpe/core";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../../page/use-client.tsx";
import { toMessageAnchor } from "./ticket-path.ts";

/** How long an answer must be visible before its notice disappears. */
const SEEN_AFTER_MS = 3000;

type NewAnswer = {
  /** The last answer that arrived while the page was open; null once it was seen. */
  answer: string | null;
  forget(): void;
};

/** Reports a new answer until it was in view or the person has written a message. */
export function useNewAnswer(messages: readonly TicketMessage[]): NewAnswer {
  const newest = messages.findLast(({ author }) => author === "operator")?.id ?? null;
  const newestOfCustomer = messages.findLast(({ author }) => author === "customer")?.id ?? null;
  const known = useRef({ newest, newestOfCustomer });
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => {
    // If both arrive at once the answer has not been seen.
    if (newest !== known.current.newest) {
      setAnswer(newest);
    } else if (newestOfCustomer !== known.current.newestOfCustomer) {
      setAnswer(null);
    }
    known.current = { newest, newestOfCustomer };
  }, [newest, newestOfCustomer]);
  useEffect(() => {
    const element = answer === null ? null : document.getElementById(toMessageAnchor(answer));
    return element === null ? undefined : whenSeen(element, () => setAnswer(null));
  }, [answer]);
  return { answer, forget: () => setAnswer(null) };
}

/**
 * Calls back once the element was visible for `SEEN_AFTER_MS` on a visible page. Returns a function
 * that stops it.
 */
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

/** The id of the newest answer that the person has not opened; null if there is none. */
export function findUnread({ messages }: Pick<TicketThread, "messages">): string | null {
  const unread = messages.findLast(
    ({ author, readAt }) => author === "operator" && readAt === null,
  );
  return unread?.id ?? null;
}

/** Marks answers as read once their page is visible; `unread` is null if none is left. */
export function useReadMarks(slug: string, unread: string | null): void {
  const { api } = useClient();
  useEffect(() => {
    if (unread === null) {
      return;
    }
    const mark = () => {
      if (document.visibilityState === "visible") {
        document.removeEventListener("visibilitychange", mark);
        // If it fails, the answer stays unread and is marked when the page is opened again.
        void orElse(createTicketCalls(api.request).markRead(slug, unread), undefined);
      }
    };
    document.addEventListener("visibilitychange", mark);
    mark();
    return () => document.removeEventListener("visibilitychange", mark);
  }, [api, slug, unread]);
}
