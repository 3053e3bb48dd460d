import { expect, type Page } from "@playwright/test";
import type { ChatMessage } from "@volpe/contract";
import { io } from "socket.io-client";

const QUIET_MS = 300;

/**
 * The conversation as the host holds it: every message, oldest first, asked for over a socket of
 * its own with the key that the page keeps for a reload.
 */
export async function readStoredConversation(page: Page): Promise<ChatMessage[]> {
  const kept = await page.evaluate(() => localStorage.getItem("volpe-chat"));
  const { conversation, key } = JSON.parse(kept ?? "{}");
  // The machine need not know the other names below `localhost`, as a browser does.
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

/** What the visitor has said, oldest first, as the host holds it. */
export async function readStoredAnswers(page: Page): Promise<string[]> {
  const messages = await readStoredConversation(page);
  return messages.flatMap(({ owner, messages: said }) => (owner === "user" ? said : []));
}
