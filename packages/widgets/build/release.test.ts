// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { describeRelease, UNNAMED } from "./release.ts";

test("names a release by its content, in whatever order its files are given", () => {
  const one = describeRelease("0.1.0", { "a.js": "a", "b.js": "b" });
  const same = describeRelease("0.1.0", { "b.js": "b", "a.js": "a" });
  expect(one.described.release).toMatch(/^0\.1\.0-[0-9a-f]{16}$/);
  expect(same.described.release).toBe(one.described.release);
});

test("gives a release another name if a content, a file's name or the version differs", () => {
  const names = [
    describeRelease("0.1.0", { "a.js": "a" }),
    describeRelease("0.1.0", { "a.js": "b" }),
    describeRelease("0.1.0", { "c.js": "a" }),
    describeRelease("0.2.0", { "a.js": "a" }),
  ].map(({ described }) => described.release);
  expect(new Set(names).size).toBe(4);
});

test("hashes a file after writing the first digits of its release into it", () => {
  const { described, named } = describeRelease("0.1.0", { "a.js": `say("0.1.0-${UNNAMED}")` });
  const content = `say("${described.release.slice(0, -10)}")`;
  expect(named).toEqual({ "a.js": content });
  const hash = createHash("sha384").update(content).digest("base64");
  expect(described.files).toEqual({
    "a.js": { integrity: `sha384-${hash}`, bytes: content.length },
  });
});
