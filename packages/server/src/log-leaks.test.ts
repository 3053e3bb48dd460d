import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { CLICK_HEADER, IDEMPOTENCY_HEADER, OWNER_KEY_HEADER } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestAccount, signInForTest } from "./accounts/sessions/test-session.ts";
import { connectVisitor } from "./chat/test-visitor.ts";
import { createLog } from "./process/log.ts";
import type { VolpeServer } from "./server.ts";
import type { JsonSchema } from "./test-hostile-values.ts";
import { createTestServer } from "./test-server.ts";

/** Data that a person types or holds; none of them may be in a log. */
const SEEDS = {
  email: "giuditta.seminata@posta.example",
  token: "tok5eme0cR9vQ2xW7kLpZ3mNb8",
  iban: "IT60X0542811101000000123456",
  fiscalCode: "RSSMRA80A01F205X",
} as const;
const SECRETS = [...Object.values(SEEDS), "seminata", "0542811101"];

const written: string[] = [];
let server: VolpeServer;
let login: string;
let url: string;

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
  }
  for (const level of ["debug", "error", "info", "log", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      written.push(
        parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(" "),
      );
    });
  }
  server = await createTestServer({
    log: createLog("debug", { write: (line) => void written.push(line) }),
    work: true,
  });
  const { services, app } = server;
  const account = await createTestAccount(services, { email: `conto.${SEEDS.email}` });
  login = (await signInForTest(services, account.id)).authorization;
  await app.listen({ port: 0, host: "127.0.0.1" });
  await server.attachSocket(app.server);
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}, 60_000);

afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

type Operation = {
  parameters?: { in: "path" | "query" | "header"; name: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
};

/** A value of the schema with the secret wherever a text is free. */
function plant(schema: JsonSchema, secret: string): unknown {
  if ("const" in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (choice !== undefined) return plant(choice, secret);
  switch ([schema.type].flat()[0]) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          plant(field, secret),
        ]),
      );
    case "array":
      return [plant(schema.items ?? {}, secret)];
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return schema.format === "email"
        ? SEEDS.email
        : schema.format === "uuid"
          ? randomUUID()
          : secret;
  }
}

/** Calls every route of the route table with each secret in each of its places. Returns the statuses. */
async function callEveryRoute(): Promise<number[]> {
  const reply = await server.app.inject("/api/v1/openapi.json");
  const { paths } = reply.json() as { paths: Record<string, Record<string, Operation>> };
  const statuses: number[] = [];
  let visitor = 0;
  for (const [path, operations] of Object.entries(paths)) {
    for (const [verb, { parameters = [], requestBody }] of Object.entries(operations)) {
      for (const secret of Object.values(SEEDS)) {
        const query = parameters
          .filter((each) => each.in === "query")
          .map(
            ({ name, schema }) => `${name}=${encodeURIComponent(String(plant(schema, secret)))}`,
          );
        const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
        visitor += 1;
        const { statusCode } = await server.app.inject({
          method: verb.toUpperCase() as "POST",
          url: `${path.replaceAll(/\{\w+\}/g, secret)}?${[...query, `altro=${secret}`].join("&")}`,
          remoteAddress: `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
          headers: {
            authorization: visitor % 2 === 0 ? login : `Bearer ${SEEDS.token}`,
            cookie: `auth=${SEEDS.token}; chiavi=${secret}`,
            "user-agent": `Mozilla ${secret}`,
            referer: `https://volpe.example/x?mail=${secret}`,
            tracking: secret,
            [OWNER_KEY_HEADER]: SEEDS.token,
            [IDEMPOTENCY_HEADER]: randomUUID(),
            [CLICK_HEADER]: secret,
            ...(type === undefined ? {} : { "content-type": "application/json" }),
          },
          ...(type === undefined
            ? {}
            : { payload: JSON.stringify(plant(content?.schema ?? {}, secret)) }),
        });
        statuses.push(statusCode);
      }
    }
  }
  return statuses;
}

async function sendEveryEvent(): Promise<void> {
  for (const secret of Object.values(SEEDS)) {
    const auth = { tracking: secret, resume: { conversation: secret, key: secret }, token: secret };
    const visitor = await connectVisitor(url, auth);
    await visitor.until(() => visitor.heard.length > 0, "the greeting");
    const answer = {
      ...{ id: randomUUID(), owner: "user", step: visitor.asked(), messages: [secret] },
      ...{ value: secret, dto: { tracking: secret, email: SEEDS.email } },
    };
    for (const payload of [answer, { ...answer, step: secret }, secret]) {
      for (const event of ["message", "rewind", "resume"]) {
        await visitor.send(event, typeof payload === "string" ? payload : JSON.stringify(payload));
      }
    }
    visitor.close();
  }
}

function findLeaks(): string[] {
  const lines = written.filter((line) => SECRETS.some((secret) => line.includes(secret)));
  return [...new Set(lines.map((line) => line.slice(0, 400)))];
}

test("no call of the route table logs what it was sent", async () => {
  const statuses = await callEveryRoute();
  expect(statuses.length).toBeGreaterThan(360);
  expect(statuses.some((status) => status < 300)).toBe(true);
  expect(written.length).toBeGreaterThan(statuses.length);
  expect(findLeaks()).toEqual([]);
}, 120_000);

test("no event of a socket logs what it was sent", async () => {
  await sendEveryEvent();
  expect(findLeaks()).toEqual([]);
}, 60_000);

test("no call logs what it was sent when each query fails", async () => {
  const { db } = server.services;
  await db.execute(sql`alter schema public rename to hidden`);
  try {
    const before = written.length;
    const statuses = await callEveryRoute();
    expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(50);
    expect(written.slice(before).join("")).toContain("Failed query");
    expect(findLeaks()).toEqual([]);
  } finally {
    await db.execute(sql`alter schema hidden rename to public`);
  }
}, 120_000);
