import { expect, test } from "vitest";
import { type Advance, advance } from "./advance.ts";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { toEmptyInterview } from "./interview.ts";
import { FLOW } from "./questions/flow.ts";
import { STEPS } from "./steps.ts";
import { change, listLabels, say, walk } from "./test-walk-flow.ts";

test.each([
  ["POS per il mio bar", "aziende", "pos"],
  ["pos per il mio bar, incasso 5000 al mese", "aziende", "pos"],
  ["pos", "aziende", "pos"],
  ["la luce di casa mia", "privati", "luce"],
  ["cerco internet per l’ufficio", "aziende", "internet"],
  ["auto a noleggio per me", "privati", "noleggio"],
  ["una macchina elettrica a noleggio per la ditta", "aziende", "noleggio"],
  ["abito a Milano, luce per casa mia", "privati", "luce"],
  ["ho due figli, luce per casa", "privati", "luce"],
  ["energia elettrica per casa mia", "privati", "luce"],
  ["elettricità per casa", "privati", "luce"],
  ["casa e luce", "privati", "luce"],
  ["casa al mare, solo luce", "privati", "luce"],
  ["non gas ma luce, casa mia", "privati", "luce"],
  ["vorrei risparmiare sulla luce di casa", "privati", "luce"],
  ["voglio cambiare fornitore di luce a casa", "privati", "luce"],
  ["a casa pago troppo di luce", "privati", "luce"],
  ["spendo 225 al mese di luce per la casa", "privati", "luce"],
  ["buongiorno vorrei informazioni sulla luce per casa mia grazie", "privati", "luce"],
  ["ho appena comprato casa e devo allacciare la luce", "privati", "luce"],
  ["metano per riscaldamento, casa", "privati", "gas"],
  ["devo attivare internet in ufficio", "aziende", "internet"],
  ["l’ufficio di mio marito, energia elettrica", "aziende", "luce"],
  ["devo noleggiare un’auto per me", "privati", "noleggio"],
  ["bancomat per il negozio", "aziende", "pos"],
  ["casa mia", "privati", ""],
  ["la mia officina di auto", "aziende", ""],
  ["il bar, con le macchinette del caffè", "aziende", ""],
])(
  "the first answer «%s» says for whom (%s) and what is looked for («%s»)",
  (answer, destination, type) => {
    expect(walk([answer]).interview.draft).toMatchObject({ destination, type });
  },
);

test("the product named in the first answer is not asked for again", () => {
  expect(walk(["la luce di casa mia"]).keys).not.toContain("type");
  expect(walk(["casa mia"]).keys).toContain("type");
});

test("a rental named in the first answer is for a person, not for a home", () => {
  expect(walk(["auto a noleggio per me"]).messages[0]?.messages[0]).toMatch(
    /^Noleggio auto per te, /,
  );
});

test.each([
  "pos, incassavo 5mila euro al mese",
  "pos, incasso 5mila euro al mese, metà in contanti",
])("«%s» is asked back, because it states no takings as a whole", (text) => {
  expect(answerFirst(text).status).toBe("asked-again");
});

const HOME = ["sì, ci abito", "Milano", "A2A"];
/** The choices that the last message offers. */
const listOffered = (reply: Pick<Advance, "messages">) =>
  listLabels(reply).filter((label, at) => at === 0 && label.startsWith("Sì, "));
/** Gives the first answer, which may be asked back. */
function answerFirst(text: string): Advance {
  return say(begin(FLOW, toEmptyInterview({ tracking: "" }), fakeContext()), text);
}
/** Answers the open question. Throws if it is not understood. */
function answer(asked: Pick<Advance, "interview" | "step">, text: string): Advance {
  const said = { step: asked.step, text };
  const result = advance(FLOW, asked.interview, asked.step, said, fakeContext());
  if (result.status !== "advanced") throw new Error(text);
  return result;
}

test.each([
  ["luce per casa a Milano, 2.700 kWh", ["sì, ci abito"], "place", "Sì, Milano"],
  ["la luce di casa a lecce nei marsi", ["sì, ci abito"], "place", "Sì, Lecce nei Marsi (AQ)"],
  ["gas per casa a Cortina d'Ampezzo", [], "place", "Sì, Cortina d’Ampezzo (BL)"],
  ["luce per la casa a Bari ma vivo a Lecce", ["no"], "place", "Sì, Bari"],
  ["luce per la casa a Bari e vivo a Lecce", ["no"], "place", "Sì, Bari"],
  ["vivo a Lecce, luce per la casa al mare a Bari", ["no"], "place", "Sì, Bari"],
  ["luce per casa, 2.700 kWh l’anno", HOME, "method", "Sì, 2.700 kWh l’anno"],
  ["luce per casa con un consumo di 2 700 kWh", HOME, "method", "Sì, 2.700 kWh l’anno"],
  ["pos per il mio bar, incasso 5000 al mese", [], "takings", "Sì, 5.000 € al mese"],
  ["pos, incasso 5mila euro al mese", [], "takings", "Sì, 5.000 € al mese"],
  ["pos, incasso 700 euro alla settimana con le carte", [], "takings", "Sì, 3.033,33 € al mese"],
  ["pos per il bar, scontrino medio 12 euro", ["5mila al mese"], "receipt", "Sì, 12 €"],
  ["vorrei noleggiare un suv ibrido per me", [], "segment", "Sì, SUV ibrido"],
  ["noleggio per me, suv elettrico", [], "segment", "Sì, SUV elettrico"],
  ["un suv ibrido a noleggio per me", [], "segment", "Sì, SUV ibrido"],
  ["luce per una seconda casa, a Cortina d’Ampezzo", [], "subtype", "Sì, non residente"],
])("what «%s» states is offered in its turn", (first, others, key, label) => {
  const asked = walk([first, ...others]);
  expect(asked.keys.at(-1)).toBe(key);
  expect(listOffered(asked)).toEqual([label]);
  expect(asked.messages.at(-1)?.messages.at(-1)).toMatch(/^Prima hai scritto «.+»: /);
  const answered = answer(asked, "sì");
  expect(answered.step).not.toBe(asked.step);
  expect(answered.interview.notes.answers.at(-1)?.step).toBe(asked.step);
});

const RENTAL = ["noleggio per me", "suv"];
test.each([
  [["luce per casa", "sì, a Bologna"], "place", "Sì, Bologna"],
  [["luce per casa", "sì", "Bologna, con A2A"], "operator", "Sì, A2A Energia"],
  [["luce per casa", ...HOME, "2700 kWh e 4,5 kW"], "capacity", "Sì, 4,5 kW"],
  [
    ["luce per casa", ...HOME, "2700 kWh, pago 80 al mese", "3"],
    "present-spend",
    "Sì, 960 € l’anno",
  ],
  [[...RENTAL, "per tre anni, 20000 km l’anno"], "mileage", "Sì, 20.000 km l’anno"],
  [["noleggio per me", "un suv per tre anni, 15mila km"], "duration", "Sì, 36 mesi"],
  [["noleggio per me", "un suv, per tre anni"], "duration", "Sì, 36 mesi"],
  [[...RENTAL, "20000 l'anno, per tre anni"], "mileage", "Sì, 20.000 km l’anno"],
  [[...RENTAL, "circa tre anni e ventimila all’anno"], "mileage", "Sì, 20.000 km l’anno"],
  [[...RENTAL, "20000 l'anno per tre anni"], "mileage", "Sì, 20.000 km l’anno"],
  [
    ["noleggio per me", "un suv per tre anni, 20000 l'anno", "36"],
    "mileage",
    "Sì, 20.000 km l’anno",
  ],
  [[...RENTAL, "per 3 anni, anticipo zero", "15000"], "down-payment", "Sì, nessun anticipo"],
  [[...RENTAL, "3 anni senza anticipo", "15000"], "down-payment", "Sì, nessun anticipo"],
  [[...RENTAL, "36", "15000, anticipo 2000"], "down-payment", "Sì, 2.000 € di anticipo"],
])("what the last of %j states besides is offered in its turn", (answers, key, label) => {
  const asked = walk(answers);
  expect(asked.keys.at(-1)).toBe(key);
  expect(listOffered(asked)).toEqual(label === null ? [] : [label]);
});

test("a clause that two questions could read is offered to none of them", () => {
  const asked = walk(["luce per casa", ...HOME, "2700 kWh, 3 kW, 4,5 kW"]);
  expect(listOffered(asked)).toEqual([]);
});

test("a car is offered without the comma before it", () => {
  expect(walk(["noleggio per me, un suv ibrido"]).messages.at(-1)?.messages.at(-1)).toBe(
    "Prima hai scritto «un suv ibrido»: è questa la risposta?",
  );
});

test("the answer that names the product is read for later questions, too", () => {
  expect(listOffered(walk(["per me", "un suv ibrido a noleggio"]))).toEqual(["Sì, SUV ibrido"]);
});

test.each([
  "la luce, non il gas, per casa, 2.700 kWh",
  "luce per casa, da 2.000 kWh a 2.700 kWh",
  "luce per casa, tra 2000 e 3000 kWh",
  "luce per casa, più di 3000 kWh",
  "luce per casa, 450 kWh mensili",
  "luce per casa, 1500 kWh in sei mesi",
  "luce per casa, la bolletta dice 950 kWh",
  "luce per casa, il fotovoltaico produce 4000 kWh l’anno",
  "luce per casa, prima consumavo 5000 kWh",
  "vivo a Milano, cerco la luce per la casa al mare",
  "cerco la luce per la casa a Milano e a Roma",
  "gas per casa intestato a Rosa",
  "gas per casa a San Giovanni",
  "sono nato a Napoli, cerco luce per la casa",
  "luce per casa, 3000 l'anno, per tre anni",
  "noleggio per me, ho un suv diesel",
  "noleggio per me, qualcosa di più piccolo di un suv",
  "noleggio per una piccola azienda",
  "pos per il mio bar, spero di incassare 3000 euro al mese",
  "pos per il mio bar, incasso 5000, metà in contanti",
])("«%s» states no later answer", (first) => {
  expect(walk([first]).interview.notes.stated ?? []).toEqual([]);
});

test("what was stated is answered like any other question", () => {
  const asked = walk(["luce per casa a Milano, 2.700 kWh", "sì, ci abito"]);
  expect(answer(asked, "Roma").interview.draft.address.city).toBe("Roma");
  const office = change(asked, STEPS.destination, ["luce per l’ufficio a Torino"]);
  expect(listOffered(office)).toEqual(["Sì, Torino"]);
});

test.each([
  "vorrei un’offerta per casa mia, pagamento con carta",
  "cerco per casa un contratto con pagamento in posta",
  "cerco per la mia officina di auto",
  "cerco per casa con l’auto elettrica da caricare",
  "vorrei togliere il gas a casa",
  "per casa, vorrei luce e gas",
  "casa mia, pago con la carta",
  "per casa, devo chiudere il gas",
  "cerco casa, ho un bancomat",
  "un suv a noleggio e la luce per casa",
  "ho un suv a noleggio per me",
  "la mia ditta ha furgoni a noleggio",
])("«%s» names no single product", (first) => {
  expect(walk([first]).interview.draft.type).toBe("");
});

test("two products in the first answer are answered with «una alla volta»", () => {
  const { messages, interview } = walk(["luce e gas, casa"]);
  expect(interview.draft).toMatchObject({ destination: "privati", type: "" });
  expect(messages[0]?.messages[0]).toMatch(/^Per casa, perfetto\. Una alla volta/);
});

test("a product that only businesses have says so once", () => {
  const { messages } = walk(["pos per casa"]);
  expect(messages[0]?.messages[0]).toMatch(/^Il POS si attiva con una partita IVA/);
});

test.each([
  ["vorrei noleggiare un suv ibrido", "Sì, SUV ibrido"],
  ["un suv a noleggio", "Sì, SUV"],
  ["cerco un suv diesel in noleggio", "Sì, SUV diesel"],
])("the first answer «%s» does not say for whom and keeps the rest", (text, label) => {
  const asked = answerFirst(text);
  expect(asked.status).toBe("asked-again");
  expect(asked.messages[0]?.messages.join(" ")).toContain("per te o per un’azienda");
  const answered = answer(asked, "per me");
  expect(answered.messages[0]?.messages[0]).toMatch(/^Per te, perfetto\. Noleggio auto/);
  expect(listOffered(answered)).toEqual([label]);
});

test("a car that shall not be rented is no wanted product", () => {
  expect(answerFirst("un suv non a noleggio").interview.notes.prefilled).toBeUndefined();
});

test("another answer with several figures is not the one that was asked back", () => {
  const asked = answerFirst("pos per il bar, incassavo 5mila euro, adesso 4 o 6mila");
  expect(answer(asked, "luce per casa, 2700 kwh e 3 kw").interview.draft).toMatchObject({
    destination: "privati",
    type: "luce",
  });
});

test("after «sì» to the part that was understood the product is still known", () => {
  const first = "pos per il bar, incassiamo 5mila euro, metà in contanti";
  const asked = answerFirst(first);
  expect(asked.status).toBe("asked-again");
  expect(asked.messages[0]?.messages.join(" ")).toContain("«POS per l’azienda»");
  expect(answer(asked, "sì").interview.draft.type).toBe("pos");
});

test.each(["voglio luce e gas insieme", "luce e gas dallo stesso fornitore"])(
  "«%s» is answered with «una alla volta», and no product is taken",
  (text) => {
    const asked = answerFirst(text);
    expect(asked.messages[0]?.messages.join(" ")).toContain("Una alla volta");
    expect(answer(asked, "casa").interview.draft).toMatchObject({ type: "" });
  },
);

test.each(["auto", "cerco un’auto", "una macchina", "un suv"])(
  "a rental is offered after «%s», which may also be an insured car",
  (text) => {
    const answered = answer(answerFirst(text), "per me");
    expect(answered.interview.draft.type).toBe("");
    expect(listOffered(answered)).toEqual(["Sì, Noleggio auto"]);
  },
);

test("a car and its fuel are offered after an answer that says for whom", () => {
  const typed = answerFirst("un’auto elettrica per la famiglia");
  expect(listOffered(typed)).toEqual(["Sì, Noleggio auto"]);
  const rental = answer(typed, "sì");
  expect(rental.interview.draft.type).toBe("noleggio");
  expect(listOffered(rental)[0]).toContain("elettrica");
});

test.each(["i miei dati sono al sicuro?", "chi vede i miei dati", "dove vanno i miei dati"])(
  "«%s» does not say for whom",
  (text) => {
    expect(answerFirst(text).status).toBe("asked-again");
  },
);
