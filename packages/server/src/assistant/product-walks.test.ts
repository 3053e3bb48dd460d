import { describe, expect, test } from "vitest";
import { askStep } from "./advance.ts";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { FLOW } from "./flow.ts";
import { NO_PRODUCTS } from "./flow-products.ts";
import { getNeeds, getRate, toEmptyInterview } from "./interview.ts";
import { CONTACTS, findRefusal, toKey, walk } from "./walk-flow.ts";

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
  test("names it with its figure, and asks for whom the rental is", () => {
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
  ])("of %s begins with «%s», for it is for %s anyway", (type, key, destination, from) => {
    const { step, interview } = begin(FLOW, from, fakeContext());

    expect(toKey(step)).toBe(key);
    expect(interview.draft).toMatchObject({ type, destination });
  });

  test("that is no longer on sale leaves its typology", () => {
    const world = fakeContext({ products: NO_PRODUCTS });
    const { message, interview } = begin(FLOW, RENTAL, world);

    expect(message.messages.at(-1)).toBe("Per chi è il noleggio?");
    expect(getNeeds(interview).wantsOpened).toBe(false);
  });
});

describe("a rental", () => {
  const ANSWERS = ["per me", "questa", "36 mesi", "15mila km", "senza", "subito"];

  test("is asked in six questions before the contacts, each answer kept", () => {
    const { keys, interview, request, quote } = walk([...ANSWERS, ...CONTACTS], { from: RENTAL });

    expect(keys).toEqual([
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
    expect(quote).toBeNull();
    expect(interview.draft).toMatchObject({
      type: "noleggio",
      subtype: "",
      destination: "privati",
      offers: ["lince-uno-12"],
      preventivo: "",
      tracking: "AFF-1",
    });
    expect(getRate(interview)).toMatchObject({ months: "36", price: "289", cma: "" });
    expect(request?.answers).toEqual([
      { label: "Per", value: "privati" },
      { label: "Durata", value: "36 mesi" },
      { label: "Percorrenza", value: "15.000 km l’anno" },
      { label: "Anticipo", value: "nessuno" },
      { label: "Quando serve", value: "entro un mese" },
    ]);
  });

  test("ends with what was asked, the item with its figure and page, and who answers", () => {
    const { messages } = walk([...ANSWERS, ...CONTACTS], { from: RENTAL });

    expect(messages.map(({ messages: said }) => said)).toEqual([
      [
        "Bene, anna@esempio.it.",
        "Ecco la richiesta: «Lince Uno 1.2»; per privati; durata 36 mesi; percorrenza 15.000 km l’anno; anticipo nessuno; quando serve entro un mese.",
        "«Lince Uno 1.2»: 289 € al mese. La scheda: https://volpe.example/privati/noleggio/lince/lince-uno-12",
      ],
      [
        "La richiesta è registrata: ti risponde una persona di Volpe via e-mail, con disponibilità e condizioni. Non hai firmato niente.",
        "Se qualcosa cambia, torna su quella domanda e aggiorno la richiesta. Oppure ricominciamo.",
      ],
    ]);
  });

  test("without an item shows the three cheapest, and no single price", () => {
    const answers = ["casa", "un’auto a noleggio", "boh", "tre anni", "non lo so", "boh", "boh"];
    const { request, interview } = walk([...answers, ...CONTACTS]);

    expect(request?.wanted).toBeNull();
    expect(request?.items.map(({ slug }) => slug)).toEqual([
      "orsa-city-10",
      "lince-uno-12",
      "orsa-van-16",
    ]);
    expect(getRate(interview).price).toBe("");
  });

  test("of another segment than the item's leaves the item", () => {
    const { interview } = walk(["azienda", "no, un furgone"], { from: RENTAL });

    expect(interview.draft.subtype).toBe("commerciale");
    expect(getNeeds(interview).wantsOpened).toBe(false);
  });

  test("says that nothing fits rather than invent a figure, and is taken all the same", () => {
    const world = fakeContext({ products: NO_PRODUCTS });
    const { messages, request } = walk([...ANSWERS.with(1, "boh"), ...CONTACTS], {
      from: RENTAL,
      world,
    });

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
    const { messages } = walk([...ANSWERS, ...CONTACTS], { from: RENTAL, world });

    expect(messages[0]?.messages.join(" ")).toMatch(/dati dimostrativi/);
  });

  test("asks again what was answered, with what was known then", () => {
    const at = walk(ANSWERS.slice(0, 2), { from: RENTAL });
    const again = askStep(FLOW, at.interview, at.step, fakeContext());

    expect(again?.messages).toEqual(["Per quanto tempo la vuoi tenere?"]);
  });
});

describe("a terminal", () => {
  test("is asked by takings and receipt, and by its type where none was chosen", () => {
    const from = toEmptyInterview({ tracking: "", openingType: "pos" });
    const { keys, interview, request } = walk(
      ["tremila euro al mese", "circa 40 € di scontrino", "portatile con la SIM", ...CONTACTS],
      { from },
    );

    expect(keys.slice(0, 3)).toEqual(["receipt", "terminal", "communication"]);
    expect(interview.draft).toMatchObject({ type: "pos", subtype: "portatile" });
    expect(request?.answers).toContainEqual({
      label: "Incasso con carta",
      value: "3.000,00 € al mese",
    });
  });

  test("is looked for with a business in mind, and that is said", () => {
    const { messages, interview } = walk(["casa", "un pos"]);

    expect(interview.draft.destination).toBe("aziende");
    expect(messages[0]?.messages[0]).toMatch(/partita IVA/);
  });

  test("refuses a receipt above a month's takings", () => {
    const at = walk(["3000"], { from: TERMINAL });

    expect(findRefusal(at, "4000")?.message).toMatch(/non può superare .* 3\.000,00 €/);
  });
});

describe("a line", () => {
  test("is asked by place, operator and present line; by its speed where none was chosen", () => {
    const from = toEmptyInterview({ tracking: "", openingType: "internet" });
    const { keys, interview, request } = walk(
      ["casa", "Rho (MI)", "con tim", "fibra mista rame", "1 giga", ...CONTACTS],
      { from },
    );

    expect(keys.slice(0, 5)).toEqual([
      "place",
      "operator",
      "present-line",
      "speed",
      "communication",
    ]);
    expect(interview.draft).toMatchObject({
      operator: "TIM",
      subtype: "fttc",
      address: { city: "Rho", province: "MI" },
    });
    expect(getRate(interview).price).toBe("");
    expect(request?.answers).toContainEqual({ label: "Velocità cercata", value: "1.000 Mbit/s" });
  });

  test("that was chosen is not asked for its speed", () => {
    const { keys } = walk(["Milano", "nessuno", "non ho una linea"], { from: LINE });

    expect(keys).toEqual(["operator", "present-line", "communication"]);
  });
});

describe("answers that are refused say how to mend them", () => {
  const at = (count: number) =>
    walk(["per me", "questa", "36 mesi", "15mila", "no"].slice(0, count), { from: RENTAL });

  test.each([
    [1, "una barca", /«utilitaria» o «SUV»/],
    [2, "200 mesi", /da 12 a 72 mesi/],
    [2, "tra 24 e 48", /da 12 a 72 mesi/],
    [3, "15", /«15.000» o «1.200 al mese»/],
    [4, "un milione", /da 0 a 50.000/],
    [5, "mai", /entro un mese/],
  ])("after %i: «%s»", (count, said, message) => {
    expect(findRefusal(at(count), said)?.message).toMatch(message);
  });
});
