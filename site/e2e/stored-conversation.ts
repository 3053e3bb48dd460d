import { expect, type Page } from "@playwright/test";
import type { ChatMessage } from "@volpe/contract";
import { io } from "socket.io-client";

const QUIET_MS = 300;

/**
 * The conversation as the server stores it: every message, oldest first. It is read over a separate
 * socket with the key that the page stores for a reload.
 */
export async function readStoredConversation(page: Page): Promise<ChatMessage[]> {
  const kept = await page.evaluate(() => localStorage.getItem("volpe-chat"));
  const { conversation, key } = JSON.parse(kept ?? "{}");
  // Node may not resolve other names below `localhost`, as browsers do.
  const socket = io(`http://localhost:${new URL(page.url()).port}`, {
    transports: ["websocket"],
    auth: { resuming: true },
    reconnection: false,
  });
  try {
    const messages: ChatMessage[] = [];
    socket.on("message", (payload: string) => messages.push(JSON.parse(payload)));
    await new Promise<void>((resolve) => socket.once("connect", resolve));
    const request = JSON.stringify({ conversation, key, after: null });
    const acknowledgement = await socket.timeout(5000).emitWithAck("resume", request);
    expect(acknowledgement).toEqual({ ok: true });
    let heard = -1;
    while (heard < messages.length) {
      heard = messages.length;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    }
    return messages;
  } finally {
    socket.disconnect();
  }
}

/** The visitor's messages as the server stores them, oldest first. */
export async function readStoredAnswers(page: Page): Promise<string[]> {
  const messages = await readStoredConversation(page);
  return messages.flatMap(({ owner, messages: said }) => (owner === "user" ? said : []));
}
