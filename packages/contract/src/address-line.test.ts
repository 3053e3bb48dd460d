import { expect, test } from "vitest";
import { toAddressLine } from "./address-line.ts";

test("writes an address on one line with the province in brackets", () => {
  const parts = { street: "via Roma 12", postal_code: "20900", city: "Monza", province: "MB" };
  expect(toAddressLine(parts)).toBe("via Roma 12, 20900 Monza (MB)");
});
