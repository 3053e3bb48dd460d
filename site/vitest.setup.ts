import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";

// The test files of a worker share one document, in which an earlier file may have left something.
beforeAll(() => {
  if (typeof document !== "undefined") {
    document.body.replaceChildren();
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState(null, "", "/");
  }
});

beforeEach(async () => {
  if (typeof document !== "undefined") {
    const { configure } = await import("@testing-library/react");
    // Only a failing test waits this long; on a busy machine one second is too short.
    configure({ asyncUtilTimeout: 20_000 });
  }
  vi.spyOn(console, "error");
});

afterEach(async () => {
  // By itself, the library removes what a test rendered only in the first file of a worker.
  if (typeof document !== "undefined") {
    const { cleanup } = await import("@testing-library/react");
    cleanup();
  }
  // An unexpected console.error fails the test; a test clears the ones that it expects.
  const { calls } = vi.mocked(console.error).mock;
  expect(calls).toEqual([]);
  vi.restoreAllMocks();
});
