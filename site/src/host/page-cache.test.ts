import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { RenderedPage } from "../render/render-page.tsx";
import { createPageCache, isCachedPage } from "./page-cache.ts";

const MINUTE = 60_000;

function toPage(body: string, changes: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: { "cache-control": "public, max-age=60" },
    setCookies: [],
    body,
    picture: null,
    ...changes,
  };
}

function setUp(options: { maxBytes?: number } = {}) {
  const clock = { nowMs: 1, version: "1" };
  const cache = createPageCache({
    version: () => clock.version,
    now: () => clock.nowMs,
    ...options,
  });
  const renders: string[] = [];
  const open = (address: string, page = toPage("hello")) =>
    cache.open(address, async () => {
      renders.push(address);
      return page;
    });
  return { clock, cache, open, renders };
}

describe("a shared page", () => {
  it("is rendered once for all simultaneous requests and cached", async () => {
    const { open, renders } = setUp();
    const [first, second] = await Promise.all([open("/a"), open("/a")]);
    expect(first).toBe(second);
    expect(await open("/a")).toBe(first);
    expect(renders).toEqual(["/a"]);
  });

  it("is compressed once for each encoding", async () => {
    const { open } = setUp();
    const page = await open("/a", toPage("hello ".repeat(500)));
    if (!isCachedPage(page)) throw new Error("not cached");
    const packed = await page.pack("br");
    expect(await page.pack("br")).toBe(packed);
    expect(brotliDecompressSync(packed).toString()).toBe("hello ".repeat(500));
  });

  it("is rendered anew after a minute", async () => {
    const { clock, open, renders } = setUp();
    await open("/a");
    clock.nowMs += MINUTE - 1;
    await open("/a");
    expect(renders).toHaveLength(1);
    clock.nowMs += 2;
    await open("/a");
    expect(renders).toHaveLength(2);
  });

  it("is rendered anew for another version", async () => {
    const { clock, open, renders } = setUp();
    await open("/a");
    clock.version = "2";
    await open("/a");
    expect(renders).toHaveLength(2);
  });

  it("is sent but not cached if the version changes while it is rendered", async () => {
    const { clock, cache, open, renders } = setUp();
    const old = await cache.open("/a", async () => {
      clock.version = "2";
      return toPage("old");
    });
    expect("etag" in old).toBe(true);
    await open("/a");
    expect(renders).toEqual(["/a"]);
  });

  it("is rendered again for the next request if rendering failed", async () => {
    const { cache, open, renders } = setUp();
    const failure = cache.open("/a", async () => {
      throw new Error("no page");
    });
    await expect(failure).rejects.toThrow("no page");
    await open("/a");
    expect(renders).toEqual(["/a"]);
  });
});

describe("a page for one visitor", () => {
  it.each([
    ["private", { headers: { "cache-control": "private, no-cache" } }],
    ["one that sets a cookie", { setCookies: ["a=b"] }],
    ["one with status 404", { status: 404 }],
  ])("is not cached: %s", async (_, changes) => {
    const { open, renders } = setUp();
    const names = ["Anna", "Bruno"];
    const pages = await Promise.all(names.map((name) => open("/a", toPage(name, changes))));
    expect(pages.map((page) => "body" in page && page.body)).toEqual(names);
    await open("/a", toPage("Carla", changes));
    expect(renders).toHaveLength(3);
  });
});

describe("the space of the cache", () => {
  // A page of 1000 bytes takes 1500 with its compressed forms.
  const text = toPage("x".repeat(1000));

  it("holds the most recently requested pages", async () => {
    const { open, renders } = setUp({ maxBytes: 6000 });
    for (const address of ["/a", "/b", "/c", "/a", "/d"]) {
      await open(address, text);
    }
    renders.length = 0;
    for (const address of ["/a", "/c", "/d", "/b"]) {
      await open(address, text);
    }
    expect(renders).toEqual(["/b"]);
  });

  it("is kept for plain addresses while made-up queries come in", async () => {
    const { open, renders } = setUp({ maxBytes: 6000 });
    await open("/a", text);
    for (let index = 0; index < 20; index += 1) {
      await open(`/b?${index}`, text);
    }
    renders.length = 0;
    for (const address of ["/a", "/b?19", "/b?0"]) {
      await open(address, text);
    }
    expect(renders).toEqual(["/b?0"]);
  });

  it("holds no address of more than 512 characters", async () => {
    const { open, renders } = setUp();
    const address = `/a?${"x".repeat(600)}`;
    await open(address);
    await open(address);
    expect(renders).toHaveLength(2);
  });
});
