import {
  CONSENT_VERSIONS,
  COOKIE_CHOICE_KEPT_DAYS,
  COOKIE_CONSENT_TEXTS,
  type CookieChoiceRequest,
  DAY_MS,
} from "@volpe/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { defineJobs } from "../running-services.ts";
import { callApi } from "../test-call.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { cookieChoices } from "./cookie-choice-tables.ts";

const CHOICE: CookieChoiceRequest = {
  id: "5d0d7e55-54c0-4a4a-9b1e-6f1f6f2a8d11",
  version: CONSENT_VERSIONS.cookies,
  at: TEST_NOW.getTime() / 1000 - 60,
  tracking: true,
  source: "accept",
};

let now: Date;
beforeEach(() => {
  now = TEST_NOW;
});
const server = setUp("test", () => createTestServer({ clock: { now: () => now } }));

const send = (changes: Partial<Record<keyof CookieChoiceRequest, unknown>> = {}, headers = {}) =>
  callApi(server.app, "POST /frontend/consents", { body: { ...CHOICE, ...changes }, headers });

const listStored = () =>
  server.services.db.select().from(cookieChoices).orderBy(cookieChoices.receivedAt);

test("a choice is stored with its text and its account, if known", async () => {
  expect(await send()).toEqual({ status: 201, body: { data: { recorded: true } } });
  now = new Date(TEST_NOW.getTime() + 1000);
  const { id: accountId } = await createTestAccount(server.services);
  const device = await signInForTest(server.services, accountId);
  expect((await send({ tracking: false, source: "policy-page" }, device)).status).toBe(201);
  now = new Date(TEST_NOW.getTime() + 2000);
  expect((await send({ version: "2020-01-01", source: "close" })).status).toBe(201);
  const kept = {
    id: expect.any(String),
    choiceId: CHOICE.id,
    version: CONSENT_VERSIONS.cookies,
    category: "tracking",
    text: COOKIE_CONSENT_TEXTS.tracking,
    granted: true,
    source: "accept",
    chosenAt: new Date(TEST_NOW.getTime() - 60_000),
    receivedAt: TEST_NOW,
    accountId: null,
  };
  expect(await listStored()).toEqual([
    kept,
    {
      ...kept,
      granted: false,
      source: "policy-page",
      receivedAt: new Date(TEST_NOW.getTime() + 1000),
      accountId,
    },
    {
      ...kept,
      version: "2020-01-01",
      text: null,
      source: "close",
      receivedAt: new Date(TEST_NOW.getTime() + 2000),
    },
  ]);
});

test("an invalid choice and the sixty-first of an hour are refused", async () => {
  for (const changes of [{ id: "uno" }, { at: 1.5 }, { at: 1e15 }, { source: "scroll" }]) {
    expect((await send(changes)).status).toBe(422);
  }
  for (let count = 0; count < 60; count += 1) {
    expect((await send()).status).toBe(201);
  }
  expect(await send()).toMatchObject({
    status: 429,
    body: { errors: [{ code: "too-many-requests" }] },
  });
  expect(await listStored()).toHaveLength(60);
});

test("the nightly job deletes choices older than the privacy notice says", async () => {
  for (const age of [0, COOKIE_CHOICE_KEPT_DAYS * DAY_MS, COOKIE_CHOICE_KEPT_DAYS * DAY_MS + 1]) {
    now = new Date(TEST_NOW.getTime() - age);
    await send();
  }
  now = TEST_NOW;
  const repeat = vi.fn();
  const { services } = server;
  const jobs = { ...services.jobs, define: vi.fn(), schedule: vi.fn(), repeat };
  defineJobs({ ...services, jobs });
  const [, , sweep] = repeat.mock.calls.find(([job]) => job === "sweep-cookie-choices") ?? [];
  await sweep();
  expect((await listStored()).map(({ receivedAt }) => receivedAt)).toEqual([
    new Date(TEST_NOW.getTime() - COOKIE_CHOICE_KEPT_DAYS * DAY_MS),
    TEST_NOW,
  ]);
});
