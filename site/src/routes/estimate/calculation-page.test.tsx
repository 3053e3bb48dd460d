import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./calculation-page.tsx";

const PATH = "/preventivo/calcolo";

it("asks about a sent spend that no home has, and keeps it", async () => {
  const url = `${PATH}?consumo=2700&spesa=12.000,50`;
  const router = renderRoute(page, { path: PATH, url, client: createFakeClient({}) });
  const send = await screen.findByRole("button", { name: "Confronta con le offerte" });
  fireEvent.click(send);

  expect((await screen.findAllByText(/12\.000,50 € è una spesa insolita/)).length).toBeGreaterThan(
    0,
  );
  expect(screen.getByLabelText<HTMLInputElement>("Quanto spendi oggi").value).toBe("12.000,50");
  expect(router.state.location.pathname).toBe(PATH);
});
