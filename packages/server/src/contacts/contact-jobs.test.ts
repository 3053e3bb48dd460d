import { CONTACT_KEPT_DAYS, DAY_MS } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { defineJobs } from "../running-services.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { insertContactMessage, listContactMessages } from "./contact-repository.ts";

test("deletes messages older than the privacy notice allows each night", async () => {
  const server = await createTestServer();
  const { db } = server.services;
  for (const [name, age] of [
    ["oggi", 0],
    ["ultimo giorno", CONTACT_KEPT_DAYS * DAY_MS],
    ["scaduto", CONTACT_KEPT_DAYS * DAY_MS + 1],
  ] as const) {
    await insertContactMessage(db, {
      topic: "altro",
      message: "Un messaggio qualunque.",
      name,
      email: "anna@esempio.it",
      phone: "",
      communication: "email",
      consents: [],
      tracking: "",
      createdAt: new Date(TEST_NOW.getTime() - age),
    });
  }
  const define = vi.fn();
  const schedule = vi.fn();
  defineJobs({ ...server.services, jobs: { ...server.services.jobs, define, schedule } });
  const [, sweep] = define.mock.calls.find(([job]) => job === "sweep-contacts") ?? [];
  await sweep({}, new AbortController().signal);
  const kept = await listContactMessages(db, null);
  expect(kept.map(({ name }) => name)).toEqual(["ultimo giorno", "oggi"]);
  expect(schedule).toHaveBeenCalledWith(
    "sweep-contacts",
    expect.stringMatching(/^\d+ \d+ \* \* \*$/),
  );
  await server.close();
});
