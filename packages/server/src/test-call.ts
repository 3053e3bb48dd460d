import type { FastifyInstance } from "fastify";

export type TestCall = {
  body?: unknown;
  /** An access token. */
  token?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
};

/**
 * Calls the API and returns the status and the JSON of its answer.
 *
 * @example
 * const { status, body } = await callApi(server.app, "POST /rates", { body: REQUEST });
 */
export async function callApi(
  app: Pick<FastifyInstance, "inject">,
  methodAndPath: string,
  { body, token, headers = {}, remoteAddress }: TestCall = {},
) {
  const blank = methodAndPath.indexOf(" ");
  const reply = await app.inject({
    method: methodAndPath.slice(0, blank) as "GET",
    url: `/api/v1${methodAndPath.slice(blank + 1)}`,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: body as object }),
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
  return { status: reply.statusCode, body: reply.json() };
}
