// @vitest-environment node
import { expect, test } from "vitest";
import { defineQuoteAssistant, type Volpe } from "./index.ts";

test("the package can be imported on a server, where defining does nothing", () => {
  expect(typeof window).toBe("undefined");
  expect(() => defineQuoteAssistant({ host: "https://volpe.example" } as Volpe)).not.toThrow();
});
