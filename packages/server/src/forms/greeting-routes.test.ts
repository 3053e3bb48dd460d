import { expect, test } from "vitest";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("file", () => createTestServer());

const greet = async (query: string) => {
  const reply = await server.app.inject(`/api/v1/assistant/greeting${query}`);
  return { status: reply.statusCode, ...reply.json() };
};

test("answers with the assistant's first question", async () => {
  const { status, data } = await greet("");

  expect(status).toBe(200);
  expect(data).toMatchObject({ owner: "volpe", step: 0 });
  expect(data.messages.at(-1)).toBe("Per chi cerchi?");
});

test("asks to confirm the figures of an opening", async () => {
  const { data } = await greet("?type=luce&query=consumo%3D3100%26potenza%3D4.5");

  expect(data.messages.at(-1)).toBe("Ho già 3.100\u00a0kWh, 4,5\u00a0kW: giusto?");
});
