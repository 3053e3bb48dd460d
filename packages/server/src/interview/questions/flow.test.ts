import { describe, expect, test } from "vitest";
import { fakeContext } from "../fake-context.ts";
import { getRate, toEmptyInterview } from "../interview.ts";
import { findRefusal, HOME, walk } from "../test-walk-flow.ts";

describe("consumption from a bill", () => {
  test("annualises electricity by its months", () => {
    const { interview } = walk([...HOME, "dalla bolletta", "450\u00a0kWh", "due mesi"]);

    expect(getRate(interview)).toMatchObject({ cmp: "450", months: "2", cma: "2700" });
    expect(interview.notes.estimates.consumption).toContain("stima");
  });

  test("annualises gas by the withdrawal profile and not by months", () => {
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

    // The share of these months is 60% of heating's 22.05 + 24.26 and 40% of cooking's 12.21 +
    // 13.50, in %.
    expect(getRate(interview).cma).toBe(String(Math.round(500 / 0.3807)));
    expect(getRate(interview).smc).toBe("500");
  });

  test.each([
    // In zone B nobody heats in November, so the share is 40% of cooking's 9.14%.
    ["Palermo", 0.4 * 0.0914],
    ["Enna", 0.6 * 0.1489 + 0.4 * 0.0914],
    ["Pescara", 0.6 * 0.1355 + 0.4 * 0.0914],
    ["Trento", 0.6 * (0.1378 / 1.0001) + 0.4 * 0.0914],
  ])("annualises November's gas of %s by the climate zone of its province", (city, share) => {
    const { interview } = walk([
      "casa",
      "gas",
      city,
      "boh",
      "dalla bolletta",
      { text: "Continua", value: ["heating", "hot-water", "cooking"] },
      "40 smc",
      "novembre",
    ]);

    expect(getRate(interview).cma).toBe(String(Math.round(40 / share)));
  });

  test("refuses a summer bill of gas used only for heating", () => {
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

  test("prefers the sale part of the bill as measure of today's spend", () => {
    const bill = ["dalla bolletta", "450", "2", "150", "90"];
    const { quote, interview } = walk([...HOME, ...bill, "3"]);

    // 90 € over two months are 540 € of sale a year. Network, charges and excise are those of every
    // offer.
    const expected = (540 + 130 + 81 + 20) * 1.1;
    expect(quote?.referenceSpendEur).toBeCloseTo(expected, 1);
    expect(Number(getRate(interview).total)).toBeCloseTo(expected, 1);
    expect(getRate(interview)).toMatchObject({ invoice: "150", sme: "90" });
  });

  test("refuses a part that is larger than the bill", () => {
    const at = walk([...HOME, "dalla bolletta", "450", "2", "100"]);

    expect(findRefusal(at, "120")?.message).toBe(
      "Questa voce è una parte della bolletta, quindi non può superare 100\u00a0€.",
    );
  });

  test("asks today's spend if the bill's amounts are unknown", () => {
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
      "Il consumo di 5.590\u00a0kWh l’anno è una stima nostra da: 3 persone, pompa di calore per riscaldare, piano a induzione.",
    );
  });

  test("gives three people the Portal's default of 2.700\u00a0kWh", () => {
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

describe("the questions", () => {
  test.each([
    ["Rho", "Rho", "MI", ""],
    ["abito a Rho", "Rho", "MI", ""],
    ["Rho (MI)", "Rho", "MI", ""],
    ["20017", "Rho", "MI", "20017"],
    ["Via Roma 12, 20017 Rho", "Rho", "MI", "20017"],
    ["l’aquila", "L’Aquila", "AQ", ""],
    ["in provincia di Monza", "", "MB", ""],
    ["Milano Marittima (RA)", "Milano Marittima", "RA", ""],
  ])("read «%s» as the place without asking", (text, city, sign, postalCode) => {
    const { interview, keys } = walk([...HOME.slice(0, 3), text]);

    expect(keys.at(-1)).toBe("operator");
    expect(interview.draft.address).toMatchObject({
      city,
      province: sign,
      postal_code: postalCode,
      country: "Italia",
    });
  });

  test("ask for the province of a hamlet and keep its name", () => {
    const { interview, keys } = walk([...HOME.slice(0, 3), "Milano Marittima", "Ravenna"]);

    expect(keys.slice(-2)).toEqual(["province", "operator"]);
    expect(interview.draft.address).toMatchObject({ city: "Milano Marittima", province: "RA" });
  });

  test.each([
    ["Samone", ["Samone (TO)", "Samone (TN)"], "Samone (TN)", "Samone", "TN"],
    ["Samone", ["Samone (TO)", "Samone (TN)"], "Torino", "Samone", "TO"],
    ["Firnze", ["Firenze (FI)"], "Firenze (FI)", "Firenze", "FI"],
    ["Ostian", ["Ostiano (CR)"], "Roma", "Ostian", "RM"],
    ["Umbria", ["PG", "TR"], "Terni", "", "TR"],
  ])("ask which place is meant by «%s»: %j", (text, values, then, city, sign) => {
    const at = walk([...HOME.slice(0, 3), text]);
    const { interview } = walk([...HOME.slice(0, 3), text, then]);

    expect(at.keys.at(-1)).toBe("province");
    const [addon] = at.messages[0]?.addons ?? [];
    expect(addon?.kind === "choices" && addon.choices.map(({ value }) => value)).toEqual(values);
    expect(interview.draft.address).toMatchObject({ city, province: sign });
  });

  test("offer the comuni and provinces called Reggio and accept «Emilia» as one of them", () => {
    const { messages } = walk([...HOME.slice(0, 3), "Reggio"]);
    const { interview } = walk([...HOME.slice(0, 3), "Reggio", "Emilia"]);

    expect(messages[0]?.addons[0]).toMatchObject({
      kind: "choices",
      choices: [
        { value: "Reggio di Calabria (RC)" },
        { value: "Reggio nell’Emilia (RE)" },
        { value: "Reggiolo (RE)" },
        { value: "Provincia di Reggio nell’Emilia" },
        { value: "Provincia di Reggio di Calabria" },
      ],
    });
    expect(interview.draft.address).toMatchObject({ city: "Reggio nell’Emilia", province: "RE" });
  });

  test.each(["Parigi", "abito a Londra", "Lugano", "in Svizzera"])(
    "refuse the foreign place «%s»",
    (text) => {
      expect(findRefusal(walk(HOME.slice(0, 3)), text)?.message).toMatch(
        /solo forniture in Italia/,
      );
    },
  );

  test.each([
    "",
    "boh",
    "non lo so",
    "???",
    "12",
    "<b>",
    "luce",
    "Italia",
    "perché?",
    "via Roma 12",
  ])("ask again if «%s» names no place", (text) => {
    expect(findRefusal(walk(HOME.slice(0, 3)), text)?.message).toMatch(/mi serve un comune/);
  });

  test("mention the assumed 3\u00a0kW if the power is unknown", () => {
    const { messages, interview } = walk([...HOME, "2700", "non lo so"]);

    expect(messages[0]?.messages[0]).toBe("Allora uso 3 kW, la potenza più comune.");
    expect(interview.draft.capacity).toBe("3");
  });

  test("compare with the median offer if today's spend is unknown, and say so", () => {
    const { messages, quote, interview } = walk([...HOME, "2700", "3", "non lo so"]);

    expect(quote).toMatchObject({ reference: "median-offer", referenceSpendEur: 999.9 });
    expect(getRate(interview).total).toBe("");
    expect(messages[0]?.messages.join(" ")).toContain("offerta mediana");
  });

  test("ask for a phone and a time of day only if the person wants to be called", () => {
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
      consents: { marketing: false },
    });
  });

  test("tell a business that its gas has no exact figure and what is available instead", () => {
    const at = walk(["per la mia azienda"]);

    expect(at.keys).toEqual(["type"]);
    expect(findRefusal(at, "gas")?.message).toMatch(/dati pubblici non bastano/);
  });

  test("offer electricity to a business that came for gas, and say so", () => {
    const from = toEmptyInterview({ tracking: "", openingType: "gas" });
    const { messages, keys } = walk(["per la mia azienda"], { from });

    expect(keys).toEqual(["place"]);
    expect(messages[0]?.messages[0]).toMatch(/Guardiamo la luce/);
  });

  test("report that no offer can be computed and ask for no contacts", () => {
    const empty = fakeContext({ best: () => ({ offers: [], medianSpendEur: null }) });
    const { keys, quote, messages } = walk([...HOME, "2700", "3", "900"], { world: empty });

    expect(keys.at(-1)).toBe("done");
    expect(quote).toBeNull();
    expect(messages[0]?.messages.join(" ")).toMatch(/non te ne propongo/);
  });
});
