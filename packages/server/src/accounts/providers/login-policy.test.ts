import { expect, test } from "vitest";
import { decideLogin } from "./login-policy.ts";

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
  ["a known identity logs in", verified, mine, active, { status: "enter", accountId: "a" }],
  [
    "a known identity logs in whatever its address is now",
    unverified,
    mine,
    undefined,
    { status: "enter", accountId: "a" },
  ],
  [
    "a known identity logs in even without an address",
    { email: null, isVerified: false },
    mine,
    undefined,
    { status: "enter", accountId: "a" },
  ],
  [
    "an unknown identity without an address is refused",
    { email: null, isVerified: false },
    undefined,
    undefined,
    { status: "no-email" },
  ],
  [
    "a verified unknown address makes an account",
    verified,
    undefined,
    undefined,
    { status: "create", email },
  ],
  [
    "a verified address is linked to its active account",
    verified,
    undefined,
    active,
    { status: "link", accountId: "a", isProved: true },
  ],
  [
    "a verified address is linked to an unconfirmed registration",
    verified,
    undefined,
    pending,
    { status: "link", accountId: "a", isProved: false },
  ],
  [
    "a waiting identity is linked once its address is verified",
    verified,
    waiting,
    pending,
    { status: "link", accountId: "a", isProved: false },
  ],
  [
    "an unverified unknown address gets an activation link",
    unverified,
    undefined,
    undefined,
    { status: "confirm", email, accountId: null },
  ],
  [
    "a waiting identity gets its link again",
    unverified,
    waiting,
    pending,
    { status: "confirm", email, accountId: "a" },
  ],
  [
    "a waiting identity with a new address gets a link there",
    unverified,
    elsewhere,
    undefined,
    { status: "confirm", email, accountId: null },
  ],
  [
    "an unverified address does not log in to an existing account",
    unverified,
    undefined,
    active,
    { status: "ask-mailbox", email },
  ],
  [
    "a waiting identity does not log in to an account that became active",
    unverified,
    waiting,
    active,
    { status: "ask-mailbox", email },
  ],
  [
    "an unverified address does not join a pending registration",
    unverified,
    undefined,
    pending,
    { status: "ask-mailbox", email },
  ],
  [
    "an identity that waits elsewhere does not join a pending registration",
    unverified,
    elsewhere,
    pending,
    { status: "ask-mailbox", email },
  ],
] as const)("%s", (_what, person, identity, account, decision) => {
  expect(decideLogin({ person, identity, account })).toEqual(decision);
});
