import { DAY_MS, HOUR_MS, MINUTE_MS } from "@volpe/contract";
import { beforeEach, expect, test } from "vitest";
import { signInForTest } from "../accounts/sessions/test-session.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { trackingArrivals } from "../tracking/tracking-tables.ts";
import { updateAffiliate } from "./affiliate-repository.ts";
import { forgetAddresses } from "./arrival-repository.ts";
import { CLICKS_PER_HOUR } from "./flag-arrival.ts";
import { arrive, createTestAffiliate } from "./test-affiliates.ts";

let now: Date;
beforeEach(() => {
  now = TEST_NOW;
});
const server = setUp("test", () => createTestServer({ clock: { now: () => now } }));

const list = () =>
  server.services.db.select().from(trackingArrivals).orderBy(trackingArrivals.arrivedAt);
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

test("answers a click id for an affiliate's value and stores page, code and sub-id", async () => {
  const { id } = await createTestAffiliate(server.services);
  const { recorded, click } = await arrive(server.app, "sito--maggio", { widget: "carte" });
  expect(recorded).toBe(true);
  expect(await list()).toEqual([
    {
      id: click,
      tracking: "sito--maggio",
      previous: null,
      affiliateId: id,
      firstId: click,
      page: "/offerte/luce",
      widget: "carte",
      flag: null,
      addressHash: expect.stringMatching(/^[\w-]{43}$/),
      arrivedAt: TEST_NOW,
    },
  ]);
});

test("gives no click id for a value whose affiliate is unknown or earns nothing", async () => {
  const { id } = await createTestAffiliate(server.services, { state: "requested" });
  expect(await arrive(server.app, "sito")).toEqual({ recorded: true });
  expect(await arrive(server.app, "altro")).toEqual({ recorded: true });
  await updateAffiliate(server.services.db, id, { state: "off" });
  expect(await arrive(server.app, "sito")).toEqual({ recorded: true });
  expect((await list()).map(({ affiliateId, addressHash }) => [affiliateId, addressHash])).toEqual([
    [null, ""],
    [null, ""],
    [null, ""],
  ]);
});

test("flags programs, own visits, returns from our mails and bursts", async () => {
  const { account } = await createTestAffiliate(server.services);
  const own = await signInForTest(server.services, account.id);
  const flagOf = async (given: Parameters<typeof arrive>[2]) => {
    pass(1);
    const { click } = await arrive(server.app, "sito", given);
    const flag = (await list()).at(-1)?.flag;
    // Only a return keeps the id that the browser has.
    expect(click === undefined).toBe(flag === "return");
    return flag;
  };
  expect(await flagOf({ headers: { "user-agent": "Googlebot/2.1" } })).toBe("bot");
  expect(await flagOf({ headers: { "user-agent": "" } })).toBe("bot");
  expect(await flagOf({ headers: own })).toBe("self");
  expect(await flagOf({ page: "/preventivo/AbCdEf" })).toBe("return");
  expect(await flagOf({ page: "/preventivo/upload" })).toBe(null);
  // Arrivals that do not count use up nothing of the limit.
  for (let count = 1; count < CLICKS_PER_HOUR; count += 1) {
    expect(await flagOf({})).toBe(null);
  }
  expect(await flagOf({})).toBe("burst");
  expect(await flagOf({ address: "203.0.113.8" })).toBe(null);
  pass(HOUR_MS);
  expect(await flagOf({})).toBe(null);
});

test("a flagged click replaces no counted one of the same affiliate", async () => {
  await createTestAffiliate(server.services);
  await createTestAffiliate(server.services, { email: "altro@esempio.it", code: "altro" });
  const { click = "" } = await arrive(server.app, "sito");
  const bot = { headers: { "user-agent": "Googlebot/2.1" }, click };
  expect(await arrive(server.app, "sito", bot)).toEqual({ recorded: true });
  const { click: other = "" } = await arrive(server.app, "altro", bot);
  expect(other).not.toBe("");
  const again = { ...bot, click: other, page: "/offerte/gas" };
  expect(await arrive(server.app, "altro", again)).not.toEqual({ recorded: true });
});

test("a page that the same visitor opens again within half an hour is no new arrival", async () => {
  await createTestAffiliate(server.services);
  const open = async (page: string, click: string, tracking = "sito") => {
    pass(1);
    const answer = await arrive(server.app, tracking, { page, ...(click !== "" && { click }) });
    return answer.click ?? click;
  };
  const first = await open("/offerte/luce", "");
  expect(await open("/offerte/luce", first)).toBe(first);
  const second = await open("/offerte/gas", first);
  expect(second).not.toBe(first);
  // The last arrival decides who is paid, so opening an older page again does not replace it.
  expect(await open("/offerte/luce", second)).toBe(second);
  expect(await open("/preventivo/AbCdEf", second)).toBe(second);
  expect(await open("/preventivo/AbCdEf", second)).toBe(second);
  const third = await open("/offerte/gas", second, "sito--maggio");
  expect(third).not.toBe(second);
  pass(31 * MINUTE_MS);
  expect(await open("/offerte/gas", third, "sito--maggio")).not.toBe(third);
  await open("/offerte/gas", "", "sito--maggio");
  expect((await list()).map(({ tracking, page, flag }) => [tracking, page, flag])).toEqual([
    ["sito", "/offerte/luce", null],
    ["sito", "/offerte/gas", null],
    ["sito", "/preventivo", "return"],
    ["sito--maggio", "/offerte/gas", null],
    ["sito--maggio", "/offerte/gas", null],
    ["sito--maggio", "/offerte/gas", null],
  ]);
});

test("a return to a quote with the same value in the browser is no arrival", async () => {
  await createTestAffiliate(server.services);
  const page = "/preventivo/AbCdEf";
  await arrive(server.app, "sito", { page });
  await arrive(server.app, "sito", { page, cookie: "sito" });
  expect((await list()).map(({ flag }) => flag)).toEqual(["return"]);
  await arrive(server.app, "sito", { page, cookie: "altro" });
  expect(await list()).toHaveLength(2);
});

test("stores no address that only its owner knows", async () => {
  await createTestAffiliate(server.services);
  for (const page of ["/preventivo/AbCdEf", "/tickets/17", "/privati/luce/a/b"]) {
    await arrive(server.app, "sito", { page });
    pass(1);
  }
  expect((await list()).map(({ page }) => page)).toEqual([
    "/preventivo",
    "/tickets",
    "/privati/luce/a/b",
  ]);
});

test("knows the first of a visitor's arrivals for thirty days", async () => {
  await createTestAffiliate(server.services);
  const first = await arrive(server.app, "sito");
  pass(20 * DAY_MS);
  const second = await arrive(server.app, "sito", { click: first.click ?? "" });
  pass(9 * DAY_MS);
  const third = await arrive(server.app, "sito", { click: second.click ?? "" });
  pass(2 * DAY_MS);
  await arrive(server.app, "sito", { click: third.click ?? "" });
  expect((await list()).map(({ firstId }) => firstId)).toEqual([
    first.click,
    first.click,
    first.click,
    third.click,
  ]);
});

test("hashes an address with a key of the day and keeps it for two days", async () => {
  await createTestAffiliate(server.services);
  await arrive(server.app, "sito");
  pass(DAY_MS);
  await arrive(server.app, "sito");
  const [one, other] = await list();
  expect(JSON.stringify([one, other])).not.toContain("203.0.113");
  expect(one?.addressHash).not.toBe(other?.addressHash);
  pass(DAY_MS + 1);
  await forgetAddresses(server.services.db, new Date(now.getTime() - 2 * DAY_MS));
  expect((await list()).map(({ addressHash }) => addressHash)).toEqual(["", other?.addressHash]);
});
