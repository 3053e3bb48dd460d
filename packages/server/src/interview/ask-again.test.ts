import { describe, expect, test } from "vitest";
import { type Advance, advance } from "./advance.ts";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { getRate, type Interview, toEmptyInterview } from "./interview.ts";
import { FLOW } from "./questions/flow.ts";
import { HOME, walk } from "./test-walk-flow.ts";

type At = { interview: Interview; step: number };

const START: At = begin(FLOW, toEmptyInterview({ tracking: "" }), fakeContext());

/** Sends the texts one after another and returns the last reply. */
function say(at: At, ...texts: readonly string[]) {
  let current = at;
  let last: Advance | null = null;
  for (const text of texts) {
    const answer = { text, step: current.step };
    const result = advance(FLOW, current.interview, current.step, answer, fakeContext());
    if (result.status === "refused") {
      throw new Error(`«${text}»: ${result.message}`);
    }
    last = result;
    current = last;
  }
  if (last === null) {
    throw new Error("nothing was said");
  }
  const [message] = last.messages;
  const choices = message?.addons.flatMap((addon) =>
    addon.kind === "choices" ? addon.choices.map(({ label }) => label) : [],
  );
  return { ...last, said: message?.messages ?? [], choices };
}

describe("an answer that says nothing", () => {
  test.each([
    ["boh", "Nessun problema, capita."],
    ["👍", "Le faccine mi mettono di buonumore, ma non le so leggere."],
    ["ma vaffanculo", "Hai ragione, le domande stancano: questa è breve."],
    ["perché lo vuoi sapere?", "Bella domanda: senza, i conti non sarebbero i tuoi."],
    ["ciao", "Ciao!"],
  ])("gets a sentence and the question in other words: «%s»", (text, sentence) => {
    expect(say(START, text)).toMatchObject({
      status: "asked-again",
      step: 0,
      said: [sentence, "Dimmi se è per una casa o per un’azienda."],
      choices: ["Casa mia", "Un’azienda"],
    });
  });

  test("gets a way out the second time", () => {
    const lost = say(walk([...HOME, "stimalo"]), "dipende", "uff");
    expect(lost.said.at(-1)).toBe(
      "Se non ti va o non lo sai, non è un problema: salta con «Non lo so, conta due persone», oppure scrivi a una persona.",
    );
    expect(lost.choices).toEqual(["Scrivo a una persona"]);
  });

  test("leads to a handover if the person asks for one, and keeps its question open", () => {
    const { said, step } = say(START, "boh", "mah", "scrivo a una persona");

    expect(said).toEqual([
      "Volentieri. Scrivimi in una riga che cosa ti serve: lo porto a una persona di Volpe.",
    ]);
    expect(step).toBe(0);
  });

  test("is forgotten once an answer is understood", () => {
    expect(say(START, "boh", "mah", "casa").interview.notes.doubt).toBeUndefined();
  });
});

describe("a doubtful figure", () => {
  const at = walk([...HOME, "lo so"]);

  test("asks back with the possible meanings", () => {
    const { said, choices, status } = say(at, "duemila e sette");

    expect(status).toBe("asked-again");
    expect(said).toEqual(["Voglio essere sicuro di aver capito: quanti kWh sono, in un anno?"]);
    expect(choices).toEqual(["2.007\u00a0kWh l’anno", "2.700\u00a0kWh l’anno"]);
  });

  test.each([
    ["2,7", "sì", "2700"],
    ["2,7", "2.700\u00a0kWh l’anno", "2700"],
    ["duemila e sette", "2.007\u00a0kWh l’anno", "2007"],
    ["225", "al mese", "2700"],
    ["225", "225\u00a0kWh l’anno", "225"],
    ["2,7", "no, 3100", "3100"],
    ["duemila e sette", "700", "700"],
    ["27000", "27000", "27000"],
  ])("of «%s» is settled by «%s» as %s kWh", (text, then, cma) => {
    expect(getRate(say(at, text, then).interview).cma).toBe(cma);
  });

  test.each([
    ["1450,50 all'anno", ["1.450,5\u00a0kWh l’anno", "1.450,50\u00a0€ l’anno"]],
    ["1450,50", ["1.450,5\u00a0kWh l’anno", "1.450,50\u00a0€ l’anno"]],
    ["80 al mese", ["80\u00a0kWh al mese", "80\u00a0€ al mese"]],
  ])("with cents or little for a home, «%s», may be a spend", (text, meanings) => {
    expect(say(walk(HOME), text).choices).toEqual(meanings);
  });

  test.each([
    ["80 euro al mese", "960\u00a0€ l’anno"],
    ["euro", "960\u00a0€ l’anno"],
  ])("«80 al mese» is settled by «%s» as a spend", (then, spend) => {
    const { status, said } = say(walk(HOME), "80 al mese", then);

    expect(status).toBe("asked-again");
    expect(said[0]).toMatch(`Questa è una spesa, e me la segno: ${spend}.`);
  });

  test("with cents is no spend if its unit is named or if kWh were asked for", () => {
    expect(getRate(say(walk(HOME), "2.700,50 kWh").interview).cma).toBe("2700.5");
    expect(getRate(say(at, "2.700,50").interview).cma).toBe("2700.5");
  });

  test("is not accepted by a no", () => {
    expect(say(at, "2,7", "no")).toMatchObject({
      status: "asked-again",
      said: ["Allora ho capito male.", "Scrivimelo con altre parole, e ci riprovo."],
    });
  });

  test.each([
    ["90", ["90\u00a0€ al mese", "90\u00a0€ ogni due mesi", "90\u00a0€ l’anno"]],
    ["150 a bolletta", ["Ogni due mesi: 900\u00a0€ l’anno", "Ogni mese: 1.800\u00a0€ l’anno"]],
    ["100 al mese col canone", ["1.110\u00a0€ l’anno"]],
  ])("of a spend, «%s», is compared with the consumption", (text, meanings) => {
    expect(say(walk([...HOME, "2700", "3"]), text).choices).toEqual(meanings);
  });

  test("is accepted literally from a form", () => {
    const { interview, step } = walk([...HOME, "2700", "3"]);
    const result = advance(FLOW, interview, step, { form: 90, step }, fakeContext());

    expect(result.status === "advanced" && getRate(result.interview).total).toBe("90");
  });
});

test.each([
  ["45", "sì", "4.5"],
  ["16 ampere", "sì, quella", "3"],
  ["45", "corretto", "4.5"],
  ["45", "giusto, no?", "4.5"],
])("reads «%s» of a home's meter, after «%s», as %s kW", (text, yes, kw) => {
  expect(say(walk([...HOME, "2700"]), text, yes).interview.draft.capacity).toBe(kw);
});

test("asks a business whether 1.500 kW are meant or 1,5, and takes the choice", () => {
  const until = ["azienda", "luce", "Milano", "boh", "20000"];
  const asked = say(walk(until), "1.500 kW");
  expect(asked.choices).toEqual(["1.500\u00a0kW", "1,5\u00a0kW"]);
  for (const [choice, kw] of [
    ["1.500\u00a0kW", "1500"],
    ["1,5\u00a0kW", "1.5"],
  ] as const) {
    expect(say(walk(until), "1.500 kW", choice).interview.draft.capacity).toBe(kw);
  }
});

describe("a range", () => {
  const CAR = ["casa", "noleggio", "suv"];

  test.each<[string, string[], string[]]>([
    ["2 o 3 anni", CAR, ["24 mesi", "36 mesi"]],
    ["10-15mila", [...CAR, "36"], ["10.000 km l’anno", "15.000 km l’anno"]],
    ["dai 3 ai 4 mila", ["azienda", "pos"], ["3.000 € al mese", "4.000 € al mese"]],
    ["60 luce 40 gas al mese", [...HOME, "2700", "3"], ["60 € al mese", "40 € al mese"]],
    ["10x9 metri", ["casa", "gas", "Milano", "boh", "stimalo", "riscaldamento", "3"], []],
  ])("of «%s» offers only the possible meanings", (text, until, choices) => {
    const offered = say(walk(until), text).choices?.map((label) => label.replace(/\s/g, " "));

    expect(offered).toEqual(choices);
  });
});

test("accepts an unknown word as a supplier's name only after a yes", () => {
  const at = walk(HOME.slice(0, 4));

  expect(say(at, "lampadina").choices).toEqual(["Sì, «lampadina»"]);
  expect(say(at, "lampadina", "sì").interview.draft.operator).toBe("lampadina");
  expect(say(at, "lampadina", "certo che no").interview.draft.operator).toBe("");
});

test("names the understood appliances in the reply", () => {
  const at = walk([...HOME, "stimalo", "3"]);

  expect(say(at, "tutto tranne l'auto, il clima e la pompa").said[0]).toMatch(
    /^Piano a induzione, scaldabagno elettrico, perfetto\./,
  );
  expect(say(at, "niente").said[0]).toMatch(/^Solo il solito, allora\./);
});

test("names the appliances that were told with the number of people", () => {
  const at = walk([...HOME, "stimalo"]);

  expect(say(at, "siamo in tre con pompa di calore").said[0]).toMatch(
    /^D’accordo: 3 persone, pompa di calore per riscaldare\./,
  );
});

test("names the town that it takes for a misspelt one", () => {
  const place = walk(HOME.slice(0, 3));

  expect(say(place, "Mialno", "MI").said[0]).toBe("D’accordo: Milano (MI).");
  expect(say(place, "Ostian", "Roma").said[0]).toBe("D’accordo: provincia di Roma.");
});

test("does not read a yes to a place as the sign of a province", () => {
  const place = walk(HOME.slice(0, 3));

  expect(say(place, "Paperopoli").said).toEqual([
    "Non conosco «Paperopoli»: forse Paternopoli (AV)? Se no, scrivimi la provincia.",
  ]);
  expect(say(place, "Paperopoli", "sì").interview.draft.address.province).toBe("AV");
  expect(say(place, "Paperopoli", "no").status).toBe("asked-again");
  expect(say(place, "Paperopoli", "certo che no").interview.draft.address.province).toBe("");
});

describe("an amount by the day", () => {
  test.each([
    [
      ["azienda", "pos"],
      "200 al giorno",
      [
        "5 giorni su 7: 4.333\u00a0€ al mese",
        "6 giorni su 7: 5.200\u00a0€ al mese",
        "tutti i giorni: 6.083\u00a0€ al mese",
      ],
    ],
    [
      ["casa", "noleggio", "suv", "36"],
      "50 al giorno",
      [
        "5 giorni su 7: 13.000\u00a0km l’anno",
        "6 giorni su 7: 15.600\u00a0km l’anno",
        "tutti i giorni: 18.250\u00a0km l’anno",
      ],
    ],
  ])("leads to a choice of the number of days after %j", (until, text, meanings) => {
    const asked = say(walk(until), text);
    expect(asked.status).toBe("asked-again");
    expect(asked.choices).toEqual(meanings);
    const { interview } = say(asked, meanings[1]?.split(": ")[1] ?? "");
    expect([5200, 15_600]).toContain(
      interview.notes.needs.monthlyTakingsEur ?? interview.notes.needs.kmPerYear,
    );
  });
});

test("keeps a spend that is given instead of the consumption", () => {
  const asked = say(walk(HOME), "non lo so, pago 1.300 euro l'anno");
  expect(asked.said.join(" ")).toContain("e me la segno: 1.300\u00a0€ l’anno");
  const after = say(asked, "4000", "3");
  expect(getRate(after.interview).total).toBe("1300");
  expect(FLOW.find(({ step }) => step === after.step)?.key).toBe("communication");
});

test("asks which car with seven seats is meant", () => {
  expect(say(walk(["casa", "noleggio"]), "7 posti").choices).toEqual([
    "Familiare",
    "SUV",
    "Monovolume",
  ]);
});

describe("words after a «ma» that no reader used", () => {
  const at = walk(HOME.slice(0, 2));
  const text = "residenti tutti ma mio marito abita a Roma";

  test("are echoed with what was understood", () => {
    expect(say(at, text)).toMatchObject({
      status: "asked-again",
      said: [
        "Ho capito «residente», ma non che cosa cambia con «ma mio marito abita a Roma». Va bene così, o mi scrivi la risposta giusta?",
      ],
      choices: expect.arrayContaining(["Sì, residente"]),
    });
  });

  test.each([
    ["sì", "residente"],
    ["no, non residente", "non-residente"],
  ])("are settled by «%s» as %s", (then, subtype) => {
    expect(say(at, text, then).interview.draft.subtype).toBe(subtype);
  });

  test("change nothing if they are a wish", () => {
    const { interview, status } = say(at, "residente, ma vorrei cambiare fornitore");
    expect([status, interview.draft.subtype]).toEqual(["advanced", "residente"]);
  });
});
