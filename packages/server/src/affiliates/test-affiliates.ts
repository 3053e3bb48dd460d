import { randomUUID } from "node:crypto";
import { AFFILIATE_TERMS, type TrackingArrival, type TrackingRecorded } from "@volpe/contract";
import type { FastifyInstance } from "fastify";
import { createTestAccount } from "../accounts/sessions/test-session.ts";
import type { Services } from "../services.ts";
import { callApi } from "../test-call.ts";
import { type Affiliate, insertAffiliate } from "./affiliate-repository.ts";

/** Creates an affiliate with an account and one code. */
export async function createTestAffiliate(
  services: Pick<Services, "db" | "clock">,
  {
    email = "sito@esempio.it",
    code = "sito",
    ...changes
  }: { email?: string; code?: string } & Partial<Affiliate> = {},
) {
  const account = await createTestAccount(services, { email });
  const now = services.clock.now();
  const row = {
    id: randomUUID(),
    accountId: account.id,
    state: "approved" as const,
    site: "www.esempio.it",
    termsVersion: AFFILIATE_TERMS.version,
    termsText: "regole",
    acceptedAt: now,
    createdAt: now,
    changedAt: now,
    ...changes,
  };
  await insertAffiliate(services.db, row, code);
  return { id: row.id, account };
}

export const BROWSER =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/** Arrives on a page with an affiliate's value. */
export async function arrive(
  app: FastifyInstance,
  tracking: string,
  {
    page = "/offerte/luce",
    widget,
    click,
    cookie = null,
    address = "203.0.113.7",
    headers = {},
  }: Partial<Omit<TrackingArrival, "tracking">> & {
    address?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<TrackingRecorded> {
  const reply = await callApi(app, "POST /frontend/tracking", {
    headers: { "user-agent": BROWSER, ...headers },
    remoteAddress: address,
    body: { tracking, cookie, page, widget, click },
  });
  return reply.body.data;
}
