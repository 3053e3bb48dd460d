import { CONSENT_TEXTS, DAY_MS, EMPTY_ADDRESS } from "@volpe/contract";
import { expect, test } from "vitest";
import { defineAccountJobs } from "./account-jobs.ts";
import { accountConsents, accounts, mailedTokens } from "./store/account-tables.ts";
import {
  enter,
  listMails,
  login,
  PASSWORD,
  readMailedToken,
  setUpAccounts,
  toSignin,
} from "./test-accounts.ts";

const { server, call, wait } = setUpAccounts();
const PERSON = { name: "Anna Bianchi", email: "anna@esempio.it", phone: "" };
const waitDays = (days: number) => wait(days * DAY_MS);

test("lets only the owner read and change an account", async () => {
  for (const path of [
    "GET /detail",
    "PATCH /update/cambiopassword",
    "PATCH /update/personaldata",
    "PATCH /update/shippingdata",
    "POST /saveposition",
    "DELETE /saveposition",
    "POST /consents",
  ]) {
    const body = {
      ...PERSON,
      ...EMPTY_ADDRESS,
      current: PASSWORD,
      password: "tre papere in fila",
      endOthers: false,
      marketing: true,
    };
    const given = /^(GET|DELETE)/.test(path)
      ? {}
      : { body: path.includes("position") ? { latitude: 1, longitude: 1 } : body };
    expect(await call(path, given)).toMatchObject({
      status: 401,
      body: { errors: [{ code: "unauthenticated" }] },
    });
  }
});

test("name, phone, address and position are stored and returned", async () => {
  const { jwt, user } = await enter(server);
  const token = jwt.accessToken;
  const change = (path: string, body: object) => call(path, { token, body });
  const answer = {
    status: 200,
    body: { data: { _id: user.id, email: user.email, name: "Anna B." } },
  };
  const person = { ...PERSON, name: " Anna  B. ", phone: "333 1234567" };
  expect(await change("PATCH /update/personaldata", person)).toEqual(answer);
  const shipping = { ...EMPTY_ADDRESS, street: "Via Roma 1", city: "Lecco", province: "LC" };
  expect(await change("PATCH /update/shippingdata", shipping)).toEqual(answer);
  const position = { latitude: 45.85, longitude: 9.39 };
  expect(await change("POST /saveposition", position)).toEqual({
    status: 200,
    body: { data: position },
  });
  expect(await change("POST /saveposition", { latitude: 91, longitude: 0 })).toMatchObject({
    status: 422,
  });
  for (const [body, field] of [
    [{ ...PERSON, name: " x " }, "name"],
    [{ ...PERSON, phone: "12" }, "phone"],
    [{ ...PERSON, email: "anna" }, "email"],
  ] as const) {
    expect(await change("PATCH /update/personaldata", body)).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
  }
  expect(await call("GET /detail", { token })).toMatchObject({
    body: { data: { name: "Anna B.", phone: "+393331234567", shipping, position } },
  });
  expect(await login(server)).toMatchObject({ user: { name: "Anna B." }, position });
  expect(await call("DELETE /saveposition", { token })).toMatchObject({ status: 200 });
  expect(await login(server)).toMatchObject({ position: null });
  expect((await listMails(server)).map(({ kind }) => kind)).toEqual(["account-activation"]);
});

test("a shipping address names its comune as ISTAT does", async () => {
  const { jwt } = await enter(server);
  const token = jwt.accessToken;
  const body = {
    ...EMPTY_ADDRESS,
    address: "via reggio 1, 42121 reggio emilia (RE)",
    street: "via reggio 1",
    postal_code: "42121",
    city: "reggio emilia",
    province: "RE",
  };
  expect(await call("PATCH /update/shippingdata", { token, body })).toMatchObject({ status: 200 });
  const city = "Reggio nell'Emilia";
  const shipping = { ...body, city, address: `via reggio 1, 42121 ${city} (RE)` };
  expect(await call("GET /detail", { token })).toMatchObject({ body: { data: { shipping } } });
});

test.each([
  ["Via Mestre 12", "Via Mestre 12", "Via Mestre 12"],
  ["Via Mestre 12", "Via Mestre 12, 30172 Mestre (VE)", "Via Mestre 12, 30172 Venezia (VE)"],
  ["", "Via Mestre 12", "Via Mestre 12"],
])("keeps the comune's name in the street %j of the address %j", async (street, typed, address) => {
  const { jwt } = await enter(server);
  const token = jwt.accessToken;
  const body = { ...EMPTY_ADDRESS, address: typed, street, city: "Mestre", province: "VE" };
  expect(await call("PATCH /update/shippingdata", { token, body })).toMatchObject({ status: 200 });
  const shipping = { ...body, city: "Venezia", address };
  expect(await call("GET /detail", { token })).toMatchObject({ body: { data: { shipping } } });
});

test("refuses a shipping address whose province has no such comune", async () => {
  const { jwt } = await enter(server);
  const token = jwt.accessToken;
  const body = { ...EMPTY_ADDRESS, street: "via Roma 12", city: "Rho", province: "LC" };
  expect(await call("PATCH /update/shippingdata", { token, body })).toEqual({
    status: 422,
    body: {
      errors: [
        {
          code: "invalid-field",
          field: "city",
          message: "In provincia di Lecco non trovo «Rho». Forse Rho (MI)?",
        },
      ],
    },
  });
  expect(await call("GET /detail", { token })).toMatchObject({
    body: { data: { shipping: EMPTY_ADDRESS } },
  });
});

test("a foreign shipping address is stored as it was typed", async () => {
  const { jwt } = await enter(server);
  const token = jwt.accessToken;
  const shipping = { ...EMPTY_ADDRESS, city: "Ginevra", province: "GE", country: "Svizzera" };
  await call("PATCH /update/shippingdata", { token, body: shipping });
  expect(await call("GET /detail", { token })).toMatchObject({ body: { data: { shipping } } });
});

test("changes a password and ends the other sessions on request", async () => {
  const { jwt } = await enter(server);
  const other = await login(server);
  const token = jwt.accessToken;
  const change = (body: object) => call("PATCH /update/cambiopassword", { token, body });
  const next = { current: PASSWORD, password: "tre papere in fila", endOthers: false };
  for (const [changes, field] of [
    [{ current: "non è questa" }, "current"],
    [{ current: "" }, "current"],
    [{ password: "annabianchi85" }, "password"],
  ] as const) {
    expect(await change({ ...next, ...changes })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "invalid-field", field }] },
    });
  }
  const isOtherIn = async () =>
    (await call("GET /detail", { token: other.jwt.accessToken })).status === 200;
  expect(await change(next)).toMatchObject({
    status: 200,
    body: { data: { name: "Anna Bianchi" } },
  });
  expect(await isOtherIn()).toBe(true);
  const last = { current: next.password, password: "quattro papere in fila", endOthers: true };
  expect(await change(last)).toMatchObject({ status: 200 });
  expect(await isOtherIn()).toBe(false);
  expect(await call("GET /detail", { token })).toMatchObject({ status: 200 });
  await login(server, { password: last.password });
  expect((await listMails(server)).filter(({ kind }) => kind === "password-changed")).toHaveLength(
    2,
  );
  for (let turn = 0; turn < 5; turn += 1) {
    await change({ ...next, current: "non è questa" });
  }
  expect(await change({ ...last, current: last.password })).toMatchObject({ status: 429 });
});

test("stores every consent choice and uses the last one", async () => {
  const { jwt } = await enter(server);
  const choose = (marketing: boolean) =>
    call("POST /consents", { token: jwt.accessToken, body: { marketing } });
  await choose(true);
  waitDays(0.005);
  const { status, body } = await choose(false);
  expect(status).toBe(200);
  expect(body.data).toMatchObject([
    {
      category: "marketing",
      granted: false,
      text: CONSENT_TEXTS.marketing,
      givenAt: server.services.clock.now().toISOString(),
    },
    { category: "privacy", granted: true },
  ]);
  expect(await server.services.db.$count(accountConsents)).toBe(4);
});

test("an account without a password needs one before it can change its address", async () => {
  await call("POST /logintoken", { body: { email: "anna@esempio.it" } });
  await call("POST /signin", { body: toSignin() });
  await listMails(server);
  await call("POST /logintoken", { body: { email: "anna@esempio.it" } });
  const link = await readMailedToken(server, "login-link");
  const { body } = await call("POST /loginbytoken", { body: { token: link } });
  const token = body.data.jwt.accessToken;
  expect((await call("GET /detail", { token })).body.data.hasPassword).toBe(false);
  const password = "tre papere in fila";
  const refuse = (field: string, words: string) => ({
    status: 422,
    body: { errors: [{ code: "invalid-field", field, message: expect.stringContaining(words) }] },
  });
  expect(
    await call("PATCH /update/cambiopassword", {
      token,
      body: { current: "", password, endOthers: true },
    }),
  ).toEqual(refuse("current", "chiedi il link"));
  const personal = (email: string) =>
    call("PATCH /update/personaldata", { token, body: { ...PERSON, email } });
  expect(await personal("ladro@esempio.it")).toEqual(refuse("email", "Prima scegli una password"));
  expect(await personal(PERSON.email)).toMatchObject({ status: 200 });
  await call("POST /ripristino", { body: { email: PERSON.email } });
  const recovery = await readMailedToken(server, "password-recovery");
  await call("POST /ripristino", { body: { token: recovery, password } });
  await login(server, { password });
});

test("the nightly job deletes only unconfirmed accounts and expired links", async () => {
  await enter(server);
  await call("POST /signin", { body: toSignin({ email: "bruno@esempio.it" }) });
  await listMails(server);
  const { services } = server;
  const handlers = new Map<string, () => Promise<void>>();
  const repeat = (name: string, _cron: string, handler: () => Promise<void>) =>
    void handlers.set(name, handler);
  defineAccountJobs({ ...services, jobs: { ...services.jobs, define: () => undefined, repeat } });
  const sweep = () => handlers.get("sweep-accounts")?.();
  const count = async () => [
    await services.db.$count(accounts),
    await services.db.$count(mailedTokens),
  ];
  waitDays(6.9);
  await sweep();
  expect(await count()).toEqual([2, 2]);
  waitDays(0.2);
  await sweep();
  expect(await count()).toEqual([1, 0]);
});
