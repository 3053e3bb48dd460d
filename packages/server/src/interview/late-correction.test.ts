import { expect, test } from "vitest";
import { getRate } from "./interview.ts";
import { getNeeds } from "./product-needs.ts";
import { STEPS } from "./steps.ts";
import { HOME, listLabels, say, walk } from "./test-walk-flow.ts";
import { reach } from "./understanding/test-answer-table.ts";

const AT_POWER = walk([...HOME, "lo so", "3000"]);

test.each([
  ["anzi 2.700,5", 2700.5],
  ["anzi 2700 kWh", 2700],
  ["ho sbagliato, sono 2700", 2700],
  ["no, 2700", 2700],
])("«%s» at the question of the power changes the consumption before it", (text, consumption) => {
  const { status, step, interview, messages } = say(AT_POWER, text);

  expect(status).toBe("advanced");
  expect(getRate(interview).cma).toBe(String(consumption));
  expect(messages[0]?.messages[0]).toMatch(/^Bene, 2\.700(?:,5)?\skWh l’anno\./);
  expect(step).toBe(AT_POWER.step);
});

test("a text that the open question understands changes nothing before it", () => {
  const { step, interview } = say(AT_POWER, "anzi 4,5");

  expect(step).toBeGreaterThan(AT_POWER.step);
  expect(getRate(interview).cma).toBe("3000");
});

test("after a misunderstood answer «anzi» corrects that answer", () => {
  const again = say(say(AT_POWER, "45"), "anzi 2700");

  expect(again).toMatchObject({ status: "asked-again", step: AT_POWER.step });
  expect(getRate(again.interview).cma).toBe("3000");
});

test.each([
  ["anzi 3500", "3.5", 3500],
  ["no 3500", "3.5", 3500],
  ["scusa, 3300", "3.3", 3300],
])(
  "«%s» at the question of the power may be %s kW or %s kWh and is asked back",
  (text, kw, kwh) => {
    const asked = say(AT_POWER, text);
    const [power = "", consumption = ""] = asked.interview.notes.doubt?.meanings ?? [];
    const corrected = say(asked, consumption);

    expect(asked).toMatchObject({ status: "asked-again", step: AT_POWER.step });
    expect(say(asked, power).interview.draft.capacity).toBe(kw);
    expect(getRate(corrected.interview).cma).toBe(String(kwh));
    expect(corrected).toMatchObject({ status: "advanced", step: AT_POWER.step });
  },
);

test("the question whose answer it is may be answered with words", () => {
  const asked = say(walk(["per me", "noleggio", "suv", "36", "15000"]), "anzi 20000");

  expect(getNeeds(say(asked, "20.000 € di anticipo").interview).downPaymentEur).toBe(20_000);
  expect(getNeeds(say(asked, "20 mila euro").interview).downPaymentEur).toBe(20_000);
  expect(getNeeds(say(asked, "18.000 km").interview)).toMatchObject({
    kmPerYear: 18_000,
    downPaymentEur: null,
  });
});

test("the chosen meaning of two in the same unit is not asked back again", () => {
  const asked = say(walk(["azienda", "pos", "3000"]), "anzi 300");

  const [receipt = "", takings = ""] = asked.interview.notes.doubt?.meanings ?? [];

  expect(getNeeds(say(asked, receipt).interview).averageReceiptEur).toBe(300);
  expect(getNeeds(say(asked, takings).interview).monthlyTakingsEur).toBe(300);
});

test("a «no» beside a figure that only the open question understands answers it", () => {
  expect(say(AT_POWER, "no, 3000 watt").interview.draft.capacity).toBe("3");
  expect(say(AT_POWER, "no, 4,5").interview.draft.capacity).toBe("4.5");
});

test("a correction keeps the period of the corrected amount", () => {
  const spent = say(say(AT_POWER, "3"), "80 al mese");

  expect(getRate(say(spent, "anzi 85").interview).total).toBe(String(85 * 12));
});

test.each([
  ["suv ibrido", "anzi diesel", "suv", ["diesel"], null],
  ["suv ibrido", "anzi berlina", "berlina", ["ibrida"], null],
  ["suv ibrido", "scusa, una berlina diesel", "berlina", ["diesel"], null],
  ["berlina diesel automatica", "anzi ibrida", "berlina", ["ibrida"], "automatico"],
  ["diesel", "anzi suv", "suv", ["diesel"], null],
  ["suv ibrido", "anzi una golf", "compatta", [], null],
])("of «%s» «%s» corrects only what it names", (said, corrected, subtype, fuels, gearbox) => {
  const from = walk(["per me", "noleggio"]);
  const { interview } = say(say(from, said), corrected);

  expect(interview.draft.subtype).toBe(subtype);
  expect(getNeeds(interview)).toMatchObject({ fuels, gearbox });
  expect(say(from, `${said}, ${corrected}`).interview.draft.subtype).toBe(subtype);
});

test.each([
  ["portatile", "anzi senza canone", "portatile", ["canone"]],
  ["portatile senza canone", "anzi fisso", "fisso", ["canone"]],
  ["lettore bluetooth", "anzi senza canone", "mobile", ["canone"]],
  ["fisso", "anzi portatile", "portatile", []],
])("of «%s» «%s» corrects only that part", (said, corrected, subtype, terminalWishes) => {
  const { interview } = say(say(walk(["azienda", "pos", "3000", "40"]), said), corrected);

  expect(interview.draft.subtype).toBe(subtype);
  expect(getNeeds(interview)).toMatchObject({ terminalWishes });
});

test("the values of a sent bill are not corrected by a figure", () => {
  const atBill = reach("sent-right");

  expect(say(atBill, "anzi 2700")).toMatchObject({ status: "asked-again", step: atBill.step });
});

test("the residence's «no scusa, gas» corrects the product before it", () => {
  const atResidence = walk(["per casa mia", "luce"]);

  expect(say(atResidence, "no scusa, gas").interview.draft).toMatchObject({
    type: "gas",
    subtype: "",
  });
});

test("«anzi non residente» at the place corrects the residence, and is not the town Anzi", () => {
  const { interview, step } = say(walk(HOME.slice(0, 3)), "anzi non residente");

  expect(interview.draft).toMatchObject({ subtype: "non-residente", address: { city: "" } });
  expect(step).toBe(STEPS.place);
});

test.each([
  ["present-spend", "scusa, non sono residente", ["non residente"]],
  ["present-spend", "no scusa, non sono residente", ["non residente"]],
  ["present-spend", "ops, è una seconda casa", ["non residente"]],
  ["present-spend", "scusa, il consumo è 3500 kWh", ["3.500 kWh l’anno"]],
  ["present-spend", "scusa, siamo a Rho", ["Rho (MI)"]],
  ["method", "scusa, non sono residente", ["non residente"]],
  ["capacity", "scusa, non sono residente", ["non residente"]],
  ["channel", "scusa, potenza 4,5 kW", ["4,5 kW"]],
  ["channel", "scusa, 4,5 kW o 6", ["E-mail", "WhatsApp", "Telefono", "No, grazie"]],
  ["email", "scusa, non sono residente", ["non residente"]],
  ["down-payment", "scusa, 48 mesi", ["48 mesi"]],
  ["needed-by", "anzi una berlina", ["Berlina"]],
  ["terminal", "scusa, incasso 5000", ["5.000 € al mese"]],
])("at %s «%s» offers the answer to a question further back", (question, text, offered) => {
  const at = reach(question);
  const asked = say(at, text);

  expect(asked).toMatchObject({ status: "asked-again", step: at.step });
  expect(asked.interview.draft).toEqual(at.interview.draft);
  expect(listLabels(asked)).toEqual(offered);
});

test("a yes to an offered answer further back changes it and keeps the others", () => {
  const at = reach("present-spend");
  const asked = say(at, "scusa, non sono residente");
  const corrected = say(asked, "sì");

  expect(asked.messages[0]?.messages).toEqual([
    "Correggo una risposta di prima? Intendevi non residente?",
  ]);
  expect(corrected).toMatchObject({ status: "advanced", step: at.step });
  expect(corrected.messages[0]?.messages[0]).toBe(
    "Bene, non residente. Il resto lo tengo com’era.",
  );
  expect(corrected.interview.draft).toMatchObject({ subtype: "non-residente", capacity: "3" });
  expect(getRate(corrected.interview).cma).toBe("2700");
});

test("beside an offered answer further back the open question may be answered", () => {
  const asked = say(reach("down-payment"), "scusa, 48 mesi");

  expect(getNeeds(say(asked, "2000").interview)).toMatchObject({
    durationMonths: 36,
    downPaymentEur: 2000,
  });
  expect(listLabels(say(asked, "no, scusa, 60 mesi"))).toEqual(["60 mesi"]);
});

test("what the open question misunderstood may still correct an answer further back", () => {
  const misunderstood = say(reach("channel"), "non sono residente");

  expect(listLabels(say(misunderstood, "scusa, non sono residente"))).toEqual(["non residente"]);
});

test.each([
  "scusa, non lo so",
  "scusa, non ho capito",
  "scusa, devo andare",
  "scusa, ok",
  "scusa, 45",
])("«%s» at the question of the channel corrects nothing further back", (text) => {
  expect(listLabels(say(reach("channel"), text))).toEqual([
    "E-mail",
    "WhatsApp",
    "Telefono",
    "No, grazie",
  ]);
});

const END = [...HOME, "2700", "3", "900", "no grazie"];

test.each([
  ["ho sbagliato la potenza, è 4,5", "4,5 kW"],
  ["ho sbagliato il consumo, 3500", "3.500 kWh l’anno"],
  ["scusa, il consumo è 3500", "3.500 kWh l’anno"],
  ["la potenza è 4,5", "4,5 kW"],
  ["il nuovo consumo è 3500", "3.500 kWh l’anno"],
  ["il consumo è 3500 kWh", "3.500 kWh l’anno"],
  ["in realtà consumo 3500", "3.500 kWh l’anno"],
  ["non sono residente", "non residente"],
  ["abito a Rho", "Rho (MI)"],
  ["sto con Enel", "Enel Energia"],
  ["pago 1100 euro", "1.100 € l’anno"],
])(
  "after the result «%s» offers to change that answer, and a yes makes another quote",
  (text, what) => {
    for (const at of [reach("channel"), walk(END)]) {
      const asked = say(at, text);
      const corrected = say(asked, "sì");

      expect(asked).toMatchObject({ status: "asked-again", step: at.step, quote: null });
      expect(asked.interview.draft).toEqual(at.interview.draft);
      expect(listLabels(asked)).toEqual([what]);
      expect(corrected).toMatchObject({ status: "advanced", step: at.step, restarted: false });
      expect(corrected.quote).not.toBeNull();
      expect(corrected.interview.draft.preventivo).not.toBe("");
    }
  },
);

test.each(["consents", "name", "email", "phone", "call-time"])(
  "at the question %s a statement about the supply is offered as a correction",
  (question) => {
    expect(listLabels(say(reach(question), "la potenza è 4,5"))).toEqual(["4,5 kW"]);
    expect(listLabels(say(reach(question), "abito a Rho"))).toEqual(["Rho (MI)"]);
  },
);

test.each([
  "ho sbagliato",
  "ho sbagliato il consumo",
  "la potenza è sbagliata",
  "vorrei correggere",
])("«%s» without the right value is answered with the way to correct", (text) => {
  for (const at of [reach("channel"), walk(END), reach("present-spend")]) {
    const asked = say(at, text);

    expect(asked).toMatchObject({ status: "asked-again", step: at.step });
    expect(asked.messages[0]?.messages).toEqual([
      "Che cosa correggo? Scrivimi il dato giusto, oppure tocca «Modifica» accanto a quella risposta.",
    ]);
  }
});

test.each(["sono curioso", "è troppo caro", "ho fretta", "ho 30 anni", "sto pensando"])(
  "after the result «%s» corrects nothing",
  (text) => {
    expect(listLabels(say(reach("channel"), text))).toHaveLength(4);
    expect(listLabels(say(walk(END), text))).toEqual(["Ora il gas", "Ricomincia da capo"]);
  },
);
