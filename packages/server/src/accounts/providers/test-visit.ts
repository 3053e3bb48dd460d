import type { IdentityProvider } from "@volpe/contract";
import { sql } from "drizzle-orm";
import type { VolpeServer } from "../../server.ts";
import { callApi } from "../../test-call.ts";
import type { TestProvider } from "./test-provider.ts";

type Reply = { status: number; body: unknown };

type Returned = { code: string; state: string };

/** Runs a login step by step. */
export function createTestVisit(server: VolpeServer, provider: IdentityProvider, at: TestProvider) {
  async function getUrl(): Promise<string> {
    const url = `/api/v1/auth/${provider}/url`;
    return (await server.app.inject({ method: "GET", url })).json().data;
  }
  const comeBack = (body: Returned, of: IdentityProvider = provider): Promise<Reply> =>
    callApi(server.app, `POST /auth/${of}`, { body });
  return {
    getUrl,
    comeBack,
    visit: async () => at.visit(await getUrl()),
    /** Runs all steps for a person with these claims. */
    async login(claims: Record<string, unknown>): Promise<Reply> {
      at.say(claims);
      const { code, state } = await at.visit(await getUrl());
      return comeBack({ code, state });
    },
  };
}

/** The queued requests that end in a mail. */
export async function listRequests(server: VolpeServer): Promise<Record<string, string>[]> {
  const { rows } = await server.services.db.execute<{ data: Record<string, string> }>(
    sql`select data from jobs.job where name = 'account-request' order by created_on, id`,
  );
  return rows.map(({ data }) => data);
}
