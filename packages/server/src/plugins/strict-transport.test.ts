import Fastify from "fastify";
import { expect, test } from "vitest";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { strictTransport } from "./strict-transport.ts";

const server = setUp("test", () =>
  createTestServer({
    async mount(app) {
      app.get("/pagina", () => "una pagina");
      app.get("/altrove", (_request, reply) => reply.redirect("/pagina"));
    },
  }),
);

test.each([
  ["/pagina", 200],
  ["/altrove", 302],
  ["/mai-vista", 404],
  ["/healthz", 200],
  ["/api/v1/offers?tipology=luce", 200],
  ["/api/v1/offers?tipology=acqua", 422],
])(
  "tells browsers of a site with HTTPS with the answer of %s, %i, to use only that",
  async (url, status) => {
    const { statusCode, headers } = await server.app.inject({ url });
    expect([statusCode, headers["strict-transport-security"]]).toEqual([
      status,
      "max-age=31536000; includeSubDomains",
    ]);
  },
);

test("tells browsers of a site without HTTPS nothing of it", async () => {
  const app = Fastify();
  await app.register(strictTransport, { publicUrl: "http://localhost:3000" });
  const { headers } = await app.inject("/");
  await app.close();
  expect(headers["strict-transport-security"]).toBeUndefined();
});
