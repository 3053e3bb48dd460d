import type { SearchGroupName, VehicleRow } from "@volpe/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoLines } from "../seed/demo-lines.ts";
import { createDemoTerminals } from "../seed/demo-terminals.ts";
import { createDemoVehicles } from "../seed/demo-vehicles.ts";
import { TEST_NOW } from "../test-server.ts";
import { createWholeSearch } from "./test-whole-search.ts";

let whole: Awaited<ReturnType<typeof createWholeSearch>>;
beforeAll(async () => {
  whole = await createWholeSearch();
}, 120_000);
afterAll(() => whole.close());

const count = async (asked: string, group: SearchGroupName) => {
  const { groups } = await whole.search.find(asked);
  return groups.find((each) => each.group === group)?.count ?? 0;
};

// People's words on the left, the catalogue's on the right.
test.each<[string, string, SearchGroupName]>([
  ["furgone", "veicolo commerciale", "noleggio"],
  ["furgoni", "veicolo commerciale", "noleggio"],
  ["van", "veicolo commerciale", "noleggio"],
  ["station wagon", "familiare", "noleggio"],
  ["sw", "familiare", "noleggio"],
  ["vw", "volkswagen", "noleggio"],
  ["vw", "volkswagen", "marche"],
  ["phev", "ibrida plug-in", "noleggio"],
  ["plugin", "plug-in", "noleggio"],
  ["plug in", "plug-in", "noleggio"],
  ["ev", "elettrica", "noleggio"],
  ["bev", "elettrica", "noleggio"],
  ["ibrido", "ibrida", "noleggio"],
  ["gasolio", "diesel", "noleggio"],
  ["city car", "citycar", "noleggio"],
  ["id3", "id.3", "noleggio"],
  ["id 3", "id.3", "noleggio"],
  ["model3", "model 3", "noleggio"],
  ["gomme", "pneumatici", "noleggio"],
  ["auto di cortesia", "auto sostitutiva", "noleggio"],
  ["soccorso stradale", "assistenza stradale", "noleggio"],
  ["vettura automatica", "cambio automatico", "noleggio"],
  ["macchina elettrica", "auto elettrica", "noleggio"],
  ["amex", "american express", "pos"],
  ["bancomat", "pagobancomat", "pos"],
  ["tel fisso", "telefono fisso", "internet"],
  ["wi-fi", "wifi", "internet"],
  ["5g", "fwa", "internet"],
  ["fibra ottica", "ftth", "internet"],
  ["bolletta elettrica", "luce", "luce"],
  ["corrente", "luce", "luce"],
  ["metano", "gas", "gas"],
])("«%s» finds what «%s» does", async (asked, said, group) => {
  expect(await count(said, group)).toBeGreaterThan(0);
  expect(await count(asked, group)).toBe(await count(said, group));
});

const TODAY = "2026-11-21";
const onSale = <Row extends { validTo?: string }>(rows: readonly Row[]) =>
  rows.filter(({ validTo }) => validTo === undefined || validTo >= TODAY);
const countCars = (isMeant: (row: VehicleRow) => boolean) => {
  const meant = onSale(createDemoVehicles(TEST_NOW)).filter(isMeant);
  return new Set(meant.map(({ make, model, variant }) => `${make} ${model} ${variant}`)).size;
};

test.each<[string, (row: VehicleRow) => boolean]>([
  ["kasko", ({ services }) => services.includes("kasko")],
  ["rca", ({ services }) => services.includes("rca")],
  ["furto e incendio", ({ services }) => services.includes("furto-incendio")],
  ["manutenzione", ({ services }) => services.includes("manutenzione")],
  ["pneumatici", ({ services }) => services.includes("pneumatici")],
  ["auto sostitutiva", ({ services }) => services.includes("auto-sostitutiva")],
  ["pronta consegna", ({ readyDelivery }) => readyDelivery],
  ["cambio automatico", ({ gearbox }) => gearbox === "automatico"],
  ["furgone", ({ segment }) => segment === "commerciale"],
  ["station wagon", ({ segment }) => segment === "familiare"],
  ["phev", ({ fuel }) => fuel === "ibrida-plug-in"],
  ["vw", ({ make }) => make === "Volkswagen"],
])("«%s» finds every car that has it and no other", async (asked, isMeant) => {
  expect(countCars(isMeant)).toBeGreaterThan(0);
  expect(await count(asked, "noleggio")).toBe(countCars(isMeant));
});

test("circuits find the terminals that take them, technologies and telephones the lines with them", async () => {
  const terminals = onSale(createDemoTerminals(TEST_NOW));
  const takesAmex = terminals.filter(({ amexPercent }) => amexPercent !== undefined);
  expect(takesAmex.length).toBeLessThan(terminals.length);
  expect(await count("american express", "pos")).toBe(takesAmex.length);
  expect(await count("pagobancomat", "pos")).toBe(terminals.length);
  expect(await count("visa", "pos")).toBe(terminals.length);
  const lines = onSale(createDemoLines(TEST_NOW));
  for (const technology of ["ftth", "fttc", "fwa"]) {
    const meant = lines.filter((line) => line.technology === technology);
    expect(await count(technology, "internet")).toBe(meant.length);
  }
  const withPhone = lines.filter(({ phone }) => phone !== "nessuna");
  expect(withPhone.length).toBeLessThan(lines.length);
  expect(await count("telefono fisso", "internet")).toBe(withPhone.length);
});

test("an offer of electricity and gas together is found, and says that no ranking holds it", async () => {
  const { groups } = await whole.search.find("dual fuel");
  expect(groups.map(({ group }) => group).sort()).toEqual(["domande", "gas", "luce"]);
  const luce = groups.find(({ group }) => group === "luce")?.results[0];
  expect(luce?.subtitle.map(({ text }) => text).join("")).toContain("fuori classifica");
});

test.each(
  `wolksvagen:Volkswagen peugot:Peugeot pegot:Peugeot peugeto:Peugeot mercdes:Mercedes
  renaut:Renault citoren:Citroën skuda:Skoda toyotta:Toyota pannda:Panda eletricità:elettricità
  elettrcia:elettrica bolleta:bolletta fornitre:fornitore varabile:variabile prezo:prezzo
  machina:macchina automatcio:automatico telefno:telefono mastercad:Mastercard metanno:metano
  fbra:fibra gsa:gas luec:luce asicurazzione:assicurazione kasco:Kasko furgne:furgone`
    .split(/\s+/)
    .map((pair) => pair.split(":")),
)("«%s» is mended to «%s»", async (asked = "", correction = "") => {
  expect(await whole.search.find(asked)).toMatchObject({
    matching: "all",
    correction,
    unknown: [],
  });
});

test("«lucie fissa» finds fixed electricity offers", async () => {
  const { groups } = await whole.search.find("lucie fissa");
  expect(groups[0]?.group).toBe("luce");
});

test.each(
  `privacy termico contanti troc scooter telepass fotovoltaico mutuo leasing colonnina pannelli pellet
  netflix cane scuola camper stadio stazione detrazione revisione autostrada ecobonus decoder moquette
  abbonamento fax primavera presidente spiaggia commercio nissan xc40 abc123 zz9
  99999999999`.split(/\s+/),
)("«%s», which stands nowhere, is told so and taken for no other word", async (asked) => {
  expect(await whole.search.find(asked)).toMatchObject({
    matching: "none",
    correction: null,
    unknown: [asked],
    total: 0,
  });
});

test("a model that nobody has is named beside what the other words find", async () => {
  expect(await whole.search.find("golf xc40")).toMatchObject({
    matching: "all",
    correction: null,
    unknown: ["xc40"],
  });
});
