import { describe, expect, test } from "vitest";
import { reopen } from "./ask-question.ts";
import { fakeContext } from "./fake-context.ts";
import { FLOW } from "./questions/flow.ts";
import { asksForDevice } from "./take-aside.ts";
import { say, walk } from "./test-walk-flow.ts";

const AT_PLACE = walk(["casa", "luce", "sì, ci abito"]);

test.each([
  "continuo dopo",
  "Continuo dal telefono",
  "posso continuare sul computer?",
  "riprendo domani",
  "continuo stasera da casa",
  "posso continuare la chat sul mio computer?",
  "continuo poi da un altro dispositivo",
  "riprendo sull’altro dispositivo",
  "salva la conversazione",
  "mandami il link per continuare",
  "vado avanti più tardi",
])("recognises «%s» as a request to continue elsewhere", (text) => {
  expect(asksForDevice({ text })).toBe(true);
});

test.each([
  "Continua",
  "telefono",
  "sul tardi",
  "dopo le 18",
  "non voglio continuare dopo",
  "mandami il preventivo",
  "finisco di lavorare alle 18, dopo va bene",
  "continuo a usare il telefono fisso",
  "voglio continuare con il telefono fisso",
  "riprendo le chiavi della casa domani",
])("does not read «%s» as a request to continue elsewhere", (text) => {
  expect(asksForDevice({ text })).toBe(false);
});

describe("a link to another device", () => {
  test("asks for the address, leaves the question open and changes no answer", () => {
    const asked = say(AT_PLACE, "continuo dal telefono");

    expect(asked).toMatchObject({ status: "asked-again", step: AT_PLACE.step });
    expect(asked.interview.draft).toBe(AT_PLACE.interview.draft);
    expect(asked.messages[0]?.addons[0]).toMatchObject({ field: "email" });
  });

  test("is sent to the address that is given, and the question is asked again", () => {
    const sent = say(say(AT_PLACE, "continuo dal telefono"), "anna@esempio.it");

    expect(sent.errand).toEqual({ kind: "link", email: "anna@esempio.it" });
    expect(sent.interview).toEqual(AT_PLACE.interview);
    expect(say(sent, "Milano").status).toBe("advanced");
  });

  test("is sent at once to an address in the same words", () => {
    const { errand } = say(AT_PLACE, "continuo dal telefono, scrivimi a anna@esempio.it");

    expect(errand).toEqual({ kind: "link", email: "anna@esempio.it" });
  });

  test("offers the address that the person has already left", () => {
    const at = walk([
      ...["casa", "luce", "sì", "Milano", "A2A", "2.700 kWh", "3", "1.100"],
      ...["e-mail", { text: "Continua", value: ["privacy"] }, "Anna Bianchi", "anna@esempio.it"],
    ]);

    expect(say(at, "continuo dopo").messages[0]?.addons[0]).toMatchObject({
      initial: "anna@esempio.it",
    });
  });

  test("asks which address is meant if it has a slip", () => {
    const slip = say(say(AT_PLACE, "continuo dopo"), "anna@gmial.com");

    expect(slip.errand).toBeUndefined();
    expect(slip.messages[0]?.messages).toEqual(["Intendevi anna@gmail.com?"]);
    expect(say(slip, "anna@gmail.com").errand).toEqual({ kind: "link", email: "anna@gmail.com" });
  });

  test("can be left without ending the interview", () => {
    const left = say(say(AT_PLACE, "continuo dopo"), {
      text: "Lascia stare",
      value: "lascia stare",
    });

    expect(left.errand).toBeUndefined();
    expect(left.interview).toEqual(AT_PLACE.interview);
    expect(left.messages[0]?.messages[0]).toBe("D’accordo, andiamo avanti.");
  });

  test("is forgotten when an earlier question is opened again", () => {
    const asked = say(AT_PLACE, "continuo dopo");
    const again = reopen(FLOW, asked.interview, 0, fakeContext());

    expect(again?.interview.notes.aside).toBeUndefined();
  });
});
