import { expect, test, vi } from "vitest";
import { listOwnTexts, startTestHolders } from "./test-holders.ts";
import { BY_LOGIN, BY_SECRET, PUBLIC } from "./test-route-classes.ts";
import { setUp } from "./test-setup.ts";
import { toForm } from "./tickets/test-tickets.ts";

const people = setUp("file", startTestHolders);

// Drawing documents may be slow on a test machine.
vi.setConfig({ testTimeout: 60_000 });

const LOGIN_NAMES = Object.keys(BY_LOGIN);
const READS = LOGIN_NAMES.filter((name) => name.startsWith("GET "));

type Headers = Record<string, string>;

function call(name: string, headers: Headers = {}) {
  const [method = "", path = ""] = name.split(" ");
  const { payload } = BY_LOGIN[name] ?? {};
  return people.send(method, {
    path,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Everything that Anna's login reads. */
async function readAnna(): Promise<Record<string, string>> {
  // An export may be taken a few times a day only.
  await people.contracts.reset();
  const texts: Record<string, string> = {};
  for (const name of READS) {
    const { status, text } = await call(name, people.anna.headers);
    expect(status, name).toBe(200);
    texts[name] = text;
  }
  return texts;
}

function expectNothingOfAnna(text: string, name: string): void {
  expect(
    listOwnTexts(people.anna).filter((own) => text.includes(own)),
    name,
  ).toEqual([]);
}

test.each(LOGIN_NAMES)("refuses %s without a login", async (name) => {
  expect((await call(name)).status).toBe(401);
});

test.each(LOGIN_NAMES.filter((name) => BY_LOGIN[name]?.holds))(
  "answers %s with the data of the login",
  async (name) => {
    const toText = BY_LOGIN[name]?.holds ?? (() => "");
    const { status, text } = await call(name, people.anna.headers);
    expect(status).toBe(200);
    expect(text).toContain(toText(people.anna));
    expect(text).not.toContain(toText(people.bruno));
  },
);

test.each(PUBLIC.filter((name) => name.startsWith("GET ")))(
  "answers %s with a login as without one",
  async (name) => {
    const path = name.replace("GET ", "");
    const [known, unknown] = await Promise.all([
      people.send("GET", { path, headers: people.anna.headers }),
      people.send("GET", { path }),
    ]);
    expect(known).toEqual(unknown);
    expectNothingOfAnna(known.text, name);
  },
);

test.each(Object.entries(BY_SECRET))(
  "%s accepts no id or key of another thing as its secret",
  async (name, toCall) => {
    const [method = ""] = name.split(" ");
    const before = await readAnna();
    const { anna, bruno } = people;
    const guesses = [anna.rate, anna.contract.id, anna.session, bruno.bill.key, bruno.contract.key];
    for (const guess of guesses) {
      const { payload, path } = toCall(guess, anna);
      const { status, text } = await people.send(method, {
        path,
        headers: bruno.headers,
        ...(payload === undefined ? {} : { payload }),
      });
      // A logout with an unknown token has nothing to end.
      expect(status, text).toBeGreaterThanOrEqual(name === "POST /auth/logout" ? 200 : 400);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/accessToken|anna@/);
    }
    expect(await readAnna()).toEqual(before);
  },
);

test("a ticket about a quote of somebody else is refused", async () => {
  const { anna, bruno } = people;
  const fields = { id: crypto.randomUUID(), message: "Ecco.", subject: "Il preventivo" };
  const form = toForm({ ...fields, rate: anna.rate }, []);
  const before = await readAnna();
  const reply = await people.send("POST", {
    path: "/tickets",
    payload: form.payload,
    headers: { ...bruno.headers, ...form.headers },
  });
  expect([reply.status, reply.text.includes(anna.email)]).toEqual([404, false]);
  expect(await readAnna()).toEqual(before);
});

test("an order from somebody else's quote shows nothing of them", async () => {
  const { contracts, anna } = people;
  const before = await readAnna();
  const order = await contracts.begin(contracts.offer, { rate: anna.rate });
  const { status, text } = await people.send("GET", {
    path: `/contracts/${order.id}`,
    headers: { "owner-key": order.key },
  });
  expect(status).toBe(200);
  // Whoever knows a quote's address may read its figures.
  expectNothingOfAnna(text.replaceAll(anna.rate, ""), "GET /contracts/{contract}");
  expect(await readAnna()).toEqual(before);
});

// This test runs last, because it changes and ends what Bruno has.
test("no call of one login shows or changes anything of another account", async () => {
  const before = await readAnna();
  for (const name of LOGIN_NAMES) {
    const { status, text } = await call(name, people.bruno.headers);
    expect([401, 403, 404], `${name} ${text}`).not.toContain(status);
    expect(status, name).toBeLessThan(500);
    expectNothingOfAnna(text, name);
  }
  expect(await readAnna()).toEqual(before);
});
