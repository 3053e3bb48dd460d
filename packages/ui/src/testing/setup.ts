import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// Only a failing test waits this long. On a busy machine one second is too short.
configure({ asyncUtilTimeout: 20_000 });

let complaints: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  complaints = vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  expect(complaints.mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
