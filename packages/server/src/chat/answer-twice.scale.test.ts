import { randomUUID } from "node:crypto";
import type { ChatAnswer } from "@volpe/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, toPostgresDatabase } from "../db/database.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { silentLog } from "../process/log.ts";
import { type RunningServices, startServices } from "../running-services.ts";
import type { Services } from "../services.ts";
import { toTestConfig } from "../test-config.ts";
import { TEST_NOW } from "../test-server.ts";
import { startConversation } from "./conversations.ts";
import { takeAnswer } from "./take-answer.ts";

const running: RunningServices[] = [];
const sides: Services[] = [];
let first: OpenDatabase;

async function startSide(open: OpenDatabase): Promise<void> {
  const side = await startServices(open, {
    config: toTestConfig(),
    clock: { now: () => TEST_NOW },
    log: silentLog,
    work: false,
  });
  running.push(side);
  sides.push(side.services);
}

beforeAll(async () => {
  first = await createTestDatabase();
  if (first.client.kind !== "postgres") {
    throw new Error("needs Postgres");
  }
  await startSide(first);
  await startSide(toPostgresDatabase(first.client.connectionString));
});
// The first side drops its database when it closes, so it closes last.
afterAll(async () => {
  for (const side of running.reverse()) {
    await side.close();
  }
});

test("stores an answer that arrives ten times at once through two pools, and acknowledges each", async () => {
  const [near] = sides;
  for (let round = 0; round < 10; round += 1) {
    const started = await startConversation(near as Services, {
      socketId: randomUUID(),
      tracking: "",
      opening: {},
    });
    const answer: ChatAnswer = {
      id: randomUUID(),
      owner: "user",
      step: 0,
      messages: ["casa"],
    };
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        takeAnswer(sides[turn % 2] as Services, {
          conversationId: started.conversation.conversation,
          answer,
          visitorAddress: "203.0.113.1",
        }),
      ),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 9 }, () => "repeated"),
      "taken",
    ]);
  }
});
