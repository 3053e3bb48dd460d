import { expect, test } from "vitest";
import { judgeLogin } from "./judge-login.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const verified = { email: "anna@esempio.it", isVerified: true };
const unverified = { email: "anna@esempio.it", isVerified: false };
const active = { id: "a", activatedAt: NOW };
const pending = { id: "a", activatedAt: null };
const mine = { accountId: "a", awaitedTokenHash: null };
const waiting = { accountId: "a", awaitedTokenHash: "hash" };
const elsewhere = { accountId: "b", awaitedTokenHash: "hash" };
const { email } = verified;

test.each([
  ["enters by its identity", verified, mine, active, { status: "enter", accountId: "a" }],
  [
    "whatever the address is by now",
    unverified,
    mine,
    undefined,
    { status: "enter", accountId: "a" },
  ],
  [
    "even without any",
    { email: null, isVerified: false },
    mine,
    undefined,
    { status: "enter", accountId: "a" },
  ],
  [
    "is nobody without address",
    { email: null, isVerified: false },
    undefined,
    undefined,
    { status: "no-email" },
  ],
  ["is made new", verified, undefined, undefined, { status: "create", email }],
  [
    "is linked by a proved address",
    verified,
    undefined,
    active,
    { status: "link", accountId: "a", isProved: true },
  ],
  [
    "proves what nobody had",
    verified,
    undefined,
    pending,
    { status: "link", accountId: "a", isProved: false },
  ],
  [
    "need not wait once it is vouched for",
    verified,
    waiting,
    pending,
    { status: "link", accountId: "a", isProved: false },
  ],
  [
    "waits for its link",
    unverified,
    undefined,
    undefined,
    { status: "confirm", email, accountId: null },
  ],
  [
    "gets its link again",
    unverified,
    waiting,
    pending,
    { status: "confirm", email, accountId: "a" },
  ],
  [
    "waits anew at another address",
    unverified,
    elsewhere,
    undefined,
    { status: "confirm", email, accountId: null },
  ],
  ["is not let into an account", unverified, undefined, active, { status: "ask-mailbox", email }],
  [
    "nor into one for which it waited",
    unverified,
    waiting,
    active,
    { status: "ask-mailbox", email },
  ],
  [
    "nor into another’s registration",
    unverified,
    undefined,
    pending,
    { status: "ask-mailbox", email },
  ],
  ["nor from another one", unverified, elsewhere, pending, { status: "ask-mailbox", email }],
] as const)("who comes back %s", (_what, person, identity, account, judgement) => {
  expect(judgeLogin({ person, identity, account })).toEqual(judgement);
});
