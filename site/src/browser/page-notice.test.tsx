import { afterEach, expect, it, vi } from "vitest";
import { showNotice } from "./page-notice.ts";

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const listNotices = () =>
  [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);

it("shows one message at a time, for ten seconds", () => {
  vi.useFakeTimers();
  showNotice("Non si carica.");
  vi.advanceTimersByTime(6000);
  showNotice("Controlla la connessione.");
  expect(listNotices()).toEqual(["Controlla la connessione."]);
  vi.advanceTimersByTime(6000);
  expect(listNotices()).toEqual(["Controlla la connessione."]);
  vi.advanceTimersByTime(4000);
  expect(listNotices()).toEqual([]);
});
