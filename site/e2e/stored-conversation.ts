import { expect, type Page } from "@playwright/test";
import type { ChatMessage } from "@volpe/contract";
import { io, type Socket } from "socket.io-client";

const QUIET_MS = 300;

/**
 * A connected socket of the assistant at the origin of a page's address. The functions of `heard`
 * are called from the first event on, which may arrive together with the connection.
 */
export async function connectToAssistant(
  url: string,
  { auth = {}, heard }: { auth?: object; heard: Record<string, (payload: string) => void> },
): Promise<Socket> {
  // Node may not resolve other names below `localhost`, as browsers do.
  const socket = io(`http://localhost:${new URL(url).port}`, {
    transports: ["websocket"],
    auth,
    reconnection: false,
  });
  for (const [event, hear] of Object.entries(heard)) {
    socket.on(event, hear);
  }
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return socket;
}

/**
 * The conversation as the server stores it: every message, oldest first. It is read over a separate
 * socket with the key that the page stores for a reload.
 */
export async function readStoredConversation(page: Page): Promise<ChatMessage[]> {
  const stored = await page.evaluate(() => localStorage.getItem("volpe-chat"));
  const { conversation, key } = JSON.parse(stored ?? "{}");
  const messages: ChatMessage[] = [];
  const socket = await connectToAssistant(page.url(), {
    auth: { resuming: true },
    heard: { message: (payload) => messages.push(JSON.parse(payload)) },
  });
  try {
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
