import { afterEach, beforeEach, expect, vi } from "vitest";

beforeEach(() => {
  vi.spyOn(console, "error");
});

// An unexpected console.error fails the test; one that is expected is cleared by its test.
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  expect(calls).toEqual([]);
  vi.restoreAllMocks();
});
