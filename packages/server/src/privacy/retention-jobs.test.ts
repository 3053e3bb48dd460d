import { ARRIVAL_KEPT_DAYS, DAY_MS, REQUEST_KEPT_DAYS, TICKET_KEPT_DAYS } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { trackingArrivals } from "../tracking/tracking-tables.ts";
import { sweepRequests } from "./retention-jobs.ts";
import { createKnownPerson, insertConversation } from "./test-person.ts";

const ANNA = { email: "anna@esempio.it", password: "una gita al lago" };

let now = TEST_NOW;
beforeEach(() => {
  now = TEST_NOW;
});
const server = setUp("test", () => createTestServer({ clock: { now: () => now } }));

/** Number of rows of a table after a sweep this many days from now. */
async function countAfter(days: number, table: string): Promise<number> {
  const { services } = server;
  now = new Date(TEST_NOW.getTime() + days * DAY_MS);
  await sweepRequests(services);
  const { rows } = await services.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

test.each([
  ["leads", REQUEST_KEPT_DAYS],
  ["lead_consents", REQUEST_KEPT_DAYS],
  ["recall_requests", REQUEST_KEPT_DAYS],
  ["conversations", REQUEST_KEPT_DAYS],
  ["chat_messages", REQUEST_KEPT_DAYS],
  ["tickets", TICKET_KEPT_DAYS],
  ["tracking_arrivals", ARRIVAL_KEPT_DAYS],
])("deletes %s %i days later, as the privacy notice says", async (table, days) => {
  await createKnownPerson(server, ANNA);
  await server.services.db.insert(trackingArrivals).values({ tracking: "A", arrivedAt: TEST_NOW });
  expect(await countAfter(days - 1, table)).toBeGreaterThan(0);
  expect(await countAfter(days + 1, table)).toBe(0);
});

test("deletes a conversation without a request as late as one with it", async () => {
  await insertConversation(server.services, ANNA.email);
  expect(await countAfter(REQUEST_KEPT_DAYS - 1, "conversations")).toBe(1);
  expect(await countAfter(REQUEST_KEPT_DAYS + 1, "conversations")).toBe(0);
});
