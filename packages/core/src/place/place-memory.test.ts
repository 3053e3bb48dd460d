import { RememberedPlace } from "@volpe/contract";
import { Check } from "typebox/value";
import { expect, test, vi } from "vitest";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createPlaceMemory } from "./place-memory.ts";

const MONZA = { province: "MB", comune: "108033", label: "Monza (MB)" };

test("stores a place for 365 days without other data", () => {
  const cookies = createMemoryCookies();
  const set = vi.spyOn(cookies, "set");
  const memory = createPlaceMemory(cookies);
  expect(memory.read()).toBeNull();
  memory.remember({ ...MONZA, street: "via Roma 1" } as typeof MONZA);
  expect(set.mock.lastCall).toEqual([
    "place",
    JSON.stringify(MONZA),
    { maxAgeSeconds: 31_536_000 },
  ]);
  expect(memory.read()).toEqual(MONZA);
  expect(Check(RememberedPlace, memory.read())).toBe(true);
});

test("remembers a province without a comune", () => {
  const memory = createPlaceMemory(createMemoryCookies());
  memory.remember({ province: "LC", label: "Provincia di Lecco" });
  expect(memory.read()).toEqual({ province: "LC", label: "Provincia di Lecco" });
});

test("forgets a stored place", () => {
  const cookies = createMemoryCookies();
  const remove = vi.spyOn(cookies, "remove");
  const memory = createPlaceMemory(cookies);
  memory.forget();
  expect(remove).not.toHaveBeenCalled();
  memory.remember(MONZA);
  memory.forget();
  expect(memory.read()).toBeNull();
});

test.each([
  "nonsense",
  '{"province":"MB"}',
  '{"province":"mb","label":"x"}',
  '{"province":"MB","comune":"12","label":"x"}',
  `{"province":"MB","label":"${"x".repeat(101)}"}`,
  "[]",
])("removes a damaged cookie: %.40s", (text) => {
  const cookies = createMemoryCookies({ place: text });
  expect(createPlaceMemory(cookies).read()).toBeNull();
  expect(cookies.get("place")).toBeUndefined();
});
