import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { createLog } from "../process/log.ts";
import { createTestServer, type TestServerOptions } from "../test-server.ts";

type Exported = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code: number };
  attributes: { key: string; value: Record<string, unknown> }[];
};

/** Starts a server that stands in for an OpenTelemetry collector. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.setHeader("content-type", "application/json").end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    close: () => server.close(),
  };
}

/** Does `work` with a traced server and returns the spans and everything that was sent. */
async function collect(
  options: TestServerOptions,
  work: (server: Awaited<ReturnType<typeof createTestServer>>, origin: string) => Promise<unknown>,
) {
  const collector = await startCollector();
  const config = { ...options.config, tracesEndpoint: collector.endpoint };
  const server = await createTestServer({ ...options, config });
  try {
    await work(server, await server.app.listen({ port: 0, host: "127.0.0.1" }));
  } finally {
    await server.close();
    collector.close();
  }
  const sent = collector.bodies.join("\n");
  const spans: Exported[] = collector.bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(
      ({ scopeSpans }: { scopeSpans: { spans: Exported[] }[] }) =>
        scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const find = (name: string) => {
    const span = spans.find((one) => one.name === name);
    if (span === undefined) {
      throw new Error(`no span ${name} among ${spans.map((one) => one.name).join(", ")}`);
    }
    return span;
  };
  return { sent, spans, find };
}

const page: TestServerOptions["mount"] = async (app) => {
  app.get("/preventivo/:rate", async () => (await app.inject("/api/v1/faqs")).body);
  app.get("/guasto/:rate", () => {
    throw new Error("broken for anna@example.it");
  });
};

test("a page's own call and its statements are children of the page, without its address", async () => {
  const { sent, find, spans } = await collect({ mount: page }, async (_, origin) => {
    await fetch(`${origin}/preventivo/rate-secret?key=key-secret`);
  });
  const [outer, inner] = [find("GET /preventivo/:rate"), find("GET /api/v1/faqs")];
  expect(outer.parentSpanId ?? "").toBe("");
  expect(inner).toMatchObject({ traceId: outer.traceId, parentSpanId: outer.spanId });
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([outer.traceId]));
  expect(sent).not.toMatch(/secret/);
  expect(sent).toContain('"service.name"');
});

test("statements of a call with a body belong to it, without what was sent", async () => {
  const { sent, spans, find } = await collect({}, async (_, origin) => {
    const { status } = await fetch(`${origin}/api/v1/auth/signin`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "Anna",
        email: "anna@example.it",
        password: "una parola lunga",
        consents: { privacy: true, marketing: false },
        website: "",
      }),
    });
    expect(status).toBe(201);
  });
  const call = find("POST /api/v1/auth/signin");
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every(({ name }) => /^[a-z]+( [\w.]+)?$/.test(name))).toBe(true);
  expect(sent).not.toMatch(/anna|parola/i);
});

test("a fault of ours marks its span as failed, without the error's message", async () => {
  const { sent, find } = await collect({ mount: page }, async (_, origin) => {
    await fetch(`${origin}/guasto/rate-secret`);
  });
  expect(find("GET /guasto/:rate").status.code).toBe(2);
  expect(sent).not.toMatch(/secret|anna@/);
});

test("a job is a span of its own", async () => {
  const { find } = await collect({ work: true }, async ({ services }) => {
    await services.jobs.send("sweep-limits", {});
    await vi.waitFor(async () => {
      const { rows } = await services.db.execute(
        "select 1 from jobs.job where name = 'sweep-limits' and state = 'completed'",
      );
      expect(rows).toHaveLength(1);
    });
  });
  expect(find("job sweep-limits").parentSpanId ?? "").toBe("");
});

const PROXY_TRACE = "0af7651916cd43dd8448eb211c80319c";

test.each([
  { trustProxy: true, continues: true },
  { trustProxy: false, continues: false },
])("trustProxy $trustProxy continues the sender's trace: $continues", async (given) => {
  const { find } = await collect(
    { config: { trustProxy: given.trustProxy }, mount: page },
    async (_, origin) => {
      const headers = { traceparent: `00-${PROXY_TRACE}-b7ad6b7169203331-01` };
      await fetch(`${origin}/preventivo/one`, { headers });
    },
  );
  expect(find("GET /preventivo/:rate").traceId === PROXY_TRACE).toBe(given.continues);
});

test("requests continue while a collector does not answer", async () => {
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => lines.push(line) });
  const server = await createTestServer({ log, config: { tracesEndpoint: "http://127.0.0.1:9" } });
  const { statusCode } = await server.app.inject("/api/v1/faqs");
  await server.close();
  expect(statusCode).toBe(200);
  expect(lines.filter((line) => line.includes('"traces"')).length).toBeGreaterThan(0);
}, 20_000);
