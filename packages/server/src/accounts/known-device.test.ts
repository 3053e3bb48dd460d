import { DAY_MS } from "@volpe/contract";
import { beforeEach, expect, test } from "vitest";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { createKnownDevice, findKnownDevice } from "./known-device.ts";
import { callAuth, enter, PASSWORD } from "./test-accounts.ts";

let now: Date;

beforeEach(() => {
  now = TEST_NOW;
});
const server = setUp("test", () => createTestServer({ clock: { now: () => now } }));

const THROTTLED = { status: 429, body: { errors: [{ code: "too-many-requests" }] } };

const tryLogin = (given: { password?: string; device?: string }, remoteAddress?: string) =>
  callAuth(server, "POST /login", {
    body: { email: "anna@esempio.it", password: PASSWORD, ...given },
    ...(remoteAddress !== undefined && { remoteAddress }),
  });

test("lets a device that logged in before try a locked account from any address", async () => {
  await enter(server);
  const proof: string = (await tryLogin({})).body.data.device;
  for (let turn = 0; turn < 60; turn += 1) {
    await tryLogin({ password: "x" }, `203.0.113.${turn}`);
  }
  const from = (last: number, given: { password?: string; device?: string }) =>
    tryLogin(given, `198.51.100.${last}`);
  expect(await from(1, {})).toMatchObject(THROTTLED);
  for (const device of ["", "a.b.c", `${proof}x`, proof.replace(/^\d/, "9")]) {
    expect(await from(2, { device })).toMatchObject(THROTTLED);
  }
  expect(await from(3, { device: proof })).toMatchObject({ status: 200 });
  // A stolen proof allows twenty attempts in ten minutes.
  const tries = [];
  for (let turn = 0; turn < 20; turn += 1) {
    tries.push((await from(10 + turn, { device: proof, password: "x" })).status);
  }
  expect(tries.filter((status) => status === 401)).toHaveLength(19);
  expect(await from(40, { device: proof })).toMatchObject(THROTTLED);
});

test("knows a device for ninety days and for its own account only", async () => {
  await enter(server);
  const { services } = server;
  const emailKey = "anna@esempio.it";
  const device = createKnownDevice(services, emailKey);
  expect(findKnownDevice(services, { device, emailKey })).not.toBeNull();
  expect(findKnownDevice(services, { device, emailKey: "bruno@esempio.it" })).toBeNull();
  now = new Date(TEST_NOW.getTime() + 90 * DAY_MS - 1000);
  expect(findKnownDevice(services, { device, emailKey })).not.toBeNull();
  now = new Date(TEST_NOW.getTime() + 90 * DAY_MS);
  expect(findKnownDevice(services, { device, emailKey })).toBeNull();
});
