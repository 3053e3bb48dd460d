import { expect, test, vi } from "vitest";
import { createPublicApi } from "./public-api.ts";

test("a widget's call carries its own tracking value and no login", async () => {
  const errors = [{ code: "not-found", message: "Non c’è niente a questo indirizzo." }];
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ errors }, { status: 404 }),
  );
  const api = createPublicApi({
    baseUrl: "https://host.example",
    fetch,
    readTracking: () => "AFF-1",
  });
  await expect(
    api.offers.sheet("luce facile", { search: new URLSearchParams("consumo=2700") }),
  ).rejects.toMatchObject({
    status: 404,
    errors,
  });
  expect(fetch).toHaveBeenCalledWith(
    "https://host.example/api/v1/offers/luce%20facile?consumo=2700",
    expect.objectContaining({
      method: "GET",
      headers: {
        "Accept-Language": "it",
        "Content-Type": "application/json",
        tracking: "AFF-1",
      },
    }),
  );
});
