import { ChatAnswer, ChatHandshake, ChatResume, ChatRewind } from "@volpe/contract";
import fc from "fast-check";
import { io as connect, type Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { hostileText, type JsonSchema, toHostile } from "../test-hostile-values.ts";
import { startTestAssistant, type TestAssistant } from "./test-assistant.ts";

/**
 * Number of connections. Each sends on average more events than there are kinds; the long run makes
 * many more connections.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25);

let assistant: TestAssistant;
let close: () => Promise<void>;
beforeAll(async () => {
  const open = await createTestDatabase();
  assistant = await startTestAssistant(open, { config: { trustProxy: true } });
  close = async () => {
    await assistant.close();
    await open.close();
  };
});
afterAll(() => close());

const schemas: Record<string, JsonSchema> = {
  message: ChatAnswer as JsonSchema,
  rewind: ChatRewind as JsonSchema,
  resume: ChatResume as JsonSchema,
};

/** An event as a client could send it: an answer to the open question, or anything else. */
const event = fc.oneof(
  ...Object.entries(schemas).map(([name, schema]) =>
    fc.record({
      name: fc.constant(name),
      payload: fc.oneof(
        toHostile(schema).map((value) => JSON.stringify(value) ?? ""),
        toHostile(schema),
        hostileText,
      ),
    }),
  ),
  fc.record({
    name: fc.constant("answer"),
    payload: fc.record({
      id: fc.uuid(),
      messages: fc.tuple(hostileText),
      value: fc.option(hostileText),
    }),
  }),
);

/** The acknowledgement; null if the server closed the connection, as after too large a message. */
async function send(client: Socket, name: string, payload: unknown): Promise<unknown> {
  const ended = new Promise((resolve) => client.once("disconnect", () => resolve(null)));
  return Promise.race([client.emitWithAck(name, payload).catch(() => null), ended]);
}

test("keeps working after hostile events, which it acknowledges", async () => {
  const connection = fc.record({
    auth: toHostile(ChatHandshake as JsonSchema),
    address: fc.ipV4(),
    events: fc.array(event, { minLength: 2, maxLength: 8 }),
  });
  const property = fc.asyncProperty(connection, async ({ auth, address, events }) => {
    let step = 0;
    const client = connect(assistant.url, {
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
      ackTimeout: 20_000,
      retries: 0,
      extraHeaders: { "x-forwarded-for": address },
      auth: { given: auth, ...(typeof auth === "object" ? auth : {}), resuming: false },
    });
    try {
      const greeting = await new Promise<string>((resolve, reject) => {
        client.once("message", resolve);
        client.once("connect_error", reject);
      });
      step = JSON.parse(greeting).step;
      client.on("message", (text: string) => {
        step = JSON.parse(text).step;
      });
      for (const { name, payload } of events) {
        const isAnswer = name === "answer";
        const given = isAnswer
          ? JSON.stringify({ ...(payload as object), owner: "user", step })
          : payload;
        const reply = await send(client, isAnswer ? "message" : name, given);
        expect(JSON.stringify(reply)).not.toMatch(/"internal"|"unavailable"/);
        if (!client.connected) {
          return;
        }
      }
    } finally {
      client.disconnect();
    }
  });
  await fc.assert(property, { numRuns: RUNS });
});
