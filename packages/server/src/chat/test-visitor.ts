import { randomUUID } from "node:crypto";
import type { Acknowledgement, AnswerValue, ChatConversation, ChatMessage } from "@volpe/contract";
import { io, type ManagerOptions } from "socket.io-client";
import { afterEach } from "vitest";
import { type Said, toKey, toNamedAnswer } from "../interview/test-walk-flow.ts";

export type TestVisitor = Awaited<ReturnType<typeof connectVisitor>>;

/** A client of the assistant that records the messages in the order of arrival. */
export async function connectVisitor(
  url: string,
  auth: Record<string, unknown> = {},
  options: Partial<ManagerOptions> = {},
) {
  const socket = io(url, {
    transports: ["websocket"],
    auth,
    reconnection: false,
    ...options,
  });
  const heard: ChatMessage[] = [];
  const uploads: string[] = [];
  const conversations: ChatConversation[] = [];
  socket.on("message", (payload: string) => heard.push(JSON.parse(payload)));
  socket.on("upload", (payload: string) => uploads.push(JSON.parse(payload).pdf));
  socket.on("conversation", (payload: string) => conversations.push(JSON.parse(payload)));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", () => resolve());
    socket.once("connect_error", reject);
    // Rejects if a process ends between the transport's opening and the namespace's answer.
    socket.once("disconnect", (reason) => reject(new Error(`not connected: ${reason}`)));
  });

  async function until(condition: () => boolean, what: string): Promise<void> {
    for (let waitedMs = 0; !condition(); waitedMs += 5) {
      if (waitedMs > 10_000 || !socket.connected) {
        throw new Error(`waited in vain for ${what}; heard ${heard.length}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async function send(event: string, payload: unknown): Promise<Acknowledgement> {
    return await socket.timeout(10_000).emitWithAck(event, payload);
  }

  /** Like `send`; null if the connection broke before the acknowledgement. */
  function sendUnlessLost(event: string, payload: unknown): Promise<Acknowledgement | null> {
    return new Promise((resolve, reject) => {
      socket.once("disconnect", () => resolve(null));
      if (!socket.connected) {
        resolve(null);
        return;
      }
      send(event, payload).then(resolve, reject);
    });
  }

  const asked = () =>
    heard.findLast(({ owner, addons }) => owner !== "user" && addons.length > 0)?.step ?? -1;

  return {
    url,
    socketId: () => socket.id ?? "",
    /** Sends an answer without asking for an acknowledgement. */
    emit(event: string, payload: string): void {
      socket.emit(event, payload);
    },
    heard,
    uploads,
    conversations,
    until,
    send,
    sendUnlessLost,
    asked,
    /** The conversation's id and key, once they have arrived. */
    async begun(): Promise<ChatConversation> {
      await until(() => conversations.length > 0 && heard.length > 0, "the greeting");
      const [conversation] = conversations;
      if (conversation === undefined) {
        throw new Error("no conversation");
      }
      return conversation;
    },
    async answer(
      text: string,
      {
        value,
        id = randomUUID(),
        step = asked(),
      }: { value?: AnswerValue; id?: string; step?: number } = {},
    ): Promise<Acknowledgement> {
      const count = heard.length;
      const answer = { id, owner: "user", step, messages: [text], value, dto: { tracking: "x" } };
      const acknowledgement = await send("message", JSON.stringify(answer));
      if (acknowledgement.ok) {
        await until(() => heard.length > count, `a reply to «${text}»`);
      }
      return acknowledgement;
    },
    async rewind(step: number, id: string = randomUUID()): Promise<Acknowledgement> {
      return await send("rewind", JSON.stringify({ id, step }));
    },
    async resume({ conversation, key }: ChatConversation, after: string | null = null) {
      const acknowledgement = await send("resume", JSON.stringify({ conversation, key, after }));
      if (acknowledgement.ok && after === null) {
        // The last message of a replay carries the draft.
        await until(() => heard.at(-1)?.dto !== undefined, "the whole replay");
      }
      return acknowledgement;
    },
    close() {
      socket.disconnect();
    },
  };
}

/**
 * Returns a `connectVisitor` whose visitors are closed after each test. Vitest runs the last
 * `afterEach` first, so it is called after that of a server.
 */
export function setUpVisitors(): typeof connectVisitor {
  const visitors: TestVisitor[] = [];
  afterEach(() => {
    for (const visitor of visitors.splice(0)) {
      visitor.close();
    }
  });
  return async (...to) => {
    const visitor = await connectVisitor(...to);
    visitors.push(visitor);
    return visitor;
  };
}

/** Answers that lead to a quote for a home by e-mail. */
export const TO_QUOTE: readonly (string | string[])[] = [
  "casa",
  "luce",
  "sì",
  "Milano",
  "A2A",
  "2.700 kWh",
  "3",
  "1.100",
  "e-mail",
  ["privacy"],
  "Anna Bianchi",
  "anna@esempio.it",
];

/** Sends the answers one after another. An answer that is a list holds the ticked boxes. */
export async function answerAll(
  visitor: TestVisitor,
  answers: readonly (string | string[])[],
): Promise<void> {
  for (const answer of answers) {
    const acknowledgement =
      typeof answer === "string"
        ? await visitor.answer(answer)
        : await visitor.answer("Continua", { value: answer });
    if (!acknowledgement.ok) {
      throw new Error(`«${answer}»: ${JSON.stringify(acknowledgement.errors)}`);
    }
  }
}

/** Answers the questions up to `last` as `walkNamed` does. */
export async function answerNamed(
  visitor: TestVisitor,
  named: Readonly<Record<string, Said>>,
  last: string,
): Promise<void> {
  for (let key = ""; key !== last; ) {
    const step = visitor.asked();
    key = toKey(step);
    const said = toNamedAnswer(named, step);
    await answerAll(visitor, [typeof said === "string" ? said : toTicks(said)]);
  }
}

function toTicks({ text, value }: Exclude<Said, string>): string | string[] {
  return Array.isArray(value) ? value : text;
}
