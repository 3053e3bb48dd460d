// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { listenForWake } from "./wake-signals.ts";

test("the connection's return, the focus and the page coming to view each wake, until undone", () => {
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

test("a page that goes out of view wakes nothing", () => {
  const wake = vi.fn();
  const stop = listenForWake(wake);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(wake).not.toHaveBeenCalled();
  stop();
});
