import { describe, expect, test } from "vitest";
import { asksBack, findCorrection } from "./correction.ts";

describe("a correction", () => {
  test.each<[string, string, string]>([
    ["luce, anzi no gas", "luce", "gas"],
    ["sì, anzi no", "sì", "no"],
    ["no, mi correggo: sì", "", "sì"],
    ["2700, scusa, 2800", "2700", "2800"],
    ["110, no 101", "110", "101"],
    ["fisso, anzi no portatile", "fisso", "portatile"],
    ["Maria, anzi scrivi Marisa", "Maria", "Marisa"],
    ["gas... ho sbagliato", "gas", ""],
    ["no aspetta, luce", "", "luce"],
    ["mail, anzi facciamo meglio whatsapp", "mail", "whatsapp"],
    ["lo so, anzi no fai tu", "lo so", "fai tu"],
  ])("of «%s» replaces «%s» with «%s»", (text, before, after) => {
    const found = findCorrection(text);

    expect(found?.before.replace(/[\s,.]+$/, "")).toBe(before);
    expect(found?.after).toBe(after);
  });

  test.each(["abito ad Anzi", "Anzi (PZ)", "luce, scusate il ritardo", "2700", "no grazie"])(
    "is not found in «%s»",
    (text) => {
      expect(findCorrection(text)).toBeNull();
    },
  );

  test.each(["induzione e clima, anzi boiler", "clima, anzi anche boiler"])(
    "may concern only a part in «%s»",
    (text) => {
      expect(findCorrection(text)?.isPartial).toBe(true);
    },
  );

  test("of the whole answer is not partial", () => {
    expect(findCorrection("ottobre novembre, anzi novembre dicembre")?.isPartial).toBe(false);
    expect(findCorrection("riscaldamento e cucina, anzi solo cucina")?.isPartial).toBe(false);
  });
});

test("recognises a question that a person asks instead of answering", () => {
  expect(["cos'è il cordless?", "che differenza c'è tra i due?"].every(asksBack)).toBe(true);
  expect(["luce", "quello che costa meno"].some(asksBack)).toBe(false);
});
