import { expect, test } from "vitest";
import { joinDigits } from "./join-digits.ts";

test("joins the digits of a telephone number and no words", () => {
  expect(joinDigits("Chiama il 800 166 654 o il +39 02 1, in via Roma 3")).toBe(
    "Chiama il 800\u00a0166\u00a0654 o il +39\u00a002\u00a01, in via Roma 3",
  );
});
