import { expect, test } from "vitest";
import { advance } from "./advance.ts";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { getRate, toEmptyInterview } from "./interview.ts";
import { FLOW } from "./questions/flow.ts";
import { STEPS } from "./steps.ts";
import { change, toKey, walk } from "./test-walk-flow.ts";

test.each([
  ["POS per il mio bar", "aziende", "pos"],
  ["pos per il mio bar, incasso 5000 al mese", "aziende", "pos"],
  ["pos", "aziende", "pos"],
  ["la luce di casa mia", "privati", "luce"],
  ["cerco internet per l’ufficio", "aziende", "internet"],
  ["auto a noleggio per me", "privati", "noleggio"],
  ["abito a Milano, luce per casa mia", "privati", "luce"],
  ["ho due figli, luce per casa", "privati", "luce"],
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

const toTexts = ({ interview }: ReturnType<typeof walk>) =>
  Object.fromEntries(interview.notes.answers.map(({ step, text }) => [toKey(step), text]));
const HOME = ["sì, ci abito", "Milano", "A2A"];

test.each([
  ["luce per casa a Milano, 2.700 kWh", ["sì, ci abito"], { place: "Milano" }],
  ["la luce di casa a lecce nei marsi", ["sì, ci abito"], { place: "lecce nei marsi" }],
  ["gas per casa a Cortina d'Ampezzo", [], { place: "Cortina d'Ampezzo" }],
  ["luce per casa, 2.700 kWh l’anno", HOME, { method: "2.700 kWh l’anno" }],
  ["luce per casa con un consumo di 2 700 kWh", HOME, { method: "un consumo di 2 700 kWh" }],
  ["pos per il mio bar, incasso 5000 al mese", [], { takings: "incasso 5000 al mese" }],
  ["vorrei noleggiare un suv ibrido per me", [], { segment: "un suv ibrido" }],
  ["vorrei noleggiare un suv per me, elettrico", [], { segment: "un suv, elettrico" }],
])("«%s» answers a later question, too", (first, others, given) => {
  const walked = walk([first, ...others]);
  expect(toTexts(walked)).toMatchObject(given);
  expect(walked.keys).not.toContain(Object.keys(given)[0]);
});

test("the product's answer is read for later questions, too", () => {
  const { interview, messages } = walk(["per me", "un suv ibrido a noleggio"]);
  expect(interview.draft).toMatchObject({ type: "noleggio", subtype: "suv" });
  expect(messages[0]?.messages[0]).toMatch(/^Noleggio auto.* SUV ibrido/);
});

test.each([
  "la luce, non il gas, per casa, 2.700 kWh",
  "luce per casa, da 2.000 kWh a 2.700 kWh",
  "luce per casa, tra 2000 e 3000 kWh",
  "luce per casa, più di 3000 kWh",
  "luce per casa, 450 kWh mensili",
  "luce per casa, 900 kWh a trimestre",
  "luce per casa, 1500 kWh in sei mesi",
  "luce per casa, la bolletta dice 950 kWh",
  "luce per casa, il fotovoltaico produce 4000 kWh l’anno",
  "luce per casa, prima consumavo 5000 kWh",
  "vivo a Milano, cerco la luce per la casa al mare",
  "cerco la luce per la casa a Milano e a Roma",
  "gas per casa intestato a Rosa",
  "gas per casa a San Giovanni",
  "sono nato a Napoli, cerco luce per la casa",
  "luce per casa a Natale",
  "noleggio per me, ho un suv diesel",
  "noleggio per me, qualcosa di più piccolo di un suv",
  "noleggio per una piccola azienda",
  "pos per il mio bar, spero di incassare 3000 euro al mese",
])("what is doubtful in «%s» is asked in its turn", (first) => {
  expect(walk([first]).interview.notes.prefilled ?? []).toEqual([]);
});

test("another first answer takes the place of all that the first one said", () => {
  const first = walk(["luce per casa a Milano, 2.700 kWh", "sì, ci abito", "A2A"]);
  expect(first.keys.at(-1)).toBe("capacity");
  const office = change(first, STEPS.destination, ["luce per l’ufficio"]);
  expect(toTexts(office)).not.toHaveProperty("place");
  expect(toTexts(office)).not.toHaveProperty("method");
  const turin = change(first, STEPS.destination, ["luce per casa a Torino, 3.000 kWh"]);
  expect(turin.interview.draft.address.city).toBe("Torino");
  expect(getRate(turin.interview).cma).toBe("3000");
});

test.each([
  "vorrei un’offerta per casa mia, pagamento con carta",
  "cerco per casa un contratto con pagamento in posta",
  "cerco per la mia officina di auto",
  "cerco per casa con l’auto elettrica da caricare",
  "vorrei togliere il gas a casa",
  "per casa, vorrei luce e gas",
])("«%s» names no single product", (first) => {
  expect(walk([first]).interview.draft.type).toBe("");
});

test("a product that only businesses have says so once", () => {
  const { messages } = walk(["pos per casa"]);
  expect(messages[0]?.messages[0]).toMatch(/^Il POS si attiva con una partita IVA/);
});

test("a first answer that does not say for whom keeps the product and the rest", () => {
  const opening = toEmptyInterview({ tracking: "" });
  const begun = begin(FLOW, opening, fakeContext());
  const said = { step: begun.step, text: "vorrei noleggiare un suv ibrido" };
  const asked = advance(FLOW, begun.interview, begun.step, said, fakeContext());
  if (asked.status !== "asked-again") throw new Error(asked.status);
  expect(asked.messages[0]?.messages.join(" ")).toContain("per te o per un’azienda");
  const { interview, messages } = walk(["per me"], { from: asked.interview });
  expect(interview.draft).toMatchObject({ type: "noleggio", subtype: "suv" });
  expect(messages[0]?.messages[0]).toContain("SUV ibrido");
});

test("after «sì» to the part that was understood the product is still known", () => {
  const first = "pos per il bar, incassiamo 5mila euro, scontrino medio 12 euro";
  const begun = begin(FLOW, toEmptyInterview({ tracking: "" }), fakeContext());
  const asked = advance(FLOW, begun.interview, 0, { step: 0, text: first }, fakeContext());
  if (asked.status !== "asked-again") throw new Error(asked.status);
  expect(asked.messages[0]?.messages.join(" ")).toContain("«POS per l’azienda»");
  expect(walk(["sì"], { from: asked.interview }).interview.draft.type).toBe("pos");
});

test("a correction before its turn has the place asked for", () => {
  const begun = walk(["luce per casa a Milano, 2.700 kWh"]);
  const text = "no aspetta, la casa è a Roma";
  const asked = advance(
    FLOW,
    begun.interview,
    begun.step,
    { step: begun.step, text },
    fakeContext(),
  );
  if (asked.status !== "asked-again") throw new Error(asked.status);
  expect(asked.interview.draft.type).toBe("luce");
  const answered = { step: asked.step, text: "sì, ci abito" };
  const next = advance(FLOW, asked.interview, asked.step, answered, fakeContext());
  expect(next.status === "advanced" && toKey(next.step)).toBe("place");
});
