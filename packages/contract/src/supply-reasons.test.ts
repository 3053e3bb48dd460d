import { expect, test } from "vitest";
import { listSupplyReasons, nameSupplyReason } from "./supply-reasons.ts";

test("calls each way to a supply by its own name", () => {
  const named = listSupplyReasons("pod").map(({ label, hint }) => `${label}: ${hint}`);
  expect(named).toEqual([
    "Cambio fornitore: È attiva e già a nome tuo.",
    "Voltura: È attiva, a nome di un’altra persona.",
    "Subentro: Il contatore c’è, ma è staccato.",
    "Prima attivazione: Non c’è mai stata. Se manca anche il contatore, prima serve l’allaccio.",
  ]);
  expect(listSupplyReasons("pdr")).toEqual(listSupplyReasons("pod"));
  expect(JSON.stringify(listSupplyReasons("line"))).not.toMatch(/voltura|subentro/i);
});

test.each([
  ["pod", "name-change", "Voltura"],
  ["pdr", "reactivation", "Subentro"],
  ["pod", "transfer", "Subentro o voltura"],
  ["pdr", "new", "Attivazione nuova"],
  ["line", "transfer", "Cambio di intestatario"],
  ["line", "new", "Linea nuova"],
  ["none", "new", null],
] as const)("of a supply with %s names the reason %s: %s", (point, reason, words) => {
  expect(nameSupplyReason(point, reason)).toBe(words);
});
