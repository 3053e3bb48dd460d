import { expect, test } from "vitest";
import { createBrowsingCalls } from "./api/browsing-calls.ts";
import { createHostedClient, createTestSession } from "./api/fake-host.ts";
import { createMemoryCookies } from "./cookies/memory-cookies.ts";
import { createClient, createHeaderCookies } from "./index.ts";

test("two clients share no session, lists or tracking", async () => {
  const createVisitor = (name: string) => {
    const auth = JSON.stringify(createTestSession(name, 9_000_000_000));
    const cookies = createMemoryCookies({ auth, tracking: `AFF-${name}` });
    const hosted = createHostedClient(() => ({ data: [] }), { cookies });
    hosted.client.session.restore();
    return { ...hosted, cookies };
  };
  const anna = createVisitor("anna");
  const bruno = createVisitor("bruno");
  anna.client.lists.toggleFavourite("a");
  await Promise.all(
    [anna, bruno].map(({ client }) => createBrowsingCalls(client.api.request).brands()),
  );
  anna.client.session.end();
  expect(bruno.client.session.state.session?.jwt.accessToken).toBe("bruno");
  expect(bruno.client.lists.state.preferiti).toEqual([]);
  expect(bruno.cookies.get("preferiti")).toBeUndefined();
  const [ofAnna, ofBruno] = [anna, bruno].map(({ sent }) =>
    sent.filter(({ method }) => method === "GET").map(({ headers }) => headers),
  );
  expect(ofAnna).toMatchObject([{ authorization: "Bearer anna", tracking: "AFF-anna" }]);
  expect(ofBruno).toMatchObject([{ authorization: "Bearer bruno", tracking: "AFF-bruno" }]);
});

test("twenty instances keep their own tracking values", async () => {
  const cookies = createMemoryCookies({ tracking: "PAGE" });
  const instances = Array.from({ length: 20 }, (_, index) =>
    createHostedClient(() => ({ data: [] }), { cookies, tracking: `AFF-${index}` }),
  );
  await Promise.all(
    instances.map(({ client }) => createBrowsingCalls(client.api.request).brands()),
  );
  expect(instances.map(({ sent }) => sent[0]?.headers.tracking)).toEqual(
    instances.map((_, index) => `AFF-${index}`),
  );
  expect(instances.map(({ client }) => client.chat.state.draft.tracking)).toEqual(
    instances.map((_, index) => `AFF-${index}`),
  );
  expect(cookies.get("tracking")).toBe("PAGE");
});

test("works on a server without setting cookies or sending anything", () => {
  expect(typeof window).toBe("undefined");
  const setCookies: string[] = [];
  const client = createClient({
    baseUrl: "https://host.example",
    cookies: createHeaderCookies({
      cookieHeader: "items=damaged; preferiti=damaged",
      onSetCookie: (header) => setCookies.push(header),
    }),
    fetch: () => expect.fail("nothing is to be fetched"),
  });
  expect(client.session.restore()).toBe(false);
  client.chat.close();
  client.dispose();
  expect(setCookies).toEqual([]);
});
