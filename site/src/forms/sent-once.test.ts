import { IDEMPOTENCY_HEADER } from "@volpe/contract";
import type { ApiRequest } from "@volpe/core";
import { expect, test } from "vitest";
import { SUBMISSION, toOnce } from "./sent-once.ts";

const ID = "6f1e9c1c-9b0b-4c42-9d0e-1b6f6d0e2a11";

/** The key that a call of a form with this id carries. */
async function keyOf(call: Parameters<ApiRequest>[0], id: string | null = ID) {
  let headers: Record<string, string> | undefined;
  const request = (async (sent) => {
    headers = sent.headers;
  }) as ApiRequest;
  const form = new FormData();
  if (id !== null) form.set(SUBMISSION, id);
  await toOnce(request, form)(call);
  return headers?.[IDEMPOTENCY_HEADER];
}

const post = (body: unknown, path = "/contacts") => ({ method: "POST", path, body }) as const;

test("gives the same form the same key, and a changed form another key", async () => {
  const key = await keyOf(post({ message: "Ciao" }));
  expect(key).toMatch(new RegExp(`^${ID}\\.\\w+$`));
  expect(await keyOf(post({ message: "Ciao" }))).toBe(key);
  expect(await keyOf(post({ message: "Ciao!" }))).not.toBe(key);
  expect(await keyOf(post({ message: "Ciao" }, "/rates"))).not.toBe(key);
});

test("identifies a form with files by their names and sizes", async () => {
  const toForm = (name: string, content: string) => {
    const form = new FormData();
    form.append("files", new File([content], name));
    return post(form);
  };
  const key = await keyOf(toForm("a.pdf", "1"));
  expect(await keyOf(toForm("a.pdf", "2"))).toBe(key);
  expect(await keyOf(toForm("a.pdf", "12"))).not.toBe(key);
  expect(await keyOf(toForm("b.pdf", "1"))).not.toBe(key);
});

test("sends a correction without a key", async () => {
  expect(await keyOf({ method: "PATCH", path: "/contracts/q7Zk1", body: {} })).toBeUndefined();
});

test("sends a call without a key if it only reads or the form has no valid id", async () => {
  expect(await keyOf({ method: "GET", path: "/rates/q7Zk1" })).toBeUndefined();
  expect(await keyOf(post({}), null)).toBeUndefined();
  expect(await keyOf(post({}), "1")).toBeUndefined();
});
