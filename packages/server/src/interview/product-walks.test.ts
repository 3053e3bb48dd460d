import { describe, expect, test } from "vitest";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { NO_PRODUCTS } from "./fake-products.ts";
import { getRate, toEmptyInterview } from "./interview.ts";
import { listAnswers } from "./product-answers.ts";
import { getNeeds } from "./product-needs.ts";
import { FLOW } from "./questions/flow.ts";
import {
  askStep,
  findRefusal,
  NAMED_CONTACTS,
  RENTAL_ANSWERS,
  toKey,
  walk,
  walkNamed,
} from "./test-walk-flow.ts";

const RENTAL = toEmptyInterview({
  tracking: "AFF-1",
  openingType: "noleggio",
  openingOffer: "lince-uno-12",
});
const TERMINAL = toEmptyInterview({
  tracking: "",
  openingType: "pos",
  openingOffer: "banco-facile",
});
const LINE = toEmptyInterview({
  tracking: "",
  openingType: "internet",
  openingOffer: "fibra-calma",
});

describe("an opening on an item", () => {
  test("names the item with its figure and asks for the customer", () => {
    const { message } = begin(FLOW, RENTAL, fakeContext());

    expect(message.messages).toEqual([
      "Ciao, sono Volpe. Poche domande, poi porto la richiesta a chi ti risponde.",
      "Parto da «Lince Uno 1.2»: 289 € al mese.",
      "Per chi è il noleggio?",
    ]);
  });

  test.each([
    ["pos", "takings", "aziende", TERMINAL],
    ["internet", "place", "privati", LINE],
  ])("of %s begins with «%s», since it is always for %s", (type, key, destination, from) => {
    const { step, interview } = begin(FLOW, from, fakeContext());

    expect(toKey(step)).toBe(key);
    expect(interview.draft).toMatchObject({ type, destination });
  });

  test("keeps only the typology if the item is no longer on sale", () => {
    const world = fakeContext({ products: NO_PRODUCTS });
    const { message, interview } = begin(FLOW, RENTAL, world);

    expect(message.messages.at(-1)).toBe("Per chi è il noleggio?");
    expect(getNeeds(interview).wantsOpened).toBe(false);
  });
});

describe("a rental", () => {
  const ANSWERS = RENTAL_ANSWERS;
  const toEnd = (change: Record<string, string> = {}, world = fakeContext()) =>
    walkNamed({ ...ANSWERS, ...change, ...NAMED_CONTACTS }, { from: RENTAL, world, until: "done" });

  test("leads through its questions in order before the contacts, and keeps each answer", () => {
    const { keys, interview, request, sends } = toEnd();
    const named = ["done", ...Object.keys({ ...ANSWERS, ...NAMED_CONTACTS })];

    expect(keys.filter((key) => named.includes(key))).toEqual([
      "segment",
      "duration",
      "mileage",
      "down-payment",
      "needed-by",
      "communication",
      "consents",
      "name",
      "email",
      "done",
    ]);
    expect([request, sends]).toEqual([null, true]);
    expect(interview.draft).toMatchObject({
      type: "noleggio",
      subtype: "",
      destination: "privati",
      offers: ["lince-uno-12", "orsa-city-10", "orsa-van-16"],
      preventivo: "a-rate-of-the-test-0001",
      tracking: "AFF-1",
    });
    expect(getRate(interview)).toMatchObject({ months: "36", price: "289", cma: "" });
    const asked = FLOW.filter(({ key }) => named.includes(key));
    expect(listAnswers(asked, interview)).toEqual([
      { label: "Per", value: "privati" },
      { label: "Durata", value: "36\u00a0mesi" },
      { label: "Percorrenza", value: "15.000\u00a0km l’anno" },
      { label: "Anticipo", value: "nessuno" },
      { label: "Quando serve", value: "entro un mese" },
    ]);
  });

  test("ends with the answers, the item with its figure and page, and who will reply", () => {
    const { messages, interview } = toEnd();
    const [forWhom, ...others] = listAnswers(FLOW, interview);
    const told = others.map(({ label, value }) => `; ${label.toLowerCase()} ${value}`).join("");

    expect(forWhom).toEqual({ label: "Per", value: "privati" });
    expect(told).toContain("; durata 36\u00a0mesi; percorrenza 15.000\u00a0km l’anno; ");
    expect(messages.map(({ messages: said }) => said)).toEqual([
      [
        "Bene, anna@esempio.it.",
        `Ecco la richiesta: «Lince Uno 1.2»; per privati${told}.`,
        "«Lince Uno 1.2»: 289 € al mese. La scheda: https://volpe.example/privati/noleggio/lince/lince-uno-12?destinazione=privati",
      ],
      [
        "La richiesta è registrata: ti risponde una persona di Volpe via e-mail, con disponibilità e condizioni. Non hai firmato niente.",
        "Se qualcosa cambia, torna su quella domanda e aggiorno la richiesta. Oppure ricominciamo.",
      ],
    ]);
  });

  test("without an item shows the three cheapest, and the price of the first", () => {
    const { quote, interview, messages } = walkNamed({
      ...{ destination: "casa", type: "un’auto a noleggio", segment: "boh", duration: "tre anni" },
      ...{ mileage: "non lo so", "down-payment": "boh", "needed-by": "boh" },
    });

    expect(quote).toMatchObject({ opening: null, reference: "none", gainEur: null });
    expect(quote?.offers.map(({ slug }) => slug)).toEqual([
      "orsa-city-10",
      "lince-uno-12",
      "orsa-van-16",
    ]);
    expect(getRate(interview).price).toBe("249");
    expect(messages[0]?.addons[0]).toMatchObject({
      kind: "pdf",
      url: "/api/v1/rates/a-rate-of-the-test-0001/quote.pdf",
    });
  });

  test("drops the item if another segment is chosen", () => {
    const { interview } = walk(["azienda", "no, un furgone"], { from: RENTAL });

    expect(interview.draft.subtype).toBe("commerciale");
    expect(getNeeds(interview).wantsOpened).toBe(false);
  });

  test("is accepted without a figure if nothing fits", () => {
    const world = fakeContext({ products: NO_PRODUCTS });
    const { messages, request } = toEnd({ segment: "boh" }, world);

    expect(request?.items).toEqual([]);
    expect(messages[0]?.messages.join(" ")).toMatch(/senza una cifra/);
  });

  test("says when its figures are invented", () => {
    const products = fakeContext().products;
    const world = fakeContext({
      products: {
        ...products,
        findItem: (slug, search) => {
          const item = products.findItem(slug, search);
          return item === null ? null : { ...item, demonstration: true };
        },
      },
    });
    const { messages } = toEnd({}, world);

    expect(messages[0]?.messages.join(" ")).toMatch(/dati dimostrativi/);
  });

  test("repeats the open question in the same words", () => {
    const { destination, segment } = ANSWERS;
    const at = walkNamed({ destination, segment }, { from: RENTAL, until: "duration" });
    const again = askStep(FLOW, at.interview, at.step, fakeContext());

    expect(again?.messages).toEqual(["Per quanto tempo la vuoi tenere?"]);
  });
});

describe("a terminal", () => {
  test("leads to questions about takings and receipt, and about its type if none was chosen", () => {
    const from = toEmptyInterview({ tracking: "", openingType: "pos" });
    const answers = {
      takings: "tremila euro al mese",
      receipt: "circa 40 € di scontrino",
      terminal: "portatile con la SIM",
      circuits: "60% bancomat e 40% credito",
    };
    const { keys, interview } = walkNamed(answers, { from });

    expect(["takings", ...keys.filter((key) => key in answers)]).toEqual(Object.keys(answers));
    expect(interview.draft).toMatchObject({ type: "pos", subtype: "portatile" });
    expect(listAnswers(FLOW, interview)).toContainEqual({
      label: "Incasso con carta",
      value: "3.000\u00a0€ al mese",
    });
    expect(listAnswers(FLOW, interview)).toContainEqual({
      label: "Carte",
      value: "60% PagoBancomat, 40% carte di credito",
    });
  });

  test("is asked again about shares of its circuits that do not sum to 100", () => {
    const at = walk(["3000", "40"], { from: TERMINAL });

    expect(findRefusal(at, "60% bancomat e 30% credito")?.message).toMatch(/^Le quote fanno 90%/);
  });

  test("says that it does not accept a card of the mix", () => {
    const products = fakeContext().products;
    const world = fakeContext({
      products: {
        ...products,
        findItem: (slug, search) => {
          const item = products.findItem(slug, search);
          const isAmex = /-[1-9]\d*$/.test(search.get("circuiti") ?? "");
          return item === null || !isAmex ? item : { ...item, caveat: "Non accetta Amex." };
        },
      },
    });
    const answers = { takings: "3000", receipt: "40", circuits: "turisti" };
    const { messages } = walkNamed(answers, { from: TERMINAL, world });

    expect(messages.flatMap(({ messages: said }) => said).join(" ")).toContain("Non accetta Amex.");
  });

  test("is only for businesses, and the assistant says so", () => {
    const { messages, interview } = walk(["casa", "un pos"]);

    expect(interview.draft.destination).toBe("aziende");
    expect(messages[0]?.messages[0]).toMatch(/partita IVA/);
  });

  test("refuses a receipt above a month's takings", () => {
    const at = walk(["3000"], { from: TERMINAL });

    expect(findRefusal(at, "4000")?.message).toMatch(/non può superare .* 3\.000\u00a0€/);
  });
});

describe("a line", () => {
  test("leads to questions about place, operator and present line, and about speed if none was chosen", () => {
    const from = toEmptyInterview({ tracking: "", openingType: "internet" });
    const answers = {
      ...{ destination: "casa", place: "Rho (MI)", operator: "con tim" },
      ...{ "present-line": "fibra mista rame", speed: "1 giga" },
    };
    const { keys, interview } = walkNamed(answers, { from });

    expect(["destination", ...keys.filter((key) => key in answers)]).toEqual(Object.keys(answers));
    expect(interview.draft).toMatchObject({
      operator: "TIM",
      subtype: "fttc",
      address: { city: "Rho", province: "MI" },
    });
    expect(getRate(interview)).toMatchObject({ months: "24", price: "598.8" });
    expect(listAnswers(FLOW, interview)).toContainEqual({
      label: "Velocità cercata",
      value: "1.000\u00a0Mbit/s",
    });
  });

  test("leads to no question about speed if it was chosen before", () => {
    const answers = { place: "Milano", operator: "nessuno", "present-line": "non ho una linea" };
    const { keys } = walkNamed(answers, { from: LINE });

    expect(keys).toEqual(expect.arrayContaining(["operator", "present-line", "communication"]));
    expect(keys).not.toContain("speed");
  });
});

describe("refusals say how to correct the answer", () => {
  test.each([
    ["segment", "una barca", /«utilitaria» o «SUV»/],
    ["duration", "200 mesi", /da 12 a 72 mesi/],
    ["duration", "tra 24 e 48", /da 12 a 72 mesi/],
    ["mileage", "15", /Intendevi 15.000/],
    ["down-payment", "un milione", /da 0 a 50.000/],
    ["needed-by", "mai", /entro un mese/],
  ])("at %s: «%s»", (until, said, message) => {
    const { destination } = RENTAL_ANSWERS;
    const at = walkNamed({ destination }, { from: RENTAL, until });

    expect(findRefusal(at, said)?.message).toMatch(message);
  });
});
