import { afterEach, expect, test, vi } from "vitest";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createBrowsingCalls } from "./browsing-calls.ts";
import { createHostedClient } from "./fake-host.ts";
import { OfflineError } from "./offline-error.ts";
import { createTransport } from "./transport.ts";

afterEach(() => {
  vi.useRealTimers();
});

const OFFLINE = "No internet connection: the app is running in offline mode.";

function createOfflineTransport(fetch: Parameters<typeof createTransport>[0]["fetch"]) {
  const warn = vi.fn();
  const transport = createTransport({
    baseUrl: "https://host.example",
    fetch,
    readTracking: () => "",
    readClick: () => "",
    timeoutMs: 5_000,
    log: { info: vi.fn(), warn },
  });
  return { transport, warn };
}

test("an anonymous call sends language and content type only", async () => {
  const { client, sent } = createHostedClient(() => ({ data: [] }));
  await createBrowsingCalls(client.api.request).brands();
  expect(sent).toEqual([
    {
      method: "GET",
      path: "/api/v1/frontend/brands",
      headers: { "accept-language": "it", "content-type": "application/json" },
      body: undefined,
    },
  ]);
});

test("the tracking cookie's value is sent in the tracking header", async () => {
  const cookies = createMemoryCookies({ tracking: "AFF-1" });
  const { client, sent } = createHostedClient(() => ({ data: [] }), { cookies });
  await createBrowsingCalls(client.api.request).brands();
  expect(sent[0]?.headers.tracking).toBe("AFF-1");
});

test("takes the value of a response that a server has parsed already", async () => {
  const value = { data: [{ name: "Enerluna" }] };
  const fetch = async () => Object.assign(new Response("not read"), { value });
  const { client } = createHostedClient(() => ({}), { fetch });
  expect(await client.api.request({ method: "GET", path: "/offers" })).toBe(value.data);
});

test("warns once for each loss of the connection", async () => {
  let isDown = true;
  const { transport, warn } = createOfflineTransport(async () => {
    if (isDown) {
      throw new TypeError("Failed to fetch");
    }
    return new Response("{}");
  });
  const get = () => transport({ method: "GET", path: "/" });
  await expect(get()).rejects.toBeInstanceOf(OfflineError);
  await expect(get()).rejects.toBeInstanceOf(OfflineError);
  expect(warn.mock.calls).toEqual([[OFFLINE]]);
  isDown = false;
  await get();
  isDown = true;
  await expect(get()).rejects.toBeInstanceOf(OfflineError);
  expect(warn).toHaveBeenCalledTimes(2);
});

test("warns on the console by default", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { client } = createHostedClient(() => {
    throw new TypeError("Failed to fetch");
  });
  const failure = await createBrowsingCalls(client.api.request)
    .brands()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OfflineError);
  expect((failure as OfflineError).cause).toBeInstanceOf(TypeError);
  expect(warn.mock.calls).toEqual([[OFFLINE]]);
});

const hang = (_url: string, init: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

test("a host that does not answer in time counts as offline", async () => {
  vi.useFakeTimers();
  const { transport, warn } = createOfflineTransport(hang);
  const reply = expect(transport({ method: "GET", path: "/" })).rejects.toMatchObject({
    name: "OfflineError",
    cause: { name: "TimeoutError" },
  });
  await vi.advanceTimersByTimeAsync(5_000);
  await reply;
  expect(warn).toHaveBeenCalledTimes(1);
});

test("gives a form with files ten minutes", async () => {
  vi.useFakeTimers();
  const { transport } = createOfflineTransport(hang);
  const ended = vi.fn();
  const sending = { method: "POST", path: "/", body: new FormData() } as const;
  const reply = transport(sending).catch(ended);
  await vi.advanceTimersByTimeAsync(599_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reply;
  expect(ended).toHaveBeenCalledOnce();
});

test("a connection that breaks during the reply counts as offline", async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError("reset")) });
  const { transport } = createOfflineTransport(async () => new Response(body));
  await expect(transport({ method: "GET", path: "/" })).rejects.toBeInstanceOf(OfflineError);
});

test("rejects with the caller's own reason after an abort, without a warning", async () => {
  const { transport, warn } = createOfflineTransport(hang);
  const controller = new AbortController();
  const reply = transport({ method: "GET", path: "/", signal: controller.signal });
  controller.abort(new Error("left the page"));
  await expect(reply).rejects.toThrow("left the page");
  await expect(
    transport({ method: "GET", path: "/", signal: AbortSignal.abort(new Error("too late")) }),
  ).rejects.toThrow("too late");
  expect(warn).not.toHaveBeenCalled();
});
