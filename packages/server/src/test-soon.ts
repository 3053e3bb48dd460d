import { vi } from "vitest";

/** Waits until an expectation about a message between processes is met. */
export const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
