import { expect, test } from "vitest";
import { createLog } from "../process/log.ts";
import { createTestServer } from "../test-server.ts";

test("logs the route without address, query or visitor", async () => {
  const lines: string[] = [];
  const server = await createTestServer({
    log: createLog("info", { write: (line) => void lines.push(line) }),
    async mount(app) {
      app.get("/preventivo/:rate", () => "ok");
      app.get("/guasto/:rate", () => {
        throw new Error("broken");
      });
    },
  });
  const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
  lines.length = 0;
  await fetch(`${origin}/preventivo/rate-secret?key=key-secret`);
  await fetch(`${origin}/guasto/rate-secret?key=key-secret`);
  await fetch(`${origin}/healthz`);
  await server.app.inject("/preventivo/rate-secret");
  await server.close();
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
  expect(requests).toEqual([
    expect.objectContaining({ method: "GET", route: "/preventivo/:rate", status: 200 }),
    expect.objectContaining({ method: "GET", route: "/guasto/:rate", status: 500 }),
  ]);
  expect(lines.join("")).not.toMatch(/secret|127\.0\.0\.1/);
});
