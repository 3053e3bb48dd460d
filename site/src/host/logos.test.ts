import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerLogos } from "./logos.ts";

async function ask(path: string) {
  const app = Fastify();
  registerLogos(app);
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
  "draws the logo of %s for light and dark pages",
  async (slug) => {
    const { statusCode, type, policy, body } = await ask(`/marks/${slug}.svg`);
    expect([statusCode, type]).toEqual([200, "image/svg+xml"]);
    expect(policy).toContain("default-src 'none'");
    expect(body).toMatch(/<path d="[^"]{50,}"\/>/);
    expect(body).toContain("prefers-color-scheme:dark");
  },
);

test("draws initials for suppliers and for makes without a logo", async () => {
  expect((await ask("/marks/mercedes-benz.svg")).body).toContain(">MB</text>");
  // An invented supplier must not get another company's logo.
  expect((await ask("/marks/audible.svg")).body).toContain(">A</text>");
});

test.each(["/marks/..%2Ffiat.svg", "/marks/FIAT.svg", `/marks/${"a".repeat(80)}.svg`])(
  "answers 404 for %s",
  async (path) => expect((await ask(path)).statusCode).toBe(404),
);
