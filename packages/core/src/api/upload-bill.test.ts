import { expect, test, vi } from "vitest";
import type { Request } from "./request.ts";
import { uploadBill } from "./upload-bill.ts";

const READING = {
  bill: "b-1",
  key: "k-1",
  files: [{ name: "foto.jpg", status: "reading", progress: 0.5 }],
};

test("stops polling, leaves no timer and deletes the bill after an abort", async () => {
  vi.useFakeTimers();
  try {
    const request = vi.fn(() => Promise.resolve(READING)) as unknown as Request;
    const { signal, abort } = toAbortable();
    const done = uploadBill(request, [], { onProgress: () => undefined, signal });
    const ended = expect(done).rejects.toThrow("enough");
    await vi.advanceTimersByTimeAsync(1500);
    expect(request).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(1);

    abort();
    await ended;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(request).toHaveBeenCalledTimes(3);
    expect(request).toHaveBeenLastCalledWith(expect.objectContaining({ method: "DELETE" }));
  } finally {
    vi.useRealTimers();
  }
});

test("gives no answer for a bill that is still not read after sixteen minutes", async () => {
  vi.useFakeTimers();
  try {
    const request = vi.fn(() => Promise.resolve(READING)) as unknown as Request;
    const done = uploadBill(request, [], { onProgress: () => undefined });
    const ended = expect(done).rejects.toMatchObject({
      errors: [{ message: "Non ho finito di leggere il file. Riprova tra poco." }],
    });
    await vi.advanceTimersByTimeAsync(17 * 60_000);
    await ended;
    expect(request).not.toHaveBeenCalledWith(expect.objectContaining({ method: "DELETE" }));
  } finally {
    vi.useRealTimers();
  }
});

function toAbortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort(new Error("enough")) };
}
