import { describe, expect, test } from "vitest";
import { advance } from "./advance.ts";
import { fakeContext } from "./fake-context.ts";
import { FLOW } from "./flow.ts";
import { toEmptyInterview } from "./interview.ts";
import { CONTACTS, findRefusal, HOME, walk } from "./walk-flow.ts";

describe("the flow", () => {
  test("numbers its questions upwards, each once", () => {
    const steps = FLOW.map(({ step }) => step);

    expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
    expect(new Set(FLOW.map(({ key }) => key)).size).toBe(FLOW.length);
  });

  test("asks a home for electricity in a dozen questions", () => {
    const { keys, quote, interview } = walk([...HOME, "2.700 kWh", "3", "900", ...CONTACTS]);

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
    expect(quote?.reference).toBe("present-contract");
  });

  test("confirms a typed answer in a word before the next question", () => {
    const { messages } = walk(HOME.slice(0, 4));

    expect(messages.map(({ messages: said }) => said)).toEqual([
      ["Milano, ricevuto.", "Con chi hai la luce adesso?"],
    ]);
  });

  test("ends with three offers, the saving, and the document", () => {
    const { messages } = walk([...HOME, "2700", "3", "1100", ...CONTACTS]);

    expect(messages.map(({ addons }) => addons.map(({ kind }) => kind))).toEqual([
      ["offers"],
      ["pdf", "choices"],
    ]);
    expect(messages[0]?.messages.join(" ")).toBe(
      "Bene, anna@esempio.it. La più conveniente è «Chiara 12» di Energia Chiara S.p.A.: 924,00 € l’anno. Rispetto al tuo contratto di oggi sono 176,00 € in meno, il 16% di quello che spendi.",
    );
    expect(messages[1]?.addons[0]).toEqual({
      kind: "pdf",
      label: "Scarica il preventivo",
      url: "/api/v1/rates/a-rate-of-the-test-0001/quote.pdf",
      page: "/preventivo/a-rate-of-the-test-0001",
    });
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

  test("gives the same for the same", () => {
    const answers = [...HOME, "stimalo", "siamo in tre", "nessuno"];

    expect(walk(answers)).toEqual(walk(answers));
  });
});

describe("refusals", () => {
  test("say the range of a home's power and where to find it", () => {
    const at = walk([...HOME, "2700"]);

    expect(findRefusal(at, "45")).toEqual({
      message: "La potenza va da 1,5 a 30 kW. La trovi in bolletta alla voce «potenza impegnata».",
      field: "capacity",
    });
  });

  test("name the unit that was meant", () => {
    const at = walk([...HOME, "lo so"]);

    expect(findRefusal(at, "1400 smc")?.message).toMatch(/servono i kWh, non gli Smc/);
  });

  test("keep the contacts for after the notice was acknowledged", () => {
    const at = walk([...HOME, "2700", "3", "900", "e-mail"]);

    expect(findRefusal(at, { text: "Continua", value: ["marketing"] })?.field).toBe("privacy");
  });
});

describe("an opening", () => {
  test("skips the typology and puts its offer first with its rank", () => {
    const from = toEmptyInterview({
      tracking: "AFF-1",
      openingType: "luce",
      openingOffer: "riva-verde",
    });
    const answers = ["casa", "sì", "Milano", "A2A", "2700", "3", "900", ...CONTACTS];
    const { messages, quote } = walk(answers, { from });

    expect(quote?.offers.map(({ slug }) => slug)).toEqual([
      "riva-verde",
      "chiara-luce-12",
      "lago-fissa",
    ]);
    expect(messages[0]?.messages.join(" ")).toContain(
      "«Riva Verde», da cui sei partito, è 4ª su 5",
    );
  });
});

describe("a new start", () => {
  test("forgets everything but where the visitor came from", () => {
    const from = toEmptyInterview({ tracking: "AFF-1" });
    const result = walk([...HOME, "2700", "3", "900", ...CONTACTS, "ricominciamo"], { from });

    expect(result).toMatchObject({ restarted: true, step: 0 });
    expect(result.interview).toEqual(toEmptyInterview({ tracking: "AFF-1" }));
  });
});
