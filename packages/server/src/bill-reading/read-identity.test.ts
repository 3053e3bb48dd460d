import { expect, test } from "vitest";
import { readIdentity } from "./read-identity.ts";
import { printRows } from "./test-rows.ts";

test.each([
  [[["Uso domestico", "NO"], ["resi-"], ["dente"]], "no"],
  [[["Domestico residen-", "SÌ"], ["te"]], "si"],
  [[["POD IT001E12345678 · Potenza impegnata 3 kW · Residente: sì"]], "si"],
])("reads whether the holder is resident from one line or several: %j", (lines, value) => {
  expect(readIdentity(printRows(lines), "luce")).toMatchObject({ resident: { value } });
});

test("reads a POD whose first letter a picture shows as a digit", () => {
  expect(readIdentity(printRows([["POD", "1T001E12345678"]]), "luce")).toMatchObject({
    pod: { value: "IT001E12345678" },
  });
});
