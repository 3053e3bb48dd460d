// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { describeRelease } from "./release.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("names a release by its content, in whatever order its files are given", () => {
  const one = describeRelease("0.1.0", { "a.js": bytes("a"), "b.js": bytes("b") });
  const same = describeRelease("0.1.0", { "b.js": bytes("b"), "a.js": bytes("a") });
  expect(one.release).toMatch(/^0\.1\.0-[0-9a-f]{16}$/);
  expect(same.release).toBe(one.release);
});

test("gives other content, another name of a file or another version another address", () => {
  const names = [
    describeRelease("0.1.0", { "a.js": bytes("a") }),
    describeRelease("0.1.0", { "a.js": bytes("b") }),
    describeRelease("0.1.0", { "c.js": bytes("a") }),
    describeRelease("0.2.0", { "a.js": bytes("a") }),
  ].map(({ release }) => release);
  expect(new Set(names).size).toBe(4);
});

test("has the integrity hash that a browser compares", () => {
  const { files } = describeRelease("0.1.0", { "a.js": bytes("a") });
  const hash = createHash("sha384").update("a").digest("base64");
  expect(files).toEqual({ "a.js": { integrity: `sha384-${hash}`, bytes: 1 } });
});
