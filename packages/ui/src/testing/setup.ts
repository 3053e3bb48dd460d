import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

let complaints: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  complaints = vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  expect(complaints.mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
