import { ChatAnswer, ChatContinuation } from "@volpe/contract";
import Value from "typebox/value";
import { expect, test, vi } from "vitest";
import { createRandomId, createRandomKey } from "./random-id.ts";

test("makes UUIDs of version 4 without https", () => {
  vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
    throw new TypeError("not a function");
  });
  const ids = Array.from({ length: 200 }, createRandomId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) {
    expect(id).toMatch(/^.{14}4.{4}[89ab]/);
    expect(Value.Check(ChatAnswer, { id, owner: "user", step: 0, messages: ["x"] })).toBe(true);
  }
});

test("makes keys that the contract accepts", () => {
  const keys = Array.from({ length: 200 }, createRandomKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) {
    expect(Value.Check(ChatContinuation, { token: key, key })).toBe(true);
  }
});
