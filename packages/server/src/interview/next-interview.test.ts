import { describe, expect, test } from "vitest";
import { fakeContext } from "./fake-context.ts";
import { STEPS } from "./steps.ts";
import { CONTACTS, HOME, listLabels, say, toKey, walk } from "./test-walk-flow.ts";

const FIGURES = ["2700", "3", "900"];
const LIGHT = walk([...HOME, ...FIGURES, "no grazie"]);
const GAS = walk(["casa", "gas", "Milano", "A2A", "900", "800", "no grazie"]);

const toSteps = ({ interview }: Pick<typeof LIGHT, "interview">) =>
  interview.notes.answers.map(({ step }) => step);

test.each([
  ["luce per casa", "ora il gas", "Gas: segnato."],
  ["luce per casa a Milano", "ora il gas", "Gas: segnato."],
  ["vorrei spendere meno per la luce di casa", "ora il gas", "Gas: segnato."],
  ["gas per casa", "ora la luce", "Luce: segnato."],
])("a first answer «%s» does not keep the product for «%s»", (first, wish, said) => {
  const rest = first.includes("gas")
    ? ["Milano", "A2A", "900", "800"]
    : ["sì, ci abito", "Milano", "A2A", ...FIGURES];
  const next = say(walk([first, ...rest, "no grazie"]), wish);

  expect(next.interview.draft.type).toBe(wish.includes("gas") ? "gas" : "luce");
  expect(next.messages[0]?.messages.join(" ")).toContain(said);
});

describe("after a quote for electricity", () => {
  test.each([
    ["Ora il gas", "gas"],
    ["ora il gas", undefined],
    ["e il gas", undefined],
    ["e il gas?", undefined],
    ["fammi anche il gas", undefined],
  ])("«%s» compares gas for the same home", (text, value) => {
    const next = say(LIGHT, { text, value });

    expect(next).toMatchObject({ status: "advanced", restarted: true });
    expect(toKey(next.step)).toBe("operator");
    expect(next.interview.draft).toMatchObject({
      type: "gas",
      destination: "privati",
      address: { city: "Milano", province: "MI" },
      operator: "",
      communication: "",
    });
    expect(next.messages[0]?.messages).toEqual([
      "Il posto resta Milano. Per casa, perfetto. Gas: segnato.",
      "Con chi hai il gas adesso?",
    ]);
  });

  test("the earlier quote's figures stay, and its consents do not", () => {
    const asked = walk([...HOME, ...FIGURES, ...CONTACTS]);
    const next = say(asked, "ora il gas").interview;

    expect(next.notes.consents).toBeNull();
    expect(next.draft).toMatchObject({ name: "", email: "", preventivo: "" });
    expect(next.notes.earlierRates).toHaveLength(1);
    expect(next.draft.rates).toHaveLength(1);
  });

  test("a business is offered gas only if its offers can be computed", () => {
    const business = ["azienda", "luce", "Milano", "A2A", "9000", "10", "4000", "no grazie"];
    const without = fakeContext();
    expect(listLabels(walk(business, { world: without }))).toEqual(["Ricomincia da capo"]);
  });
});

test("after a quote for gas electricity is compared for the same home", () => {
  expect(listLabels(GAS)).toEqual(["Ora la luce", "Ricomincia da capo"]);
  const next = say(GAS, "ora la luce");

  expect(toKey(next.step)).toBe("subtype");
  expect(toSteps(next)).toEqual([STEPS.destination, STEPS.type]);
  expect(toKey(say(next, "sì, ci abito").step)).toBe("operator");
});

test("given contacts are used again only after the other quote's consents", () => {
  let at = say(walk([...HOME, ...FIGURES, ...CONTACTS]), "ora il gas");
  for (const text of ["A2A", "900", "800"]) at = say(at, text);
  expect(toKey(at.step)).toBe("communication");
  expect(at.interview.draft.email).toBe("");

  at = say(say(at, "e-mail"), { text: "Continua", value: ["privacy"] });
  expect(toKey(at.step)).toBe("done");
  expect(at).toMatchObject({ sends: true });
  expect(at.interview.draft).toMatchObject({ name: "Anna Bianchi", email: "anna@esempio.it" });
});

test("back and forth keeps the residence", () => {
  let at = say(LIGHT, "ora il gas");
  for (const text of ["A2A", "900", "800", "no grazie"]) at = say(at, text);
  const back = say(at, "ora la luce");

  expect(toKey(back.step)).toBe("operator");
  expect(back.interview.draft).toMatchObject({ type: "luce", address: { city: "Milano" } });
});
