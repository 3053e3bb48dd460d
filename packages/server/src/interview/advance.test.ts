import { describe, expect, test } from "vitest";
import { advance } from "./advance.ts";
import { FAKE_MARKET } from "./fake-catalogue.ts";
import { fakeContext } from "./fake-context.ts";
import { toEmptyInterview } from "./interview.ts";
import { FLOW } from "./questions/flow.ts";
import { CONTACTS, findRefusal, HOME, walk } from "./test-walk-flow.ts";

describe("the flow", () => {
  test("numbers its questions upwards, each once", () => {
    const steps = FLOW.map(({ step }) => step);

    expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
    expect(new Set(FLOW.map(({ key }) => key)).size).toBe(FLOW.length);
  });

  test("asks a home for electricity in a dozen questions", () => {
    const { keys, interview, sends } = walk([...HOME, "2.700\u00a0kWh", "3", "900", ...CONTACTS]);

    expect(keys).toEqual([
      "type",
      "subtype",
      "place",
      "operator",
      "method",
      "capacity",
      "present-spend",
      "communication",
      "consents",
      "name",
      "email",
      "done",
    ]);
    expect(interview.draft).toMatchObject({
      name: "Anna Bianchi",
      email: "anna@esempio.it",
      phone: "+39",
      type: "luce",
      subtype: "residente",
      destination: "privati",
      capacity: "3",
      communication: "email",
      address: { city: "Milano", province: "MI", region: "Lombardia", country: "Italia" },
      offers: ["chiara-luce-12", "lago-fissa", "monte-web"],
      preventivo: "a-rate-of-the-test-0001",
    });
    expect(sends).toBe(true);
  });

  test("confirms a typed answer before the next question", () => {
    const { messages } = walk(HOME.slice(0, 4));

    expect(messages.map(({ messages: said }) => said)).toEqual([
      ["Milano, ricevuto.", "Con chi hai la luce adesso?"],
    ]);
  });

  test("asks the market once for the quote that an answer completes", () => {
    let asked = 0;
    const best: typeof FAKE_MARKET.best = (...given) => {
      asked += 1;
      return FAKE_MARKET.best(...given);
    };
    walk([...HOME, "2700", "3", "1100"], { world: fakeContext({ best }) });

    expect(asked).toBe(1);
  });

  test("gives the best price and the saving before it asks for a contact", () => {
    const { messages, quote, interview } = walk([...HOME, "2700", "3", "1100"]);

    expect(messages[0]?.addons.map(({ kind }) => kind)).toEqual(["pdf", "offers", "choices"]);
    expect(messages[0]?.messages.slice(1, 3).join(" ")).toBe(
      "Risparmi 176,00\u00a0€ l’anno. Con «Chiara 12» di Energia Chiara S.p.A. spendi 924,00\u00a0€ l’anno invece di 1.100\u00a0€: il 16% in meno sulla bolletta.",
    );
    expect(quote?.reference).toBe("present-contract");
    expect(interview.draft.preventivo).toBe("a-rate-of-the-test-0001");
    expect(messages[0]?.addons[0]).toEqual({
      kind: "pdf",
      label: "Scarica il PDF",
      url: "/api/v1/rates/a-rate-of-the-test-0001/quote.pdf",
      page: "/preventivo/a-rate-of-the-test-0001",
    });
  });

  test.each([
    ["1100", /&spesa=1100$/],
    ["non lo so", /provincia=MI&comune=015146(?!.*spesa)/],
  ])("links its offers with the present spend of the answer «%s»", (spend, query) => {
    const { messages } = walk([...HOME, "2700", "3", spend]);
    const shown = messages.flatMap(({ addons }) => addons);
    expect(shown).toContainEqual(
      expect.objectContaining({ kind: "offers", query: expect.stringMatching(query) }),
    );
  });

  test("advises to keep a cheaper present contract before any contact", () => {
    const { messages } = walk([...HOME, "2700", "3", "600"]);

    expect(messages[0]?.messages.join(" ")).toMatch(
      /Il tuo contratto costa già meno: tienilo\. .* La più conveniente che trovo, «Chiara 12»/,
    );
  });

  test("shows the quote to a person who leaves no contacts", () => {
    const { keys, messages, quote, sends, interview } = walk([
      ...HOME,
      ...["2700", "3", "1100", "no grazie"],
    ]);

    expect(keys.slice(-2)).toEqual(["communication", "done"]);
    expect(messages[0]?.messages.at(-1)).toMatch(/^Risparmi 176,00\u00a0€ l’anno\. /);
    expect(messages[0]?.addons.map(({ kind }) => kind)).toEqual(["pdf", "offers", "choices"]);
    expect({ quote, sends, mail: interview.draft.email }).toEqual({
      quote: null,
      sends: false,
      mail: "",
    });
  });

  test("stores no request for a person who leaves no contacts", () => {
    const from = toEmptyInterview({
      tracking: "",
      openingType: "pos",
      openingOffer: "banco-facile",
    });
    const { keys, messages, request } = walk(["3.000", "40", "non lo so", "No, grazie"], { from });

    expect(keys.at(-1)).toBe("done");
    expect(request).toBeNull();
    expect(messages[0]?.messages[0]).toBe("Va bene, nessun contatto.");
  });

  test("refuses an answer to a question that was not asked", () => {
    const result = advance(
      FLOW,
      toEmptyInterview({ tracking: "" }),
      10,
      { text: "luce", step: 30 },
      fakeContext(),
    );

    expect(result).toMatchObject({ status: "refused", code: "question-not-asked" });
  });

  test("gives the same result for the same arguments", () => {
    const answers = [...HOME, "stimalo", "siamo in tre", "nessuno"];

    expect(walk(answers)).toEqual(walk(answers));
  });
});

describe("refusals", () => {
  test("say the range of a home's power and where to find it", () => {
    const at = walk([...HOME, "2700"]);

    expect(findRefusal(at, "45")?.message).toBe(
      "Intendevi 4,5\u00a0kW? La potenza va da 1,5 a 30\u00a0kW. La trovi in bolletta alla voce «potenza impegnata».",
    );
  });

  test("name the unit that was meant", () => {
    const at = walk([...HOME, "lo so"]);

    expect(findRefusal(at, "1400 smc")?.message).toMatch(/servono i kWh, non gli Smc/);
  });

  test("point to the first box if the privacy notice was not acknowledged", () => {
    const at = walk([...HOME, "2700", "3", "900", "e-mail"]);

    expect(findRefusal(at, { text: "Continua", value: ["marketing"] })?.message).toMatch(
      /prima casella/,
    );
  });
});

describe("an opening", () => {
  test("skips the typology and puts its offer beside the cheapest with its rank", () => {
    const from = toEmptyInterview({
      tracking: "AFF-1",
      openingType: "luce",
      openingOffer: "riva-verde",
    });
    const answers = ["casa", "sì", "Milano", "A2A", "2700", "3", "900"];
    const { messages, quote } = walk(answers, { from });

    expect(quote?.offers.map(({ slug }) => slug)).toEqual([
      "chiara-luce-12",
      "riva-verde",
      "lago-fissa",
    ]);
    expect(messages[0]?.messages.join(" ")).toContain(
      "«Riva Verde», da cui sei partito, è 4ª su 5",
    );
    expect(messages.flatMap(({ addons }) => addons)).toContainEqual(
      expect.objectContaining({
        kind: "offers",
        opened: { slug: "riva-verde", note: "Quella da cui sei partito" },
      }),
    );
  });
});

describe("a new start", () => {
  test("forgets everything except where the visitor came from and the quotes that were made", () => {
    const from = toEmptyInterview({ tracking: "AFF-1" });
    const result = walk([...HOME, "2700", "3", "900", ...CONTACTS, "ricominciamo"], { from });

    expect(result).toMatchObject({ restarted: true, step: 0 });
    const [rate, ...others] = result.interview.draft.rates;
    expect(rate).toMatchObject({ cma: "2700", total: "900" });
    expect(others).toEqual([]);
    expect(result.interview).toEqual(
      toEmptyInterview({ tracking: "AFF-1", earlierRates: rate === undefined ? [] : [rate] }),
    );
  });

  test("puts the rate of the next quote before those of the earlier ones", () => {
    const first = [...HOME, "2700", "3", "900", ...CONTACTS, "ricominciamo"];
    const gas = ["casa", "gas", "Milano", "A2A", "1400 smc", "1200"];
    const { quote, interview } = walk([...first, ...gas]);

    expect(quote?.tipology).toBe("gas");
    expect(interview.draft.rates.map(({ cma, total }) => [cma, total])).toEqual([
      ["1400", "1200"],
      ["2700", "900"],
    ]);
  });
});
