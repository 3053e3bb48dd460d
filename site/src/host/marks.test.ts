import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerMarks } from "./marks.ts";

async function ask(path: string) {
  const app = Fastify();
  registerMarks(app);
  const { statusCode, headers, body } = await app.inject(path);
  await app.close();
  return {
    statusCode,
    type: headers["content-type"],
    policy: headers["content-security-policy"],
    body,
  };
}

test.each(["fiat", "volkswagen", "citroen", "ds"])(
  "%s has its mark, light and dark",
  async (slug) => {
    const { statusCode, type, policy, body } = await ask(`/marks/${slug}.svg`);
    expect([statusCode, type]).toEqual([200, "image/svg+xml"]);
    expect(policy).toContain("default-src 'none'");
    expect(body).toMatch(/<path d="[^"]{50,}"\/>/);
    expect(body).toContain("prefers-color-scheme:dark");
  },
);

test("a make without a mark, and every supplier, has its initials", async () => {
  expect((await ask("/marks/mercedes-benz.svg")).body).toContain(">MB</text>");
  // An invented supplier never borrows a stranger's mark.
  expect((await ask("/marks/audible.svg")).body).toContain(">A</text>");
});

test.each(["/marks/..%2Ffiat.svg", "/marks/FIAT.svg", `/marks/${"a".repeat(80)}.svg`])(
  "%s is no mark",
  async (path) => expect((await ask(path)).statusCode).toBe(404),
);
