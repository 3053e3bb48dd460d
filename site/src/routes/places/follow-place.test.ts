import type { PlaceResolution, RememberedPlace } from "@volpe/contract";
import { RouterContextProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { clientContext } from "../../client-context.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { followPlace } from "./follow-place.ts";

const MONZA = { province: "MB", comune: "108033", label: "Monza (MB)" };

async function follow(
  path: string,
  {
    known = null,
    resolution,
  }: { known?: RememberedPlace | null; resolution?: PlaceResolution } = {},
) {
  const remember = vi.fn();
  const forget = vi.fn();
  const context = new RouterContextProvider();
  context.set(
    clientContext,
    createFakeClient({
      place: { read: () => known, remember, forget },
      calls: { "GET /places/resolve": () => resolution },
    }),
  );
  const request = new Request(`https://volpe.test${path}`);
  const outcome = await followPlace({ request, context }).catch((thrown: unknown) => thrown);
  const answer = outcome instanceof Response ? outcome.headers.get("location") : outcome;
  return { answer, remember, forget };
}

it("leaves an address alone that says its place, or where none is known", async () => {
  expect((await follow("/offerte/luce?provincia=MI", { known: MONZA })).answer).toBeNull();
  expect((await follow("/offerte/luce?provincia=", { known: MONZA })).answer).toBeNull();
  expect((await follow("/offerte/luce?consumo=900")).answer).toBeNull();
});

it("leads an address without a place to the one remembered, and keeps the rest", async () => {
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

it("forgets the place where the field was emptied", async () => {
  const { answer, forget } = await follow("/offerte/luce?luogo=&provincia=MI", { known: MONZA });
  expect(answer).toBe("/offerte/luce");
  expect(forget).toHaveBeenCalledOnce();
});

it("asks back what is several places, or none, and forgets nothing", async () => {
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
