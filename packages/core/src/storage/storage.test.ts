// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { createBrowserStorage } from "./storage.ts";

beforeEach(() => {
  localStorage.clear();
});

test("writes to the browser's storage and removes from it", () => {
  const storage = createBrowserStorage();
  expect(storage.get("a")).toBeUndefined();
  storage.set("a", "1");
  expect(localStorage.getItem("a")).toBe("1");
  expect(storage.get("a")).toBe("1");
  storage.remove("a");
  expect(localStorage.getItem("a")).toBeNull();
});

test("blocked storage works in memory and never throws", () => {
  const storage = createBrowserStorage(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });
  storage.set("a", "1");
  expect(storage.get("a")).toBe("1");
  storage.remove("a");
  expect(storage.get("a")).toBeUndefined();
});

test("keeps values in memory that a full storage refused", () => {
  const storage = createBrowserStorage(() => sessionStorage);
  storage.set("a", "old");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  storage.set("a", "new");
  expect(storage.get("a")).toBe("new");
  full.mockRestore();
  storage.set("a", "newest");
  expect([storage.get("a"), sessionStorage.getItem("a")]).toEqual(["newest", "newest"]);
});
