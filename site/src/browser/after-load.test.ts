import { expect, test, vi } from "vitest";
import { followBuild } from "./after-load.ts";

const at = (pathname: string, search = "") => ({
  pathname,
  search,
  hash: "",
  key: "",
  state: null,
});

async function startFollowing(latest: string) {
  const load = vi.fn();
  const tell = vi.fn();
  const router = { state: {}, subscribe: tell } as never;
  const builds = { latest: async () => ({ id: latest, time: "" }), meta: vi.fn() };
  const isLeaving = followBuild({ builds, running: "old", router, load });
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  // The answer about the latest build arrives before this timer ends.
  await new Promise((resolve) => setTimeout(resolve));
  const navigate = (wanted: object, changes: object = {}) =>
    tell.mock.calls[0]?.[0]({
      location: at("/contatti"),
      navigation: { state: "loading", location: wanted, ...changes },
    });
  return { load, navigate, isLeaving };
}

test("loads the next page as a document after a new build", async () => {
  const { load, navigate, isLeaving } = await startFollowing("new");
  expect(isLeaving()).toBe(false);
  navigate(at("/faqs", "?q=voltura"));
  expect(load.mock.calls).toEqual([["/faqs?q=voltura"]]);
  expect(isLeaving()).toBe(true);
});

test("does not touch navigations while the build is the same", async () => {
  const { load, navigate } = await startFollowing("old");
  navigate(at("/faqs"));
  expect(load).not.toHaveBeenCalled();
});

test("interrupts neither a sent form nor a change of the search", async () => {
  const { load, navigate, isLeaving } = await startFollowing("new");
  navigate(at("/faqs"), { formMethod: "POST" });
  navigate(at("/contatti", "?argomento=errore"));
  expect(load).not.toHaveBeenCalled();
  expect(isLeaving()).toBe(false);
});
