import type { AuthSession } from "@volpe/contract";
import { type Client, type ClientOptions, createClient } from "../client.ts";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";

/** For tests: one request that the client sent. */
export type Sent = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
};

type Answer = { status?: number; data?: unknown; errors?: unknown; text?: string };

const LISTS_PATH = /^\/api\/v1\/auth\/(lists\?|syncdata$)/;

const isLists = (data: unknown) =>
  typeof data === "object" && data !== null && ("preferiti" in data || "items" in data);

/**
 * For tests: a client whose host is `answer`, and all requests that it sent. After a login the
 * client requests the account's lists; an answer without lists becomes a 503.
 */
export function createHostedClient(
  answer: (sent: Sent) => Answer | Promise<Answer>,
  options: Partial<ClientOptions> = {},
): { client: Client; sent: Sent[] } {
  const sent: Sent[] = [];
  const client = createClient({
    baseUrl: "https://host.example",
    cookies: createMemoryCookies(),
    async fetch(url, init) {
      const request: Sent = {
        method: init.method ?? "",
        path: url.replace("https://host.example", ""),
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      };
      sent.push(request);
      const { status = 200, text, ...envelope } = await answer(request);
      if (LISTS_PATH.test(request.path) && status === 200 && !isLists(envelope.data)) {
        return new Response("", { status: 503 });
      }
      return new Response(text ?? JSON.stringify(envelope), { status });
    },
    ...options,
  });
  return { client, sent };
}

/** For tests: a session with the given access token and expiry, epoch seconds. */
export function createTestSession(accessToken: string, expired: number): AuthSession {
  return {
    jwt: { accessToken, expired, refreshToken: `refresh-of-${accessToken}` },
    user: { id: "u1", email: "anna@example.it", name: "Anna" },
    position: null,
  };
}
