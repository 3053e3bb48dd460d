import { CONSENT_VERSIONS, DAY_SECONDS } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { createHostedClient } from "../api/fake-host.ts";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { isInForce } from "./cookie-choice.ts";
import { createCookieChoices } from "./cookie-choices.ts";

const NOW_MS = Date.UTC(2026, 10, 21);
const NOW = NOW_MS / 1000;
const ID = "0b0e7a54-54c0-4a4a-9b1e-6f1f6f2a8d11";
const toChoice = (tracking: boolean, version: string = CONSENT_VERSIONS.cookies) =>
  JSON.stringify({ id: ID, version, at: NOW - DAY_SECONDS, tracking });

type VisitorOptions = { cookies?: Record<string, string>; waits?: boolean };

function createVisitor({ cookies = {}, waits = false }: VisitorOptions) {
  const jar = createMemoryCookies(cookies);
  const hosted = createHostedClient(() => ({ data: { recorded: true } }), {
    cookies: jar,
    now: () => NOW_MS,
    consent: waits ? "tracking-pending" : "granted",
  });
  return { ...hosted, jar, choices: createCookieChoices(hosted.client) };
}

test("stores a choice for 184 days and records it with its source", async () => {
  const { choices, jar, sent } = createVisitor({});
  const set = vi.spyOn(jar, "set");
  await choices.save({ tracking: false, source: "close" })();
  const stored = JSON.parse(jar.get("consensi") ?? "null");
  expect(stored).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    version: CONSENT_VERSIONS.cookies,
    at: NOW,
    tracking: false,
  });
  expect(set.mock.lastCall?.[2]).toEqual({ maxAgeSeconds: 184 * DAY_SECONDS });
  expect(sent).toMatchObject([
    { method: "POST", path: "/api/v1/frontend/consents", body: { ...stored, source: "close" } },
  ]);
});

test("keeps the random number when the choice changes", () => {
  const { choices, jar } = createVisitor({ cookies: { consensi: toChoice(false) } });
  choices.save({ tracking: true, source: "policy-page" });
  expect(JSON.parse(jar.get("consensi") ?? "null")).toMatchObject({ id: ID, tracking: true });
});

test("stores no affiliate's value after a refusal", async () => {
  const { choices, client, jar, sent } = createVisitor({ cookies: { tracking: "OLD" } });
  choices.save({ tracking: false, source: "close" });
  expect([jar.get("tracking"), client.tracking.value()]).toEqual([undefined, ""]);
  await client.tracking.recordArrival("/?tracking=NEW");
  expect(jar.get("tracking")).toBeUndefined();
  expect(sent.at(-1)).toMatchObject({
    path: "/api/v1/frontend/tracking",
    body: { tracking: "NEW", cookie: null, page: "/" },
  });
  const next = createVisitor({ cookies: { consensi: jar.get("consensi") ?? "" } });
  await next.client.tracking.recordArrival("/?tracking=LATER");
  expect(next.jar.get("tracking")).toBeUndefined();
  next.choices.save({ tracking: true, source: "policy-page" });
  expect(next.jar.get("tracking")).toBe("LATER");
});

test("applies a refusal at once in the other tabs", async () => {
  const { client, jar } = createVisitor({ cookies: { tracking: "OLD" } });
  jar.set("consensi", toChoice(false), { maxAgeSeconds: 1 });
  expect(client.tracking.value()).toBe("");
  await client.tracking.recordArrival("/?tracking=NEW");
  expect(jar.get("tracking")).toBe("OLD");
});

test("writes a waiting tracking value only when the visitor accepts", () => {
  const accepting = createVisitor({ waits: true });
  accepting.client.tracking.keep("AFF-1");
  expect(accepting.jar.get("tracking")).toBeUndefined();
  accepting.choices.save({ tracking: true, source: "accept" });
  expect(accepting.jar.get("tracking")).toBe("AFF-1");

  const refusing = createVisitor({ waits: true, cookies: { tracking: "OLD" } });
  refusing.client.tracking.keep("AFF-1");
  refusing.choices.save({ tracking: false, source: "close" });
  expect([refusing.jar.get("tracking"), refusing.client.tracking.value()]).toEqual([
    undefined,
    "AFF-1",
  ]);
});

test("lets the visitor's choice decide whether the tracking value waits", () => {
  const statusOf = (options: VisitorOptions) => createVisitor(options).client.consent.status();
  const old = { consensi: toChoice(true, "2020-01-01") };
  expect([
    statusOf({ waits: true }),
    statusOf({ waits: true, cookies: { consensi: toChoice(true) } }),
    statusOf({ waits: true, cookies: old }),
    statusOf({ cookies: old }),
    statusOf({ cookies: { consensi: toChoice(false) } }),
    statusOf({ cookies: { consensi: toChoice(false, "2020-01-01") } }),
    statusOf({ cookies: { consensi: "{damaged" } }),
  ]).toEqual([
    "tracking-pending",
    "granted",
    "tracking-pending",
    "granted",
    "tracking-pending",
    "tracking-pending",
    "granted",
  ]);
});

test("keeps a choice valid for 184 days unless the texts change", () => {
  const choice = { id: ID, version: CONSENT_VERSIONS.cookies, at: NOW, tracking: false };
  expect([
    isInForce(choice, NOW_MS),
    isInForce(choice, (NOW + 184 * DAY_SECONDS - 1) * 1000),
    isInForce(choice, (NOW + 184 * DAY_SECONDS) * 1000),
    isInForce({ ...choice, version: "2020-01-01" }, NOW_MS),
  ]).toEqual([true, true, false, false]);
});

test("connects the chat before the visitor has chosen about tracking", async () => {
  const { client } = createVisitor({ waits: true });
  client.chat.open();
  expect(client.chat.state.connection).toBe("connecting");
  client.dispose();
});
