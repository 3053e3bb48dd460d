import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./profile-page.tsx";
import { createProfileCalls } from "./sample-profile.ts";

type Options = {
  detail?: Parameters<typeof createProfileCalls>[0];
  calls: ReturnType<typeof createProfileCalls>;
  place: NonNullable<Parameters<typeof createFakeClient>[0]["place"]>;
};

function renderProfile({ detail, calls, place }: Options) {
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: { ...createProfileCalls(detail), ...calls },
    place,
  });
  renderRoute(page, { path: "/profilo", client });
}

it("saves the browser's position on a click, rounded to about a hundred metres", async () => {
  const sent: unknown[] = [];
  const getCurrentPosition = (found: (position: object) => void) =>
    found({ coords: { latitude: 45.464_203, longitude: 9.189_982 } });
  vi.stubGlobal("navigator", { ...navigator, geolocation: { getCurrentPosition } });
  const forget = vi.fn();
  renderProfile({
    place: { forget },
    calls: {
      "POST /auth/saveposition": ({ body }) => {
        sent.push(body);
        return body;
      },
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Salva la mia posizione" }));
  await screen.findByText("Posizione salvata.");
  expect(sent).toEqual([{ latitude: 45.464, longitude: 9.19 }]);
  // The lists start from the position at once.
  expect(forget).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it("asks to try again when the device finds no position", async () => {
  const getCurrentPosition = (_found: unknown, fail: (error: object) => void) => fail({ code: 2 });
  vi.stubGlobal("navigator", { ...navigator, geolocation: { getCurrentPosition } });
  renderProfile({ place: {}, calls: {} });
  fireEvent.click(await screen.findByRole("button", { name: "Salva la mia posizione" }));
  await screen.findByText("Il dispositivo non trova la posizione. Riprova fra poco.");
  vi.unstubAllGlobals();
});

it("removes the position and the place based on it", async () => {
  const forget = vi.fn();
  const removed = vi.fn(() => ({ done: true }));
  renderProfile({
    detail: { position: { latitude: 45.464, longitude: 9.19 } },
    place: { read: () => ({ province: "MI", label: "Provincia di Milano" }), forget },
    calls: { "DELETE /auth/saveposition": removed },
  });
  expect(await screen.findByText("Provincia di Milano")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Togli la posizione" }));
  await screen.findByText("Tolta: gli elenchi partono da tutta Italia.");
  expect(removed).toHaveBeenCalledOnce();
  expect(forget).toHaveBeenCalledOnce();
});
