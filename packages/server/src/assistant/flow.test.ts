import { describe, expect, test } from "vitest";
import { fakeContext } from "./fake-context.ts";
import { getRate, toEmptyInterview } from "./interview.ts";
import { CONTACTS, findRefusal, HOME, walk } from "./walk-flow.ts";

describe("consumption from a bill", () => {
  test("annualises electricity by its months", () => {
    const { interview } = walk([...HOME, "dalla bolletta", "450 kWh", "due mesi"]);

    expect(getRate(interview)).toMatchObject({ cmp: "450", months: "2", cma: "2700" });
    expect(interview.notes.estimates.consumption).toContain("stima");
  });

  test("annualises gas by the withdrawal profile, never by months", () => {
    const { interview } = walk([
      "casa",
      "gas",
      "Milano",
      "boh",
      "dalla bolletta",
      { text: "Continua", value: ["heating", "cooking"] },
      "500 smc",
      "dicembre e gennaio",
    ]);

    // 60% of heating's 22.05 + 24.26 and 40% of cooking's 12.21 + 13.50.
    expect(getRate(interview).cma).toBe(String(Math.round(500 / 0.3807)));
    expect(getRate(interview).smc).toBe("500");
  });

  test("refuses a summer bill of gas used for heating alone", () => {
    const at = walk([
      "casa",
      "gas",
      "Milano",
      "boh",
      "bolletta",
      { text: "Continua", value: ["heating"] },
      "10",
    ]);

    expect(findRefusal(at, "luglio")?.message).toMatch(/troppo poco gas/);
  });

  test("takes the sale part as the more exact measure of today's spend", () => {
    const bill = ["dalla bolletta", "450", "2", "150", "90"];
    const { quote, interview } = walk([...HOME, ...bill, "3", ...CONTACTS]);

    // 90 € over two months are 540 € of sale; network, charges and excise as in every offer.
    const expected = (540 + 130 + 81 + 20) * 1.1;
    expect(quote?.referenceSpendEur).toBeCloseTo(expected, 1);
    expect(Number(getRate(interview).total)).toBeCloseTo(expected, 1);
    expect(getRate(interview)).toMatchObject({ invoice: "150", sme: "90" });
  });

  test("refuses a part that is larger than the bill", () => {
    const at = walk([...HOME, "dalla bolletta", "450", "2", "100"]);

    expect(findRefusal(at, "120")).toEqual({
      message: "Questa voce è una parte della bolletta, quindi non può superare 100,00 €.",
      field: "sme",
    });
  });

  test("asks today's spend where the bill's amounts are not known", () => {
    const { keys } = walk([...HOME, "dalla bolletta", "450", "2", "boh", "non lo so", "3"]);

    expect(keys.at(-1)).toBe("present-spend");
  });
});

describe("an estimate", () => {
  test("takes people and appliances from one sentence", () => {
    const { interview, keys } = walk([
      ...HOME,
      "stimalo tu",
      "siamo in tre con pompa di calore e induzione",
    ]);

    expect(keys.at(-1)).toBe("capacity");
    expect(getRate(interview).cma).toBe("5590");
    expect(interview.notes.estimates.consumption).toBe(
      "Il consumo di 5.590 kWh l’anno è una stima nostra da: 3 persone, pompa di calore per riscaldare, piano a induzione.",
    );
  });

  test("gives three people the Portal's default of 2.700 kWh", () => {
    const answers = [...HOME, "stimalo", "3", { text: "Continua", value: [] }];

    expect(getRate(walk(answers).interview).cma).toBe("2700");
  });

  test("asks the heated area for gas that heats", () => {
    const { keys, interview } = walk([
      "casa",
      "gas",
      "Milano",
      "boh",
      "stimalo",
      "riscaldamento e acqua calda",
      "4",
      "90 mq",
    ]);

    expect(keys.slice(-4)).toEqual(["gas-uses", "persons", "area", "present-spend"]);
    expect(getRate(interview).cma).toBe("1230");
  });

  test("is refused to a business", () => {
    const at = walk(["azienda", "luce", "Milano", "Enel"]);

    expect(findRefusal(at, "stimalo")?.message).toMatch(/Un’azienda non si stima/);
  });
});

describe("choices along the way", () => {
  test("ask for the province of a town that is no capital, and keep the town", () => {
    const { interview, keys } = walk([...HOME.slice(0, 3), "Sesto San Giovanni", "Milano"]);

    expect(keys.slice(-2)).toEqual(["province", "operator"]);
    expect(interview.draft.address).toMatchObject({ city: "Sesto San Giovanni", province: "MI" });
  });

  test("offer the two provinces called Reggio", () => {
    const { messages } = walk([...HOME.slice(0, 3), "Reggio"]);

    expect(messages[0]?.addons[0]).toMatchObject({
      kind: "choices",
      choices: [{ value: "RE" }, { value: "RC" }],
    });
  });

  test("say that 3 kW stand in where the power is not known", () => {
    const { messages, interview } = walk([...HOME, "2700", "non lo so"]);

    expect(messages[0]?.messages[0]).toBe("Allora uso 3 kW, la potenza più comune.");
    expect(interview.draft.capacity).toBe("3");
  });

  test("measure against the median offer where today's spend is not known, and say so", () => {
    const { messages, quote, interview } = walk([...HOME, "2700", "3", "non lo so", ...CONTACTS]);

    expect(quote).toMatchObject({ reference: "median-offer", referenceSpendEur: 999.9 });
    expect(getRate(interview).total).toBe("");
    expect(messages[0]?.messages.join(" ")).toContain("offerta mediana");
  });

  test("ask a phone and a time of day only of who wants to be called", () => {
    const { keys, interview } = walk([
      ...HOME,
      "2700",
      "3",
      "900",
      "telefono",
      "di sera",
      "ok",
      "Anna",
      "anna@esempio.it",
      "333 123 4567",
    ]);

    expect(keys.slice(-6)).toEqual(["call-time", "consents", "name", "email", "phone", "done"]);
    expect(interview.draft.phone).toBe("+393331234567");
    expect(interview.notes).toMatchObject({
      callTime: "sera",
      consents: { marketing: false, thirdParties: false },
    });
  });

  test("tell a business that gas has no exact figure for it, and what can be had", () => {
    const at = walk(["per la mia azienda"]);

    expect(at.keys).toEqual(["type"]);
    expect(findRefusal(at, "gas")?.message).toMatch(/dati pubblici non bastano/);
  });

  test("put a business that came for gas straight to electricity, and say so", () => {
    const from = toEmptyInterview({ tracking: "", openingType: "gas" });
    const { messages, keys } = walk(["per la mia azienda"], { from });

    expect(keys).toEqual(["place"]);
    expect(messages[0]?.messages[0]).toMatch(/Guardiamo la luce/);
  });

  test("say so where no offer can be computed, and ask for no contacts", () => {
    const empty = fakeContext({ best: () => ({ offers: [], medianSpendEur: null }) });
    const { keys, quote, messages } = walk([...HOME, "2700", "3", "900"], { world: empty });

    expect(keys.at(-1)).toBe("done");
    expect(quote).toBeNull();
    expect(messages[0]?.messages.join(" ")).toMatch(/non te ne propongo/);
  });
});
