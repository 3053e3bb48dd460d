import type { PlaceResolution, RememberedPlace } from "@volpe/contract";
import { RouterContextProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { followPlace } from "./follow-place.ts";

const BRIANZA = { province: "MB", label: "Provincia di Monza e della Brianza" };
const MONZA = { province: "MB", comune: "108033", label: "Monza (MB)" };

async function follow(
  path: string,
  {
    known = null,
    resolution,
    isSaved = false,
  }: { known?: RememberedPlace | null; resolution?: PlaceResolution; isSaved?: boolean } = {},
) {
  const removePosition = vi.fn();
  const remember = vi.fn();
  const forget = vi.fn();
  const context = new RouterContextProvider();
  const position = { latitude: 45.584, longitude: 9.274 };
  const client = createFakeClient({
    place: { read: () => known, remember, forget },
    calls: {
      "GET /places/resolve": () => resolution,
      "GET /places/near": ({ query }) => {
        expect(query).toEqual(position);
        return { places: [{ ...BRIANZA, kind: "province", region: "Lombardia" }, MONZA] };
      },
      "DELETE /auth/saveposition": removePosition,
    },
    ...(isSaved && { cookies: { auth: JSON.stringify({ ...JSON.parse(TEST_LOGIN), position }) } }),
  });
  client.session.restore();
  context.set(clientContext, client);
  const request = new Request(`https://volpe.test${path}`);
  const outcome = await followPlace({ request, context }).catch((thrown: unknown) => thrown);
  const answer = outcome instanceof Response ? outcome.headers.get("location") : outcome;
  return { answer, remember, forget, removePosition };
}

it("leaves an address unchanged that has a place, or if no place is remembered", async () => {
  expect((await follow("/offerte/luce?provincia=MI", { known: MONZA })).answer).toBeNull();
  expect((await follow("/offerte/luce?provincia=", { known: MONZA })).answer).toBeNull();
  expect((await follow("/offerte/luce?consumo=900")).answer).toBeNull();
});

it("adds the remembered place to an address without one", async () => {
  expect((await follow("/offerte/luce?consumo=900", { known: MONZA })).answer).toBe(
    "/offerte/luce?consumo=900&provincia=MB&comune=108033",
  );
});

it("writes a typed place into the address and remembers it", async () => {
  const place = { kind: "comune", region: "Lombardia", ...MONZA } as const;
  const { answer, remember } = await follow("/offerte/gas?luogo=monza&provincia=MI&comune=015146", {
    resolution: { status: "found", place },
  });
  expect(answer).toBe("/offerte/gas?provincia=MB&comune=108033");
  expect(remember).toHaveBeenCalledWith(place);
});

it("forgets the place when the field is emptied", async () => {
  const { answer, forget } = await follow("/offerte/luce?luogo=&provincia=MI", { known: MONZA });
  expect(answer).toBe("/offerte/luce");
  expect(forget).toHaveBeenCalledOnce();
});

it("returns an ambiguous or unknown place and keeps the remembered one", async () => {
  const choices = [{ kind: "comune" as const, region: "Lombardia", ...MONZA }];
  expect(
    (await follow("/offerte/luce?luogo=mon", { resolution: { status: "ambiguous", choices } }))
      .answer,
  ).toEqual({ typed: "mon", choices });
  const unknown = await follow("/offerte/luce?luogo=xyzzy", {
    known: MONZA,
    resolution: { status: "unknown" },
  });
  expect(unknown.answer).toEqual({ typed: "xyzzy", choices: [] });
  expect(unknown.forget).not.toHaveBeenCalled();
});

it("starts from the province of the profile's position and remembers it", async () => {
  const { answer, remember } = await follow("/localizza-affare", { isSaved: true });
  expect(answer).toBe("/localizza-affare?provincia=MB");
  expect(remember).toHaveBeenCalledWith(expect.objectContaining(BRIANZA));
});

it("prefers the place that was chosen last to the profile's position", async () => {
  const lecco = { province: "LC", label: "Provincia di Lecco" };
  const { answer } = await follow("/offerte/luce", { known: lecco, isSaved: true });
  expect(answer).toBe("/offerte/luce?provincia=LC");
});

it("removes the profile's position together with the place", async () => {
  const { answer, forget, removePosition } = await follow("/offerte/luce?luogo=", {
    known: MONZA,
    isSaved: true,
  });
  expect(answer).toBe("/offerte/luce");
  expect(forget).toHaveBeenCalledOnce();
  expect(removePosition).toHaveBeenCalledOnce();
});
