import { expect, test } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";

test("gives the same value of an address until the version changes", () => {
  let version = "1";
  const answers = createAnswerCache({ version: () => version });
  answers.keep("/api/v1/offers?a=1", '{"data":{"total":3}}');
  expect(answers.find("/api/v1/offers?a=1")).toEqual({ data: { total: 3 } });
  expect(answers.find("/api/v1/offers?a=1")).toBe(answers.find("/api/v1/offers?a=1"));
  expect(answers.find("/api/v1/offers?a=2")).toBeUndefined();
  version = "2";
  expect(answers.find("/api/v1/offers?a=1")).toBeUndefined();
});

test("freezes a value at every depth", () => {
  const answers = createAnswerCache({ version: () => "1" });
  answers.keep("/a", '{"data":{"offers":[{"name":"A"}]}}');
  const found = answers.find("/a") as { data: { offers: { name: string }[] } };
  expect(() => found.data.offers.push({ name: "B" })).toThrow(TypeError);
  expect(() => Object.assign(found.data.offers[0] ?? {}, { name: "B" })).toThrow(TypeError);
});

test("forgets an answer after a minute", () => {
  let nowMs = 1;
  const answers = createAnswerCache({ version: () => "1", now: () => nowMs });
  answers.keep("/a", "{}");
  nowMs += 59_000;
  expect(answers.find("/a")).toEqual({});
  nowMs += 2_000;
  expect(answers.find("/a")).toBeUndefined();
});

test("drops the least recently used address when its bytes are exceeded", () => {
  const answers = createAnswerCache({ version: () => "1", maxBytes: 100 });
  for (const url of ["/a", "/b", "/c"]) answers.keep(url, '"0123456"');
  expect([answers.find("/a"), answers.find("/c")]).toEqual([undefined, "0123456"]);
});
