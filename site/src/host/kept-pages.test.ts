import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import type { RenderedPage } from "../render/render-page.tsx";
import { createKeptPages, isKeptPage } from "./kept-pages.ts";

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
  const clock = { nowMs: 0, version: "1" };
  const kept = createKeptPages({
    version: () => clock.version,
    now: () => clock.nowMs,
    ...options,
  });
  return { clock, kept };
}

describe("a page for everybody", () => {
  it("is made once for all who ask at the same time, and found from then on", async () => {
    const { kept } = setUp();
    const make = vi.fn(async () => toPage("hello"));
    const [first, second] = await Promise.all([kept.keep("/a", make), kept.keep("/a", make)]);
    expect(first).toBe(second);
    expect(make).toHaveBeenCalledOnce();
    expect(kept.find("/a")).toBe(first);
  });

  it("is packed once for each encoding", async () => {
    const { kept } = setUp();
    const page = await kept.keep("/a", async () => toPage("hello ".repeat(500)));
    if (!isKeptPage(page)) throw new Error("not kept");
    const packed = await page.pack("br");
    expect(await page.pack("br")).toBe(packed);
    expect(brotliDecompressSync(packed).toString()).toBe("hello ".repeat(500));
    expect(page.bytes).toBe(3000 + packed.length);
  });

  it("is forgotten after a minute and with another version", async () => {
    const { clock, kept } = setUp();
    await kept.keep("/a", async () => toPage("hello"));
    clock.nowMs = MINUTE - 1;
    expect(kept.find("/a")).not.toBeNull();
    clock.nowMs = MINUTE;
    expect(kept.find("/a")).toBeNull();
    await kept.keep("/a", async () => toPage("hello"));
    clock.version = "2";
    expect(kept.find("/a")).toBeNull();
  });

  it("that was begun before a change is sent, and not kept", async () => {
    const { clock, kept } = setUp();
    const making = kept.keep("/a", async () => toPage("old"));
    clock.version = "2";
    expect(kept.find("/a")).toBeNull();
    await making;
    expect(kept.find("/a")).toBeNull();
  });
});

describe("what is not for everybody", () => {
  it.each([
    ["a private page", { headers: { "cache-control": "private, no-cache" } }],
    ["a page that sets a cookie", { setCookies: ["a=b"] }],
    ["a page that is not there", { status: 404 }],
  ])("%s is not kept, and each who waits gets their own", async (_, changes) => {
    const { kept } = setUp();
    const own = ["Anna", "Bruno"];
    const pages = await Promise.all(
      own.map((name) => kept.keep("/a", async () => toPage(name, changes))),
    );
    expect(pages.map((page) => "body" in page && page.body)).toEqual(own);
    expect(kept.find("/a")).toBeNull();
  });
});

describe("the room", () => {
  it("goes to what was asked for last", async () => {
    const { kept } = setUp({ maxBytes: 4000 });
    for (const address of ["/a", "/b", "/c"]) {
      await kept.keep(address, async () => toPage("x".repeat(1000)));
    }
    kept.find("/a");
    await kept.keep("/d", async () => toPage("x".repeat(1000)));
    const found = ["/a", "/b", "/c", "/d"].filter((address) => kept.find(address) !== null);
    expect(found).toEqual(["/a", "/c", "/d"]);
  });

  it("of plain addresses is not taken by made-up queries", async () => {
    const { kept } = setUp({ maxBytes: 4000 });
    await kept.keep("/a", async () => toPage("x".repeat(1000)));
    for (let index = 0; index < 20; index += 1) {
      await kept.keep(`/b?${index}`, async () => toPage("x".repeat(1000)));
    }
    expect(kept.find("/a")).not.toBeNull();
    expect(kept.find("/b?0")).toBeNull();
    expect(kept.find("/b?19")).not.toBeNull();
  });

  it("is for addresses of a sensible length", async () => {
    const { kept } = setUp();
    const address = `/a?${"x".repeat(600)}`;
    await kept.keep(address, async () => toPage("hello"));
    expect(kept.find(address)).toBeNull();
  });
});
