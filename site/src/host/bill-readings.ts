import { ApiError, createBillCalls } from "@volpe/core";
import type { FastifyInstance } from "fastify";
import { hideInBill } from "../routes/bill/hide-in-bill.ts";
import { BILL, BILL_READINGS_PATH } from "../routes/quote/bill-path.ts";
import { findOwnerKey } from "../routes/quote/owner-key.ts";
import { createVisitorClient } from "./visitor-client.ts";

/**
 * Answers the page of an upload with the new readings, without supply points. The key of the bill
 * is in a cookie that scripts cannot read, so the page cannot call the API.
 */
export function registerBillReadings(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string },
): void {
  app.get<{ Querystring: Record<string, unknown> }>(BILL_READINGS_PATH, async (request, reply) => {
    const bill = String(request.query[BILL] ?? "");
    const key = findOwnerKey(request.headers.cookie, bill);
    reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    if (key === null) {
      return reply.code(404).send();
    }
    const { api } = createVisitorClient(app, { request, reply, publicUrl });
    try {
      return hideInBill(await createBillCalls(api.request).get(bill, key));
    } catch (error) {
      if (error instanceof ApiError) {
        return reply.code(error.status).send();
      }
      throw error;
    }
  });
}
