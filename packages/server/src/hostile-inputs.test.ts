import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestAccount, signInForTest } from "./accounts/sessions/test-session.ts";
import { startTestContracts, type TestContracts } from "./contracts/test-contracts.ts";
import { toHostileBody, toHostileForm } from "./test-hostile-form.ts";
import { hostileText, type JsonSchema, toHostile } from "./test-hostile-values.ts";

/** Number of runs for each route; the long run makes many more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
/** Each PDF in a form is read by its own process, so more of them would take hours. */
const FORMS = Math.min(RUNS * 5, 2_000);

type Operation = {
  parameters?: { in: "path" | "query" | "header"; name: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
};
type Route = { name: string; path: string; method: string; operation: Operation };

let contracts: TestContracts;
let headers: Record<string, string>;
const failures: string[] = [];
beforeAll(async () => {
  contracts = await startTestContracts();
  const account = await createTestAccount(contracts.services, { email: "anna@example.it" });
  headers = await signInForTest(contracts.services, account.id);
}, 120_000);
afterAll(() => contracts.close());

async function listOperations(): Promise<Route[]> {
  const reply = await contracts.app.inject("/api/v1/openapi.json");
  const { paths } = reply.json() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({
      name: `${verb.toUpperCase()} ${path}`,
      path,
      method: verb.toUpperCase(),
      operation,
    })),
  );
}

const TYPES = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/xml",
  "a",
];

function toRequests({ path, method, operation }: Route) {
  const parameters = operation.parameters ?? [];
  const of = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((each) => each.in === place)
          .map(({ name, schema }) => [name, toHostile(schema)]),
      ),
      { requiredKeys: [] },
    );
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const body = toHostile(content?.schema ?? {});
  return fc.record({
    method: fc.constant(method),
    path: fc.constant(path),
    inPath: fc.array(fc.oneof(fc.constant(contracts.offer), hostileText), {
      minLength: 4,
      maxLength: 4,
    }),
    query: fc.oneof(of("query"), fc.dictionary(hostileText, hostileText, { maxKeys: 3 })),
    given: of("header"),
    isKnown: fc.boolean(),
    type: fc.oneof(
      { weight: 8, arbitrary: fc.constant("application/json") },
      fc.constantFrom(...TYPES),
    ),
    body: fc.oneof(
      { weight: 8, arbitrary: body.map((value) => JSON.stringify(value) ?? "") },
      { weight: 1, arbitrary: hostileText },
    ),
    address: fc.ipV4(),
  });
}

const toText = (value: unknown) =>
  typeof value === "object" ? JSON.stringify(value) : String(value);
const encode = (value: unknown) => encodeURIComponent(toText(value).toWellFormed());

// Node's client refuses a header with a control character before it is sent.
const toHeader = (value: unknown) => toText(value).replaceAll(/[^\t\x20-\x7e]/g, "") || "a";

test("answers hostile requests of every route with at most an error of the sender", async () => {
  const routes = await listOperations();
  expect(routes.length).toBeGreaterThan(90);
  for (const route of routes) {
    const property = fc.asyncProperty(toRequests(route), async (sent) => {
      const places = [...sent.inPath];
      const query = Object.entries(sent.query).map(
        ([name, value]) => `${encode(name)}=${encode(value)}`,
      );
      const hasBody = !["GET", "HEAD"].includes(sent.method);
      const reply = await contracts.app.inject({
        method: sent.method as "GET",
        url: `${sent.path.replaceAll(/\{\w+\}/g, () => encode(places.pop()))}?${query.join("&")}`,
        remoteAddress: sent.address,
        headers: {
          ...Object.fromEntries(
            Object.entries(sent.given).map(([name, value]) => [name, toHeader(value)]),
          ),
          ...(sent.isKnown ? headers : {}),
          ...(hasBody ? { "content-type": sent.type } : {}),
        },
        ...(hasBody ? { payload: sent.body } : {}),
      });
      expect(reply.statusCode, reply.body).toBeLessThan(500);
    });
    const result = await fc.check(property, { numRuns: RUNS });
    if (result.failed) {
      failures.push(`${route.name}: ${fc.defaultReportMessage(result)}`);
    }
  }
  expect(failures).toEqual([]);
});

const FORM = "multipart/form-data";

test("answers hostile forms with files with at most an error of the sender", async () => {
  const { app, reset } = contracts;
  const send = async (path: string, { type, body }: ReturnType<typeof toHostileBody>) => {
    await reset();
    return await app.inject({
      method: "POST",
      url: path,
      headers: { ...headers, "content-type": type },
      payload: body,
    });
  };
  const opened = await send("/api/v1/tickets", toTicket());
  expect(opened.statusCode).toBe(201);
  const { slug } = opened.json().data;
  const routes = (await listOperations()).filter(
    ({ operation }) => FORM in (operation.requestBody?.content ?? {}),
  );
  expect(routes.length).toBeGreaterThanOrEqual(3);
  for (const { name, path, operation } of routes) {
    const statuses = new Set<number>();
    const schema = operation.requestBody?.content[FORM]?.schema ?? {};
    const property = fc.asyncProperty(toHostileForm(schema), async (form) => {
      const { statusCode, body } = await send(path.replace("{slug}", slug), form);
      statuses.add(statusCode);
      expect(statusCode, body).toBeLessThan(500);
    });
    const result = await fc.check(property, { numRuns: FORMS });
    expect(result.failed && `${name}: ${fc.defaultReportMessage(result)}`).toBe(false);
    // Some forms are read to their end, instead of being refused before that.
    expect([...statuses].some((status) => [201, 422].includes(status))).toBe(true);
  }
});

function toTicket() {
  const fields = { id: crypto.randomUUID(), message: "Ecco.", subject: "La bolletta", rate: "" };
  return toHostileBody(
    Object.entries(fields).map(([name, value]) => ({
      headers: [`content-disposition: form-data; name="${name}"`],
      content: Buffer.from(value),
    })),
  );
}
