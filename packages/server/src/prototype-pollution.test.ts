import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestAccount, signInForTest } from "./accounts/sessions/test-session.ts";
import type { VolpeServer } from "./server.ts";
import { listRoutes } from "./test-routes.ts";
import { createTestServer } from "./test-server.ts";

/** Every way in JSON to reach the prototype of all objects. */
const BODIES = [
  '{"__proto__":{"polluted":"yes"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"a":{"__proto__":{"polluted":"yes"}},"consents":{"__proto__":{"polluted":"yes"}}}',
  '[{"__proto__":{"polluted":"yes"}}]',
  '{"\\u005f_proto__":{"polluted":"yes"}}',
];
const QUERIES = [
  "__proto__[polluted]=yes&__proto__.polluted=yes",
  "constructor[prototype][polluted]=yes&constructor.prototype.polluted=yes",
];

let server: VolpeServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await createTestServer();
  const account = await createTestAccount(server.services, { email: "anna@example.it" });
  headers = await signInForTest(server.services, account.id);
}, 60_000);
afterAll(() => server.close());

const readPolluted = (): unknown => Reflect.get({}, "polluted");
// One polluted prototype would change every test after this one.
afterEach(() => {
  Reflect.deleteProperty(Object.prototype, "polluted");
});

test("no body and no query of any route changes the prototype of objects", async () => {
  const routes = await listRoutes(server.app);
  expect(routes.length).toBeGreaterThan(90);
  const changedBy: string[] = [];
  let visitor = 0;
  for (const { name, method } of routes) {
    const path = name.split(" ")[1]?.replaceAll(/\{\w+\}/g, "__proto__");
    const isRead = method === "GET";
    for (const sent of isRead ? QUERIES : BODIES) {
      visitor += 1;
      const { statusCode } = await server.app.inject({
        method: method as "POST",
        url: `/api/v1${path}?${isRead ? sent : QUERIES[0]}`,
        remoteAddress: `10.1.${visitor >> 8}.${visitor & 255}`,
        headers: isRead ? headers : { ...headers, "content-type": "application/json" },
        ...(isRead ? {} : { payload: sent }),
      });
      expect([name, sent, statusCode < 500]).toEqual([name, sent, true]);
      if (readPolluted() !== undefined) {
        changedBy.push(`${name} ${sent}`);
        Reflect.deleteProperty(Object.prototype, "polluted");
      }
    }
  }
  expect(changedBy).toEqual([]);
}, 60_000);

test("notices a prototype that was changed", () => {
  Reflect.set(Object.prototype, "polluted", "yes");
  expect(readPolluted()).toBe("yes");
});
