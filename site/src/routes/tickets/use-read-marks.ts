import type { TicketThread } from "@volpe/contract";
import { ApiError, createTicketCalls, OfflineError } from "@volpe/core";
import { useEffect } from "react";
import { useClient } from "../../use-client.tsx";

/** The newest answer that the person has not opened. */
export function findUnread({ messages }: Pick<TicketThread, "messages">): string | null {
  const unread = messages.findLast(
    ({ author, readAt }) => author === "operator" && readAt === null,
  );
  return unread?.id ?? null;
}

/** Answers count as read once they stand on a page that is in view; null = none is left. */
export function useReadMarks(slug: string, unread: string | null): void {
  const { api } = useClient();
  useEffect(() => {
    if (unread === null) {
      return;
    }
    const mark = () => {
      if (document.visibilityState === "visible") {
        document.removeEventListener("visibilitychange", mark);
        createTicketCalls(api.request).markRead(slug, unread).catch(leaveUnread);
      }
    };
    document.addEventListener("visibilitychange", mark);
    mark();
    return () => document.removeEventListener("visibilitychange", mark);
  }, [api, slug, unread]);
}

/** It stays unread, and is marked when the page is opened again. */
function leaveUnread(error: unknown): void {
  if (!(error instanceof ApiError || error instanceof OfflineError)) {
    throw error;
  }
}
