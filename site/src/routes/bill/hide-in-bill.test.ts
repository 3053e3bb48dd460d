import type { BillView } from "@volpe/contract";
import { expect, test } from "vitest";
import { hideInBill } from "./hide-in-bill.ts";

test("hides a supply point and a fiscal code in its value and in every line", () => {
  const field = (name: "pod" | "fiscalCode" | "capacityKw", value: string, text: string) => ({
    name,
    value,
    text,
    unit: "",
    page: 1,
    confidence: "sure" as const,
  });
  const fields = [
    field("pod", "IT001E12345678", "POD: IT 001 E 1234 5678"),
    field("fiscalCode", "RSSMRA85T10A562S", "C.F. RSSMRA85T10A562S"),
    field("capacityKw", "3", "POD: it001e12345678  Potenza impegnata: 3 kW"),
  ];
  const view = {
    files: [{ supplies: [{ tipology: "luce", fields, offer: null }] }],
  } as unknown as BillView;

  expect(
    hideInBill(view).files[0]?.supplies[0]?.fields.map(({ value, text }) => [value, text]),
  ).toEqual([
    ["IT001•••678", "POD: IT001•••678"],
    ["RSSMR•••62S", "C.F. RSSMR•••62S"],
    ["3", "POD: IT001•••678  Potenza impegnata: 3 kW"],
  ]);
});

test("hides codes of people and accounts in every line but leaves those of offers", () => {
  const show = (text: string) => {
    const fields = [{ name: "total", value: "88.4", text, unit: "€", page: 1, confidence: "sure" }];
    const view = { files: [{ supplies: [{ tipology: "luce", fields, offer: null }] }] };
    return hideInBill(view as unknown as BillView).files[0]?.supplies[0]?.fields[0]?.text;
  };
  expect(show("Totale 88,40 €  Codice fiscale BNCLGU70A01F205X")).toBe(
    "Totale 88,40 €  Codice fiscale BNCLG•••05X",
  );
  expect(show("Totale 88,40 €  IT60 X054 2811 1010 0000 0123 456")).toBe(
    "Totale 88,40 €  IT60X•••456",
  );
  expect(show("Totale 88,40 €  PDR 05260000012345")).toBe("Totale 88,40 €  PDR 05260•••345");
  const offer = "Codice offerta 000231ESFML01XXSORGENTEFISSA0024";
  expect(show(offer)).toBe(offer);
});
