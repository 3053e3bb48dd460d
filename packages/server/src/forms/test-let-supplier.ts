import type { RateRequest } from "@volpe/contract";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { callApi } from "../test-call.ts";
import { TEST_RATE_FORM } from "./test-rate-form.ts";

/** Posts a quote and lets the supplier of its first offer write an e-mail. Returns the quote's id. */
export async function letSupplier(
  app: Pick<FastifyInstance, "inject">,
  request: RateRequest = TEST_RATE_FORM,
): Promise<string> {
  const { rate, key } = (await callApi(app, "POST /rates", { body: request })).body.data;
  const { offers } = (await callApi(app, `GET /rates/${rate}`)).body.data;
  const path = `POST /rates/${rate}/offers/${offers[0].slug}/consent`;
  const given = { headers: { "owner-key": key }, body: { channel: "email" } };
  expect((await callApi(app, path, given)).status).toBe(200);
  return rate;
}
