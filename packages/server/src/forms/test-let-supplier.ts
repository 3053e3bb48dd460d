import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { TEST_RATE_FORM } from "./test-rate-form.ts";

/** Posts a quote and lets the supplier of its first offer write an e-mail. Returns the quote's id. */
export async function letSupplier({ inject }: Pick<FastifyInstance, "inject">): Promise<string> {
  const posted = await inject({ method: "POST", url: "/api/v1/rates", payload: TEST_RATE_FORM });
  const { rate, key } = posted.json().data;
  const { offers } = (await inject(`/api/v1/rates/${rate}`)).json().data;
  const reply = await inject({
    method: "POST",
    url: `/api/v1/rates/${rate}/offers/${offers[0].slug}/consent`,
    headers: { "owner-key": key },
    payload: { channel: "email" },
  });
  expect(reply.statusCode).toBe(200);
  return rate;
}
