import { expect, it, vi } from "vitest";
import { showOfflineScreen } from "./offline-screen.ts";

it.each([
  [true, "Non riesco a raggiungere Volpe"],
  [false, "Sei senza connessione"],
])("names the lost connection only if the browser is offline: onLine %s", (onLine, title) => {
  const spies = [
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine),
    vi.spyOn(window, "scrollTo").mockReturnValue(),
  ];
  const place = document.createElement("div");
  showOfflineScreen(place, () => undefined)();
  expect(place.querySelector("h1")?.textContent).toBe(title);
  expect(document.title).toBe(`${title} | Volpe`);
  expect(place.textContent).toContain("si apre da sola appena può");
  for (const spy of spies) spy.mockRestore();
});
