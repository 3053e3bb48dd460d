import { expect, test } from "vitest";
import { findShareTarget } from "./share-target.ts";

const toTarget = (search: string) => findShareTarget(new URLSearchParams(search));

test("joins custom shares and writes an empty one as 0", () => {
  const shares = "quota=60&quota=+15+%25&quota=20&quota=5&quota=";
  expect(toTarget(`incasso=12.000&circuiti=proprie&${shares}`)).toBe(
    "?incasso=12.000&circuiti=60-15-20-5-0",
  );
});

test("keeps a usual split and drops the shares that were sent with it", () => {
  expect(toTarget("circuiti=60-15-20-5-0&quota=30&quota=40&quota=25&quota=5&quota=0")).toBe(
    "?circuiti=60-15-20-5-0",
  );
});

test("leaves an address without shares unchanged", () => {
  expect(toTarget("incasso=12000&circuiti=60-15-20-5-0")).toBeNull();
});
