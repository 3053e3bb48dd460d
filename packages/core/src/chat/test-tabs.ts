import { expect, vi } from "vitest";
import { createConsent } from "../consent/consent.ts";
import { createMemoryStorage } from "../storage/storage.ts";
import { type Chat, type ChatOptions, createChat } from "./chat.ts";
import { openChatSocket } from "./chat-socket.ts";
import type { FakeAssistant } from "./fake-assistant.ts";
import { CHAT_STORAGE_NAME } from "./stored-name.ts";

/** For tests: the tabs of one browser, which share its storage. */
export type TestTabs = {
  open(options?: Partial<ChatOptions>): Chat;
  /** Waits until the shown texts, newest first, equal `expected`. */
  shows(chat: Chat, expected: string[]): Promise<void>;
  reaches(chat: Chat, connection: Chat["state"]["connection"]): Promise<void>;
  dispose(): void;
};

const WAIT = { timeout: 4_000 };

/** `retryMs` replaces the delay of one second between two attempts. */
export function createTestTabs(assistant: FakeAssistant, { retryMs = 20 } = {}): TestTabs {
  const storage = createMemoryStorage();
  const chats: Chat[] = [];
  return {
    open(options = {}) {
      const chat = createChat({
        baseUrl: assistant.url,
        transports: "any",
        storage,
        storageName: CHAT_STORAGE_NAME,
        consent: createConsent("granted"),
        log: { info: vi.fn(), warn: vi.fn() },
        readTracking: () => "AFF-1",
        openSocket: (asked) =>
          openChatSocket(asked, { reconnectionDelay: retryMs, reconnectionDelayMax: retryMs }),
        ...options,
      });
      chats.push(chat);
      chat.open();
      return chat;
    },
    shows: (chat, expected) =>
      vi.waitFor(
        () => expect(chat.state.messages.map(({ messages }) => messages.join())).toEqual(expected),
        WAIT,
      ),
    reaches: (chat, connection) =>
      vi.waitFor(() => expect(chat.state.connection).toBe(connection), WAIT),
    dispose() {
      for (const chat of chats) {
        chat.close();
      }
    },
  };
}
