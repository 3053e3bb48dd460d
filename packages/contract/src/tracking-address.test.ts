import { expect, test } from "vitest";
import { toTrackedAddress } from "./tracking-address.ts";

test.each([
  ["https://volpe.example/offerte/luce", "https://volpe.example/offerte/luce?tracking=AFF-1"],
  ["https://volpe.example/a?chiave=k", "https://volpe.example/a?chiave=k&tracking=AFF-1"],
  ["https://volpe.example/b#stima", "https://volpe.example/b?tracking=AFF-1#stima"],
])("adds the value to %s", (address, tracked) => {
  expect(toTrackedAddress(address, "AFF-1")).toBe(tracked);
});

test("adds the name of the element that has the link", () => {
  expect(toTrackedAddress("https://volpe.example/b#stima", "AFF-1", "carte")).toBe(
    "https://volpe.example/b?tracking=AFF-1&widget=carte#stima",
  );
  expect(toTrackedAddress("/b", "", "carte")).toBe("/b");
});

test("leaves an address unchanged without a value", () => {
  expect(toTrackedAddress("https://volpe.example/?a#b", "")).toBe("https://volpe.example/?a#b");
});
