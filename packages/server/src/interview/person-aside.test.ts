import { describe, expect, test } from "vitest";
import { advance } from "./advance.ts";
import { asksForPerson } from "./ask-again.ts";
import { fakeContext } from "./fake-context.ts";
import type { Interview } from "./interview.ts";
import type { Answer } from "./question.ts";
import { FLOW } from "./questions/flow.ts";
import { CONTACTS, HOME, type Said, toKey, walk } from "./test-walk-flow.ts";

type At = { interview: Interview; step: number };

const ASKED = "voglio parlare con qualcuno";
const NEED = "La voltura è a nome di mio padre";
const PRIVACY: Answer = { text: "Continua", value: ["privacy"] };
const CONTACT: readonly Said[] = [PRIVACY, "Anna Bianchi", "anna@esempio.it"];

function say(at: At, ...answers: readonly Said[]) {
  return answers.reduce<ReturnType<typeof step>>(step, { ...at, errand: undefined, messages: [] });
}

function step(at: At, said: Said) {
  const answer = typeof said === "string" ? { text: said } : said;
  const result = advance(FLOW, at.interview, at.step, { ...answer, step: at.step }, fakeContext());
  if (result.status === "refused") {
    throw new Error(`«${answer.text}»: ${result.message}`);
  }
  const { interview, messages, errand } = result;
  return { interview, step: result.step, messages, errand };
}

const addonsOf = ({ messages }: Pick<ReturnType<typeof say>, "messages">) =>
  messages.at(-1)?.addons.map(({ kind }) => kind);

test.each([
  "voglio parlare con qualcuno",
  "Voglio parlare con una persona",
  "non ci capisco niente, passami un operatore",
  "posso scrivere a un consulente?",
])("recognises «%s» as a request for a person", (text) => {
  expect(asksForPerson({ text })).toBe(true);
});

test.each(["non voglio parlare con nessun operatore", "siamo una persona sola", "per qualcuno"])(
  "does not read «%s» as a request for a person",
  (text) => {
    expect(asksForPerson({ text })).toBe(false);
  },
);

describe("handing over to a person", () => {
  const at = walk(HOME);

  test.each(
    HOME.map((_, count) => [toKey(walk(HOME.slice(0, count)).step), walk(HOME.slice(0, count))]),
  )("can be asked for at «%s»", (_, somewhere) => {
    const asked = say(somewhere as At, ASKED);

    expect(asked.step).toBe((somewhere as At).step);
    expect(addonsOf(asked)).toEqual(["field"]);
  });

  test("asks for purpose, consents, notice, name and address", () => {
    expect(addonsOf(say(at, ASKED, NEED))).toEqual(["choices"]);
    expect(addonsOf(say(at, ASKED, NEED, "sì, allega"))).toEqual(["consents", "choices"]);
    expect(addonsOf(say(at, ASKED, NEED, "sì, allega", PRIVACY))).toEqual(["field"]);
    expect(say(at, ASKED, NEED, "sì, allega", ...CONTACT).errand).toEqual({
      kind: "ticket",
      need: NEED,
      told: [
        "Per: Casa mia",
        "Che cosa: Luce",
        "Residenza: Residente",
        "Dove: Milano (MI)",
        "Operatore di oggi: A2A Energia",
      ],
      tipology: "luce",
      rateId: "",
      name: "Anna Bianchi",
      email: "anna@esempio.it",
    });
  });

  test("passes on only the message if the person wants that", () => {
    const { errand } = say(at, ASKED, NEED, "no, solo il messaggio", ...CONTACT);

    expect(errand).toMatchObject({ need: NEED, told: [], tipology: "", rateId: "" });
  });

  test.each(["come no", "allega pure", "sì sì, allega tutto", "d'accordo"])(
    "passes the answers on after «%s»",
    (text) => {
      expect(addonsOf(say(at, ASKED, NEED, text))).toEqual(["consents", "choices"]);
    },
  );

  test.each(["sì, ma non tutto", "sì, tranne la città", "boh"])(
    "asks again whether to pass the answers on after «%s»",
    (text) => {
      expect(say(at, ASKED, NEED, text).interview.notes.aside).toMatchObject({ shares: null });
    },
  );

  test("does not ask for contacts that the interview has", () => {
    const done = walk([...HOME, "2.700 kWh", "3", "1.100", ...CONTACTS]);
    const { errand } = say(done, ASKED, NEED, "sì");

    expect(errand).toMatchObject({
      name: "Anna Bianchi",
      email: "anna@esempio.it",
      rateId: "a-rate-of-the-test-0001",
    });
  });

  test("leaves the question open without asking for the contacts again", () => {
    const handed = say(at, ASKED, NEED, "sì", ...CONTACT);
    const rest = say(handed, "2.700 kWh", "3", "1.100", "e-mail");

    expect(handed.step).toBe(at.step);
    expect(handed.interview.draft).toEqual(at.interview.draft);
    expect(toKey(rest.step)).toBe("done");
    expect(rest.interview.draft).toMatchObject({ name: "Anna Bianchi", email: "anna@esempio.it" });
    expect(rest.interview.notes.consents).toEqual({ marketing: false });
  });

  test("adds a second message to the ticket that is open", () => {
    const handed = say(at, ASKED, NEED, "sì", ...CONTACT);
    const { notes } = handed.interview;
    const known = {
      ...handed,
      interview: { ...handed.interview, notes: { ...notes, handover: "V-2001" } },
    };

    expect(say(known, ASKED, "Dimenticavo: scade domani").errand).toEqual({
      kind: "ticket-message",
      ticket: "V-2001",
      need: "Dimenticavo: scade domani",
    });
  });

  test("can be left at any point", () => {
    for (const answers of [[], [NEED], [NEED, "sì"], [NEED, "sì", PRIVACY]]) {
      const left = say(at, ASKED, ...answers, "lascia stare");

      expect(left.errand).toBeUndefined();
      expect(left.interview.notes.aside).toBeUndefined();
      expect(say(left, "2.700 kWh").step).toBeGreaterThan(at.step);
    }
  });

  test("asks again for what it cannot read", () => {
    expect(say(at, ASKED, "?").messages.at(-1)?.messages[0]).toMatch(/qualche parola/);
    expect(say(at, ASKED, NEED, "boh").messages.at(-1)?.messages[0]).toMatch(/^Scegli/);
    expect(say(at, ASKED, NEED, "sì", PRIVACY, "7").messages.at(-1)?.messages[0]).toMatch(
      /^Scrivi il tuo nome/,
    );
  });
});
