import { DAY_SECONDS } from "@volpe/contract";
import { expect, test } from "vitest";
import { decideRefresh, GRACE_MS, toRotated } from "./refresh-rules.ts";
import {
  createRefreshToken,
  hashRefreshToken,
  parseRefreshToken,
  type RefreshToken,
  toRefreshTokenText,
  toSuccessor,
} from "./refresh-token.ts";
import { toSessionEnd } from "./session-life.ts";
import type { Session } from "./session-repository.ts";

const KEY = new Uint8Array(32).fill(7);
const START = Date.parse("2026-11-21T10:00:00Z");
const at = (seconds: number) => new Date(START + seconds * 1000);

function begin(): { session: Session; token: RefreshToken } {
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const token = createRefreshToken(id);
  const session: Session = {
    id,
    accountId: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
    lifetime: "login",
    device: "Firefox su Linux",
    tokenHash: hashRefreshToken(token),
    generation: 1,
    confirmedGeneration: 1,
    rotations: [],
    createdAt: at(0),
    lastSeenAt: at(0),
    expiresAt: toSessionEnd("login", { now: at(0), createdAt: at(0) }),
    endedAt: null,
  };
  return { session, token };
}

function rotate(session: Session, token: RefreshToken, seconds: number) {
  const now = at(seconds);
  const successor = toSuccessor(token, KEY);
  const rotated = toRotated(session, successor, {
    now,
    expiresAt: toSessionEnd("login", { now, createdAt: now }),
  });
  return { session: rotated, token: successor };
}

const decide = (session: Session, token: RefreshToken, seconds: number) =>
  decideRefresh(session, token, { key: KEY, now: at(seconds) });

test("only the text of a token is parsed", () => {
  const { token } = begin();
  const text = toRefreshTokenText(token);
  expect(parseRefreshToken(text)).toEqual(token);
  for (const wrong of ["", "x", `${text}A`, text.slice(0, -1), `${text} `, "é".repeat(70)]) {
    expect(parseRefreshToken(wrong)).toBeNull();
  }
});

test("the current token is exchanged", () => {
  const { session, token } = begin();
  expect(decide(session, token, 60)).toEqual({ kind: "rotate" });
});

test("a used token gets the same successor until the successor is used", () => {
  const first = begin();
  const second = rotate(first.session, first.token, 60);
  expect(decide(second.session, first.token, 3600)).toEqual({ kind: "repeat", generations: 1 });
  const seen = { ...second.session, confirmedGeneration: 2 };
  expect(decide(seen, first.token, 3600)).toEqual({ kind: "reuse" });
});

test("a used token is accepted for a day if its successor is unused", () => {
  const first = begin();
  const { session } = rotate(first.session, first.token, 60);
  const lasting = { ...session, expiresAt: at(30 * DAY_SECONDS) };
  expect(decide(lasting, first.token, 60 + DAY_SECONDS)).toEqual({
    kind: "repeat",
    generations: 1,
  });
  expect(decide(lasting, first.token, 61 + DAY_SECONDS)).toEqual({ kind: "reuse" });
});

test("a used successor is recorded as received", () => {
  const first = begin();
  const second = rotate(first.session, first.token, 60);
  const third = rotate(second.session, second.token, 960);
  expect(third.session.confirmedGeneration).toBe(2);
  expect(decide(third.session, second.token, 2000)).toEqual({ kind: "repeat", generations: 1 });
  expect(decide(third.session, first.token, 2000)).toEqual({ kind: "reuse" });
});

test("a token used less than ten seconds ago leads to the current one", () => {
  const first = begin();
  const second = rotate(first.session, first.token, 60);
  const third = rotate(second.session, second.token, 62);
  const { session } = rotate(third.session, third.token, 64);
  expect(decide(session, first.token, 60 + GRACE_MS / 1000)).toEqual({
    kind: "repeat",
    generations: 3,
  });
  expect(decide(session, first.token, 71)).toEqual({ kind: "reuse" });
  expect(decide(session, second.token, 71)).toEqual({ kind: "repeat", generations: 2 });
});

test("reuse is recognised a thousand refreshes later without stored history", () => {
  const first = begin();
  let last = first;
  for (let turn = 1; turn <= 1000; turn += 1) {
    last = rotate(last.session, last.token, turn * 900);
  }
  expect(last.session.rotations).toHaveLength(1);
  expect(decide(last.session, first.token, 900_100)).toEqual({ kind: "reuse" });
});

test("an unknown token does not end the session", () => {
  const { session, token } = begin();
  const other = createRefreshToken(session.id);
  for (const wrong of [
    other,
    toSuccessor(token, KEY),
    { ...token, generation: 0 },
    { ...token, generation: 4_294_967_295 },
  ]) {
    expect(decide(session, wrong, 1)).toEqual({ kind: "unknown" });
  }
  const far = { ...session, generation: 4_000_000 };
  expect(decide(far, token, 1)).toEqual({ kind: "unknown" });
});

test("an ended or expired session is not refreshed", () => {
  const { session, token } = begin();
  expect(decide(session, token, 86_399)).toEqual({ kind: "rotate" });
  expect(decide(session, token, DAY_SECONDS)).toEqual({ kind: "unknown" });
  expect(decide({ ...session, endedAt: at(1) }, token, 2)).toEqual({ kind: "unknown" });
});
