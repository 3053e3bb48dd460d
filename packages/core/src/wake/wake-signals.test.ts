// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { listenForWake, pollOnWake } from "./wake-signals.ts";

test("wakes on online, focus and visibility until unsubscribed", () => {
  const wake = vi.fn();
  const stop = listenForWake(wake);
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(wake).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(wake).toHaveBeenCalledTimes(3);
});

test("does not wake when the page is hidden", () => {
  const wake = vi.fn();
  const stop = listenForWake(wake);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(wake).not.toHaveBeenCalled();
  stop();
});

test("acts at each wake and at each interval, until stopped", () => {
  vi.useFakeTimers();
  const action = vi.fn();
  const stop = pollOnWake(action, 5000);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(action).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event("online"));
  expect(action).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(10_000);
  expect(action).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
