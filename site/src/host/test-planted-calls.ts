import { randomUUID } from "node:crypto";
import { CLICK_HEADER, IDEMPOTENCY_HEADER, OWNER_KEY_HEADER } from "@volpe/contract";
import type { VolpeServer } from "@volpe/server";
import { io as connect } from "socket.io-client";
import { SECRETS, SEEDS } from "./test-leaks.ts";

/** The part of JSON Schema that decides where a text is free. */
type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  minimum?: number;
};

type Operation = {
  parameters?: { in: "path" | "query" | "header"; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};

/** A value of the schema with the secret wherever a text is free. */
function plant(schema: Schema, secret: string): unknown {
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

/**
 * Calls every route of the route table with each secret in each of its places, half of them with
 * this login. Returns the statuses.
 */
export async function callEveryRoute(app: VolpeServer["app"], login: string): Promise<number[]> {
  const reply = await app.inject("/api/v1/openapi.json");
  const { paths } = reply.json() as { paths: Record<string, Record<string, Operation>> };
  const statuses: number[] = [];
  let visitor = 0;
  for (const [path, operations] of Object.entries(paths)) {
    for (const [verb, { parameters = [], requestBody }] of Object.entries(operations)) {
      for (const secret of SECRETS) {
        const query = parameters
          .filter((each) => each.in === "query")
          .map(
            ({ name, schema }) => `${name}=${encodeURIComponent(String(plant(schema, secret)))}`,
          );
        const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
        visitor += 1;
        const { statusCode } = await app.inject({
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

/** Sends every event of the chat with each secret in each of its places. Returns the acknowledgements. */
export async function sendEveryEvent(url: string): Promise<unknown[]> {
  const acknowledged: unknown[] = [];
  for (const secret of SECRETS) {
    const socket = connect(url, {
      transports: ["websocket"],
      reconnection: false,
      auth: { tracking: secret, resume: { conversation: secret, key: secret }, token: secret },
    });
    const greeting = await new Promise<string>((resolve, reject) => {
      socket.once("message", resolve);
      socket.once("connect_error", reject);
    });
    const answer = {
      ...{ id: randomUUID(), owner: "user", step: JSON.parse(greeting).step, messages: [secret] },
      ...{ value: secret, dto: { tracking: secret, email: SEEDS.email } },
    };
    for (const payload of [answer, { ...answer, step: secret }, secret]) {
      for (const event of ["message", "rewind", "resume"]) {
        const text = typeof payload === "string" ? payload : JSON.stringify(payload);
        acknowledged.push(await socket.timeout(10_000).emitWithAck(event, text));
      }
    }
    socket.close();
  }
  return acknowledged;
}
