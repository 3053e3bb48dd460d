// @vitest-environment node
import { expect, test } from "vitest";
import { defineQuoteAssistant, type Volpe } from "./index.ts";

test("does nothing on a server", () => {
  expect(typeof window).toBe("undefined");
  expect(() => defineQuoteAssistant({ host: "https://volpe.example" } as Volpe)).not.toThrow();
});
